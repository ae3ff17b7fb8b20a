package sheepfold.games.tangledyarns;

import static sheepfold.games.tangledyarns.PositionReader.demandEachOnce;
import static sheepfold.games.tangledyarns.PositionReader.refuse;

import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import sheepfold.games.tangledyarns.WrittenParokiam.Detail;
import sheepfold.json.BadInput;
import sheepfold.json.Fields;

/** Reads what only the decision at hand has to know, and checks that there is something to decide. */
final class DetailReader {
    private static final String DETAIL = "detail";

    private final Parokiam table;
    private final Pending pending;
    private final Phase phase;
    private final Optional<Detail> given;

    DetailReader(Parokiam table, Optional<Detail> given) {
        this.table = table;
        this.pending = table.pending;
        this.phase = table.phase();
        this.given = given;
    }

    void read() {
        switch (phase) {
            case SPAWN, SPIRIT -> readArrivals(as(Detail.Arrivals.class));
            case LIGHTNESS -> readMovers(as(Detail.Movers.class));
            case CULTIST, WOLF, ANGEL -> readStep(as(Detail.Step.class));
            case FATE -> readTrial(as(Detail.Trial.class));
            case DRAW -> readSlot(as(Detail.Slot.class));
            case WALL -> pending.slot = Fields.within(as(Detail.Slot.class).number(), 0, 35, "detail.number");
            case BATTLE -> readRaid(as(Detail.Raid.class));
            case BOOKS, STRIKE, VICTIM -> readStrike(as(Detail.Strike.class));
            case CONSENT -> readPlan(as(Detail.Plan.class));
            case CHOOSE -> checkLily();
            default -> refuse(DETAIL, given.isPresent(), "", "this phase has no detail");
        }
    }

    private <T extends Detail> T as(Class<T> kind) {
        return given.filter(kind::isInstance)
                .map(kind::cast)
                .orElseThrow(() -> new BadInput(
                        DETAIL,
                        "phase %s needs the detail of type %s"
                                .formatted(phase, kind.getSimpleName().toLowerCase(java.util.Locale.ROOT))));
    }

    /** An action is used before it is known what comes of it. */
    private void demandActed(String place, int band) {
        int acted = table.flock.acted();
        refuse(place, acted == 0 || (band & ~acted) != 0, "TY-P2-01", "who is in the midst of an action has acted");
    }

    private void checkLily() {
        int lily = Sheep.LILY.ordinal();
        boolean other = !Traits.mayTryFate(table, lily) || !table.flock.lives(lily);
        refuse("phase", other, "TY-COR-02", "only corrupted Lily chooses after the red marble");
        demandActed("phase", Sheep.LILY.bit());
    }

    private void readArrivals(Detail.Arrivals arrivals) {
        boolean spirit = phase == Phase.SPIRIT;
        boolean inactive = spirit && !table.isActive(WayTile.SPIRIT);
        refuse(DETAIL, inactive, "TY-WAY-05", "cultists come back only while SPIRIT is active");
        int coming = arrivals.cultists() + arrivals.wolves();
        refuse(DETAIL, coming == 0, "TY-SPAWN-01", "somebody is still to come");
        if (spirit) {
            demandActed(DETAIL, 0);
        }
        refuse("detail.wolves", spirit && arrivals.wolves() > 0, "TY-WAY-05", "wolves do not come back");
        boolean tokens = table.servants.cultists() + arrivals.cultists() <= Box.TOKENS
                && table.servants.wolves() + arrivals.wolves() <= Box.TOKENS;
        refuse(DETAIL, !tokens, "TY-SPAWN-04", "there are six cultists and six wolves");
        boolean distinct =
                new HashSet<>(arrivals.used()).size() == arrivals.used().size();
        boolean room = arrivals.used().size() + coming <= Colour.COUNT;
        refuse("detail.used", !distinct || !room, "TY-FATE-01", "one shake gives each colour once");
        refuse(DETAIL, table.isFinalAct(), "TY-ANG-01", "nobody arrives in the final act");
        pending.cultistsToCome = arrivals.cultists();
        pending.wolvesToCome = arrivals.wolves();
        arrivals.used().forEach(colour -> pending.usedColours |= 1 << colour.ordinal());
    }

    private void readMovers(Detail.Movers movers) {
        refuse(DETAIL, !table.isActive(WayTile.LIGHTNESS), "TY-WAY-11", "LIGHTNESS is not active");
        demandEachOnce("detail.cultists", movers.cultists(), "TY-WAY-11");
        for (int cultist : movers.cultists()) {
            Fields.within(cultist, 0, table.servants.cultists() - 1, "detail.cultists");
            pending.movers |= 1 << cultist;
        }
        refuse("detail.cultists", pending.movers == 0, "TY-WAY-11", "somebody moves");
        pending.mover = Integer.numberOfTrailingZeros(pending.movers);
        demandChoice(table.city.nearerToAltar(table.servants.cultist(pending.mover)));
    }

    private void readStep(Detail.Step step) {
        pending.mover = step.mover();
        pending.stepsLeft = step.left();
        switch (phase) {
            case CULTIST -> {
                Fields.within(step.mover(), 0, table.servants.cultists() - 1, "detail.mover");
                pending.movers = (1 << table.servants.cultists()) - (1 << step.mover());
                demandChoice(table.city.nearerToAltar(table.servants.cultist(step.mover())));
            }
            case WOLF -> {
                Fields.within(step.mover(), 0, table.servants.wolves() - 1, "detail.mover");
                Fields.within(step.left(), 1, WolfPhase.steps(table), "detail.left");
                boolean follower = table.servants.leader(step.mover()) != step.mover();
                refuse("detail.mover", follower, "TY-WOLF-04", "a pack moves with its first wolf");
                demandChoice(WolfPhase.nearer(table, table.servants.wolf(step.mover())));
            }
            default -> {
                Fields.within(step.left(), 1, table.servants.cultists(), "detail.left");
                demandChoice(FinalAct.nearer(table));
            }
        }
    }

    private static void demandChoice(long cells) {
        refuse(DETAIL, Long.bitCount(cells) < 2, "TY-FATE-02", "there is nothing to choose between");
    }

    private void readTrial(Detail.Trial trial) {
        int sheep = trial.sheep().ordinal();
        refuse("detail.sheep", !table.flock.lives(sheep), "TY-POW-02", "%s is not there", trial.sheep());
        refuse("detail.sheep", table.isSheltered(sheep), "TY-POW-03", "nobody gains a power-up on the altar");
        demandActed("detail.sheep", trial.sheep().bit());
        boolean fate = table.city.relicOn(table.flock.cell(sheep)) == Relic.KINDS || Traits.mayTryFate(table, sheep);
        boolean certain = !fate || Traits.choosesKind(table, sheep);
        refuse("detail.sheep", certain, "TY-POW-02", "%s gains a power-up without the Fate box", trial.sheep());
        pending.sheep = sheep;
    }

    private void readSlot(Detail.Slot slot) {
        Fields.within(slot.number(), 1, Box.GATES, "detail.number");
        pending.slot = Box.WAY_SLOTS + slot.number() - 1;
        boolean removed = LayingOut.isRemoved(table, pending.slot);
        boolean taken = !table.way.isEmpty(pending.slot) || removed;
        refuse("detail.number", taken, "TY-LOCK-03", "a tile is drawn for the slot of the gate that was locked");
        demandActed(DETAIL, 0);
    }

    private void readRaid(Detail.Raid raid) {
        demandEachOnce("detail.sheep", raid.sheep(), "TY-ATT-01");
        int attackers = Band.of(raid.sheep()).bits();
        int tile = raid.tile().number();
        pending.attack =
                new YarnsMove.Attack(raid.tile(), Band.of(attackers), raid.wolves(), raid.cultists(), raid.bones());
        boolean there = attackers != 0 && (attackers & ~table.flock.on(tile)) == 0;
        refuse("detail.sheep", !there, "TY-ATT-01", "the attackers stand on the tile");
        boolean targets =
                raid.wolves() <= table.servants.wolvesOn(tile) && raid.cultists() <= table.servants.cultistsOn(tile);
        refuse(DETAIL, !targets, "TY-ATT-01", "there are not so many servants on the tile");
        boolean open = Attacks.attack(table, attackers) > 0
                && Attacks.plainDefence(table, attackers, raid.wolves(), raid.cultists()) > raid.bones();
        refuse(DETAIL, !open, "TY-ATT-05", "this battle is decided without a draw");
        demandActed("detail.sheep", attackers);
    }

    private void readStrike(Detail.Strike strike) {
        int cell = strike.tile().number();
        pending.tile = cell;
        pending.spent = strike.books();
        pending.again = strike.again();
        refuse("detail.tile", table.flock.on(cell) == 0, "TY-P6-01", "no sheep is there");
        boolean attacked = table.isFinalAct() ? table.servants.angel() == cell : table.servants.wolvesOn(cell) > 0;
        refuse("detail.tile", !attacked || Strikes.attack(table, cell) == 0, "TY-P6-01", "nobody attacks there");
        refuse("detail.again", strike.again() && !table.isActive(WayTile.BITE), "TY-P6-07", "BITE is not active");
        switch (phase) {
            case BOOKS -> refuse("phase", table.store.count(Relic.BOOK) == 0, "TY-P6-02", "the flock has no books");
            case STRIKE ->
                refuse(
                        DETAIL,
                        Strikes.attack(table, cell, strike.books()) == 0 || Strikes.defence(table, cell) == 0,
                        "TY-P6-04",
                        "this battle is decided without a draw");
            default ->
                refuse(
                        "detail.tile",
                        Integer.bitCount(table.flock.on(cell)) < 2,
                        "TY-FATE-03",
                        "there is only one sheep to hit");
        }
    }

    private void readPlan(Detail.Plan plan) {
        Fields.within(plan.seat(), 0, table.rules.seats() - 1, "detail.seat");
        YarnsMove move = new YarnsNotation()
                .read(table, plan.move())
                .orElseThrow(() -> new BadInput("detail.move", "this is no move"));
        int band = SheepPhase.bandOf(move);
        table.await(Phase.ACT);
        table.setActing(1 << plan.seat());
        boolean legal = band != 0 && Objections.to(table, plan.seat(), move).isEmpty();
        table.await(Phase.CONSENT);
        refuse("detail.move", !legal, "TY-P2-01", "this cannot be proposed");
        int others = table.flock.ownersOf(band) & ~(1 << plan.seat());
        demandEachOnce("detail.unanswered", plan.unanswered(), "TY-P2-01");
        int unanswered = bits(plan.unanswered());
        boolean wrong = unanswered == 0 || (unanswered & ~others) != 0;
        refuse("detail.unanswered", wrong, "TY-P2-01", "those are asked whose sheep take part");
        pending.proposal = move;
        pending.proposer = plan.seat();
        pending.unanswered = unanswered;
    }

    private static int bits(List<Integer> seats) {
        return seats.stream().mapToInt(seat -> 1 << seat).reduce(0, (some, other) -> some | other);
    }
}
