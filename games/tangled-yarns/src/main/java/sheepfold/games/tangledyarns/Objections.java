package sheepfold.games.tangledyarns;

import java.util.List;
import java.util.Optional;
import sheepfold.engine.Moves;
import sheepfold.engine.Refusal;
import sheepfold.engine.Sentence;
import sheepfold.engine.Why;
import sheepfold.games.tangledyarns.YarnsMove.*;
import sheepfold.parts.Grid;

/**
 * Why a move cannot be played: the rule and a sentence. What is legal is said by the listing alone; here are the reasons for
 * what is not listed, the nearest one first. So all that is asked here comes to a no in the end.
 */
final class Objections {
    private final Parokiam table;
    private final int actor;
    private final Phase phase;
    private final Why why = Why.asked();

    private Objections(Parokiam table, int actor) {
        this.table = table;
        this.actor = actor;
        this.phase = table.phase();
    }

    static Optional<Refusal> to(Parokiam table, int actor, YarnsMove move) {
        boolean isAsked = table.turn().asks(actor);
        boolean comesBack = move instanceof Wait && table.volunteers().contains(actor);
        if (isAsked ? isListed(table, actor, move) : comesBack) {
            return Optional.empty();
        }
        Objections objections = new Objections(table, actor);
        boolean allowed = isAsked ? objections.may(move) : objections.mayUnasked(move);
        return allowed ? Optional.empty() : objections.why.refusal();
    }

    private static boolean isListed(Parokiam table, int actor, YarnsMove move) {
        Moves<YarnsMove> legal = new Moves<>();
        table.legalMoves(actor, legal);
        return legal.contains(move);
    }

    private boolean mayUnasked(YarnsMove move) {
        boolean allAct = phase == Phase.ACT || phase == Phase.TURN;
        if (table.isOver()) {
            return why.not("TY-RND-02", "the game is over");
        }
        if (!allAct || actor < 0 || actor >= table.rules.seats()) {
            return notNow("TY-RND-01");
        }
        if (!table.course.isDone(actor)) {
            // Nothing is left to this seat, and the move tells why
            return may(move);
        }
        return table.course.mayWait(actor)
                ? why.not("TY-P2-03", "you are done; say wait to take it back")
                : why.not("TY-P2-03", "you are done, and have taken it back often enough");
    }

    private boolean notNow(String rule) {
        return why.not(rule, "now {next}", whatIsNext());
    }

    private boolean isNow(boolean now, String rule) {
        return now || notNow(rule);
    }

    private boolean isTimeToAct() {
        return isNow(phase == Phase.ACT, "TY-RND-01");
    }

    private Sentence whatIsNext() {
        return switch (phase) {
            case TILE -> Sentence.of("the tile on {tile} is dealt", Cell.of(LayingOut.nextTile(table)));
            case WALL -> Sentence.of("the wall of {tile} is drawn anew", Cell.of(LayingOut.nextWall(table)));
            case WAY -> Sentence.of("way slot {n} gets its tile", table.way.filled() + 1);
            case GATE -> Sentence.of("gate slot {n} gets its gate", table.way.filled() + 1 - Box.WAY_SLOTS);
            case PICK -> Sentence.of("{seat} picks a sheep", Words.seat(LayingOut.chooser(table)));
            case CLAIM -> Sentence.of("{sheep} claims a power-up", Sheep.of(LayingOut.claimant(table)));
            case FLIP -> Sentence.of("a {relic} is turned to wasteland", Relic.of(LayingOut.nextFlip(table)));
            case SPAWN, SPIRIT -> Sentence.of("the Fate box names a corner");
            case LIGHTNESS, CULTIST -> Sentence.of("the Fate box names a cultist's direction");
            case WOLF -> Sentence.of("the Fate box names a wolf's direction");
            case ANGEL -> Sentence.of("the Fate box names the Angel's direction");
            case ACT -> Sentence.of("the sheep move and act");
            case CONSENT -> Sentence.of("those whose sheep are in the plan say yes or no");
            case FATE -> Sentence.of("the Fate box gives a power-up");
            case CHOOSE -> Sentence.of("Lily chooses a power-up");
            case DRAW -> Sentence.of("a way tile is drawn");
            case BATTLE, STRIKE -> Sentence.of("the Fate box decides a battle");
            case TURN -> Sentence.of("the sheep turn tiles");
            case BOOKS -> Sentence.of("those who are attacked decide how many books they use");
            case VICTIM -> Sentence.of("the Fate box names the sheep that is hit");
            case OVER -> Sentence.of("the game is over");
        };
    }

    private boolean may(YarnsMove move) {
        return switch (move) {
            case Lay lay ->
                isNow(phase == Phase.TILE && lay.tile().number() == LayingOut.nextTile(table), "TY-SET-05")
                        && why.not("TY-SET-05", "no tile with {relic} is left", lay.relic());
            case Redraw _ -> notNow("TY-SET-06");
            case PutWay put ->
                isNow(phase == Phase.WAY && put.slot() == table.way.filled() + 1, "TY-SET-03")
                        && why.not("TY-SET-03", "{tile} lies on the Way already", put.tile());
            case PutGate(int slot, Gate gate) ->
                isNow(phase == Phase.GATE, "TY-SET-04")
                        && why.not("TY-SET-04", "no gate of {relics} is left for slot {n}", gate.words(), slot);
            case Pick pick ->
                isNow(phase == Phase.PICK, "TY-SET-08") && why.not("TY-SET-08", "{sheep} is taken", pick.sheep());
            case Claim _ -> notNow("TY-EASY-01");
            case Flip flip -> isNow(phase == Phase.FLIP, "TY-EASY-02") && mayFlip(flip);
            case Corner corner ->
                isNow(phase == Phase.SPAWN || phase == Phase.SPIRIT, "TY-SPAWN-02")
                        && why.not("TY-FATE-01", "this shake has given {colour} already", corner.colour());
            case Direction direction ->
                isNow(phase.namesDirection(), "TY-FATE-02")
                        && why.not("TY-FATE-02", "{colour} is on no shortest path", direction.colour());
            case Battle _ -> notNow("TY-ATT-05");
            case Fate _ -> notNow("TY-POW-02");
            case Choose _ -> notNow("TY-COR-02");
            case Victim victim ->
                isNow(phase == Phase.VICTIM, "TY-FATE-03")
                        && why.not("TY-FATE-03", "{sheep} is not attacked", victim.sheep());
            case DrawWay draw ->
                isNow(phase == Phase.DRAW, "TY-LOCK-03")
                        && why.not("TY-LOCK-03", "{tile} is not in the stack", draw.tile());
            case Books _ -> isNow(phase == Phase.BOOKS, "TY-P6-02") && mayUseSoMany();
            case Walk walk -> isTimeToAct() && isOwn(walk.sheep()) && mayWalk(walk);
            case Take(Sheep sheep, Relic _) -> isTimeToAct() && isOwn(sheep) && hasNotActed(sheep) && mayTake(sheep);
            case TakeFate(Sheep sheep) -> isTimeToAct() && isOwn(sheep) && hasNotActed(sheep) && mayTryFate(sheep);
            case Sacrifice(Sheep sheep) ->
                isTimeToAct() && isOwn(sheep) && hasNotActed(sheep) && SheepPhase.maySacrifice(table, why);
            case Lock lock -> isTimeToAct() && mayLock(lock);
            case Attack attack -> isTimeToAct() && mayAttack(attack);
            case Turn turn ->
                (phase != Phase.ACT
                                || !table.isActive(WayTile.QUIET)
                                || why.not("TY-WAY-01", "no tile may be turned in this round"))
                        && isNow(phase == Phase.TURN, "TY-RND-01")
                        && mayTurn(turn);
            case Wait _ ->
                isNow(phase == Phase.ACT || phase == Phase.TURN, "TY-RND-01")
                        && why.not("TY-P2-03", "you are not done, so there is nothing to take back");
            case Done _ ->
                isNow(phase == Phase.ACT || phase == Phase.TURN, "TY-RND-01")
                        && why.not("TY-P2-03", "nothing is left for you to do, so you need not say so");
            case Answer _ -> notNow("TY-RND-01");
        };
    }

    private boolean mayFlip(Flip flip) {
        Relic relic = Relic.of(LayingOut.nextFlip(table));
        return why.not("TY-EASY-02", "{tile} shows no {relic}", flip.tile(), relic);
    }

    private boolean mayUseSoMany() {
        int most = Strikes.mostBooks(table, table.pending.tile);
        return why.not("TY-P6-02", "at most {n} books can be used here", most);
    }

    /** Is it a living sheep of the one who names it? */
    private boolean isOwn(Sheep sheep) {
        int owner = table.flock.owner(sheep.ordinal());
        return (owner != Flock.NOBODY || why.not("TY-P2-01", "{sheep} does not take part in this game", sheep))
                && (table.flock.lives(sheep.ordinal()) || why.not("TY-P2-01", "{sheep} is dead", sheep))
                && (owner == actor || why.not("TY-P2-01", "{sheep} is led by {seat}", sheep, Words.seat(owner)));
    }

    private boolean hasNotActed(Sheep sheep) {
        return !table.flock.hasActed(sheep.ordinal()) || why.not("TY-P2-01", "{sheep} has acted in this round", sheep);
    }

    private boolean mayWalk(Walk walk) {
        Sheep name = walk.sheep();
        Cell place = walk.to();
        int sheep = name.ordinal();
        int from = table.flock.cell(sheep);
        int to = place.number();
        int steps = Traits.steps(table, sheep) + walk.talaria();
        long closed = Traits.closedTo(table, sheep);
        long barriers = table.servants.barriers() & ~(1L << from);
        boolean canPay =
                walk.talaria() <= table.store.count(Relic.TALARIA) && walk.maps() <= table.store.count(Relic.MAP);
        return (!table.flock.hasMoved(sheep) || why.not("TY-P2-01", "{sheep} has moved in this round", name))
                && (from != to || why.not("TY-MOVE-01", "{sheep} is on {tile} already", name, place))
                && (canPay || why.not("TY-MOVE-04", "the flock does not have so many power-ups"))
                && (Cell.distance(from, to) <= steps
                        || why.not("TY-MOVE-01", "{tile} is more than {n} steps away from {sheep}", place, steps, name))
                && ((!Cell.isIn(to, closed) && isWithin(from, to, steps, closed, 0))
                        || why.not(
                                "TY-COR-05",
                                "corrupted Blackberry shares no tile with another sheep, not even to pass"))
                && (isWithin(from, to, steps, closed, barriers)
                        || (table.isFinalAct()
                                ? why.not("TY-ANG-06", "{sheep} cannot pass through the Angel", name)
                                : why.not("TY-MOVE-03", "{sheep} cannot pass through wolves", name)))
                && (Walks.reaches(table, walk)
                        ? why.not("TY-MOVE-04", "fewer power-ups will do for {sheep} to come to {tile}", name, place)
                        : why.not("TY-MOVE-02", "walls keep {sheep} from {tile}", name, place));
    }

    /** Is a cell within so many steps if there were no walls? */
    private static boolean isWithin(int from, int to, int steps, long closed, long barriers) {
        Grid grid = Cell.GRID;
        long reached = 1L << from;
        for (int step = 0; step < steps; step++) {
            reached |= grid.next(reached & ~barriers) & ~closed;
        }
        return Cell.isIn(to, reached);
    }

    private boolean mayGain(Sheep sheep) {
        return SheepPhase.mayTake(table, sheep.ordinal())
                || why.not("TY-POW-03", "{sheep} cannot gain a power-up on the altar", sheep);
    }

    private boolean mayTake(Sheep sheep) {
        int relic = table.city.relicOn(table.flock.cell(sheep.ordinal()));
        return mayGain(sheep)
                && (relic == Relic.KINDS
                        ? why.not("TY-POW-02", "on wasteland the Fate box gives {sheep} a power-up", sheep)
                        : why.not("TY-POW-01", "{sheep} gains what her tile shows: {relic}", sheep, Relic.of(relic)));
    }

    private boolean mayTryFate(Sheep sheep) {
        return mayGain(sheep)
                && (Traits.choosesKind(table, sheep.ordinal())
                        ? why.not("TY-SHEEP-03", "{sheep} names the power-up that she gains", sheep)
                        : why.not("TY-POW-01", "{sheep} stands on a relic and gains just that", sheep));
    }

    private boolean mayJoin(int band) {
        return Band.list(band).stream()
                        .allMatch(sheep -> (table.flock.lives(sheep.ordinal())
                                        || why.not("TY-P2-01", "{sheep} is not there", sheep))
                                && hasNotActed(sheep))
                && SheepPhase.maySuggest(table, actor, band, why);
    }

    private boolean mayLock(Lock lock) {
        int slot = Box.WAY_SLOTS + lock.gate() - 1;
        List<Part> parts = lock.parts().list();
        boolean open = lock.gate() >= 1 && lock.gate() <= Box.GATES && table.way.isGate(slot);
        boolean each = parts.stream().map(Part::tile).distinct().count() == parts.size();
        return (open || why.not("TY-LOCK-01", "gate {gate} is not open", Words.gate(lock.gate())))
                && mayJoin(lock.parts().band())
                && parts.stream().allMatch(this::mayGive)
                && (each || why.not("TY-LOCK-01", "each sheep uses a tile of its own"))
                && why.not(
                        "TY-LOCK-01",
                        "gate {gate} takes just {relics}",
                        Words.gate(lock.gate()),
                        table.way.gate(slot).words());
    }

    private boolean mayGive(Part part) {
        int sheep = part.sheep().ordinal();
        int from = table.flock.cell(sheep);
        int tile = part.tile().number();
        if (from == tile || Cell.isIn(tile, Traits.lockReach(table, sheep))) {
            return true;
        }
        if (part.sheep() != Sheep.MOPPET || Cell.direction(from, tile) < 0) {
            return why.not("TY-LOCK-02", "{sheep} cannot use the relic of {tile}", part.sheep(), part.tile());
        }
        return (!table.isActive(WayTile.FAIRNESS)
                        || why.not("TY-WAY-12", "in this round Moppet uses only her own tile"))
                && (table.isSheltered(sheep)
                        ? why.not(
                                "TY-LOCK-02",
                                "{sheep} cannot reach out to {tile} from the altar",
                                part.sheep(),
                                part.tile())
                        : why.not("TY-COR-04", "{tile} is behind a wall from corrupted Moppet", part.tile()));
    }

    private boolean mayAttack(Attack attack) {
        Cell tile = attack.tile();
        boolean there = attack.wolves() <= table.servants.wolvesOn(tile.number())
                && attack.cultists() <= table.servants.cultistsOn(tile.number());
        return mayJoin(attack.sheep().bits())
                && attack.sheep().sheep().stream()
                        .allMatch(sheep -> table.flock.cell(sheep.ordinal()) == tile.number()
                                || why.not("TY-ATT-01", "{sheep} is not on {tile}", sheep, tile))
                && (there || why.not("TY-ATT-01", "there are not so many servants on {tile}", tile))
                && Attacks.mayAttack(table, attack.sheep().bits(), why)
                && (attack.bones() > table.store.count(Relic.BONE)
                        ? why.not("TY-ATT-04", "the flock does not have so many bones")
                        : why.not("TY-ATT-04", "fewer bones leave them without defence already"));
    }

    private boolean mayTurn(Turn turn) {
        int sheep = turn.sheep().ordinal();
        Cell place = turn.tile();
        int tile = place.number();
        boolean tech = turn.tech();
        return isOwn(turn.sheep())
                && (tile != Cell.ALTAR || why.not("TY-ROT-04", "the altar is never turned"))
                && (!Cell.isIn(tile, TurningPhase.barred(table))
                        || why.not("TY-ROT-04", "{tile} is held by a cultist or the Angel", place))
                && (!tech || table.store.count(Relic.TECH) > 0 || why.not("TY-ROT-03", "the flock has no tech"))
                && (tech
                        || !table.flock.hasTurned(sheep)
                        || why.not("TY-ROT-01", "{sheep} has turned a tile in this round", turn.sheep()))
                && (Cell.isIn(tile, tech ? Traits.turnableByTech(table, sheep) : Traits.turnable(table, sheep))
                        || isWithinReach(turn))
                && (turn.wall().ordinal() == table.city.wallOf(tile)
                        ? why.not("TY-ROT-01", "the wall of {tile} is there already", place)
                        : why.not("TY-ROT-05", "so turned, {tile} would cut tiles off from the altar", place));
    }

    private boolean isWithinReach(Turn turn) {
        Sheep sheep = turn.sheep();
        Cell place = turn.tile();
        if (turn.tech()) {
            return why.not("TY-ROT-03", "by tech {sheep} turns a tile beside her, not {tile}", sheep, place);
        }
        boolean plain = table.isActive(WayTile.FAIRNESS);
        if (sheep == Sheep.POPPY && !plain) {
            return why.not("TY-ROT-01", "Poppy turns tiles by tech only");
        }
        if (sheep != Sheep.MELBROOK || Cell.direction(table.flock.cell(sheep.ordinal()), place.number()) < 0) {
            return why.not("TY-ROT-01", "{sheep} turns the tile she stands on, not {tile}", sheep, place);
        }
        return (!plain || why.not("TY-WAY-12", "in this round Melbrook turns only her own tile"))
                && (table.isSheltered(sheep.ordinal())
                        ? why.not("TY-ROT-02", "from the altar Melbrook turns no tile")
                        : why.not("TY-COR-04", "{tile} is behind a wall from corrupted Melbrook", place));
    }
}
