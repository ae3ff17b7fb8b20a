package sheepfold.games.tangledyarns;

import java.util.List;
import java.util.Optional;
import sheepfold.engine.Moves;
import sheepfold.engine.Ref;
import sheepfold.engine.Refusal;
import sheepfold.engine.Sentence;
import sheepfold.games.tangledyarns.YarnsMove.*;
import sheepfold.parts.Grid;

/**
 * Why a move cannot be played: the rule and a sentence. What is legal is said by the listing alone; here are the reasons for
 * what is not listed, the nearest one first.
 */
final class Objections {
    private final Parokiam table;
    private final int actor;
    private final Phase phase;

    private Objections(Parokiam table, int actor) {
        this.table = table;
        this.actor = actor;
        this.phase = table.phase();
    }

    static Optional<Refusal> to(Parokiam table, int actor, YarnsMove move) {
        Objections objections = new Objections(table, actor);
        if (!table.turn().asks(actor)) {
            boolean isBack = move instanceof Wait && table.volunteers().contains(actor);
            return isBack ? Optional.empty() : Optional.of(objections.toActor(move));
        }
        Moves<YarnsMove> legal = new Moves<>();
        table.legalMoves(actor, legal);
        return legal.contains(move) ? Optional.empty() : Optional.of(objections.to(move));
    }

    private Refusal toActor(YarnsMove move) {
        if (table.isOver()) {
            return Refusal.of("TY-RND-02", "the game is over");
        }
        boolean allAct = phase == Phase.ACT || phase == Phase.TURN;
        if (!allAct || actor < 0 || actor >= table.rules.seats()) {
            return notNow();
        }
        if (!table.course.isDone(actor)) {
            // Nothing is left to this seat, and the move tells why
            return to(move);
        }
        return table.course.mayWait(actor)
                ? Refusal.of("TY-P2-03", "you are done; say wait to take it back")
                : Refusal.of("TY-P2-03", "you are done, and have taken it back often enough");
    }

    private Refusal notNow() {
        return Refusal.of("TY-RND-01", "now {next}", whatIsNext());
    }

    private Sentence whatIsNext() {
        return switch (phase) {
            case TILE -> Sentence.of("the tile on {tile} is dealt", cell(LayingOut.nextTile(table)));
            case WALL -> Sentence.of("the wall of {tile} is drawn anew", cell(LayingOut.nextWall(table)));
            case WAY -> Sentence.of("way slot {n} gets its tile", table.way.filled() + 1);
            case GATE -> Sentence.of("gate slot {n} gets its gate", table.way.filled() + 1 - Box.WAY_SLOTS);
            case PICK -> Sentence.of("{seat} picks a sheep", Words.seat(LayingOut.chooser(table)));
            case CLAIM -> Sentence.of("{sheep} claims a power-up", ref(LayingOut.claimant(table)));
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

    private static Ref cell(int number) {
        return Cell.of(number).ref();
    }

    private static Ref ref(int sheep) {
        return Sheep.of(sheep).ref();
    }

    private Refusal to(YarnsMove move) {
        return switch (move) {
            case Lay lay
            when phase == Phase.TILE && lay.tile().number() == LayingOut.nextTile(table) ->
                Refusal.of("TY-SET-05", "no tile with {relic} is left", lay.relic());
            case PutWay put
            when phase == Phase.WAY && put.slot() == table.way.filled() + 1 ->
                Refusal.of("TY-SET-03", "{tile} lies on the Way already", put.tile());
            case PutGate put
            when phase == Phase.GATE ->
                Refusal.of(
                        "TY-SET-04",
                        "no gate of {relics} is left for slot {n}",
                        put.gate().words(),
                        put.slot());
            case Pick pick when phase == Phase.PICK -> Refusal.of("TY-SET-08", "{sheep} is taken", pick.sheep());
            case Claim _ when phase == Phase.CLAIM -> notNow("TY-EASY-01");
            case Flip flip
            when phase == Phase.FLIP ->
                Refusal.of("TY-EASY-02", "{tile} shows no {relic}", flip.tile(), Relic.of(LayingOut.nextFlip(table)));
            case Corner corner
            when phase == Phase.SPAWN || phase == Phase.SPIRIT ->
                Refusal.of("TY-FATE-01", "this shake has given {colour} already", corner.colour());
            case Direction direction
            when phase.number(false) == 4 || phase == Phase.LIGHTNESS || phase == Phase.WOLF || phase == Phase.ANGEL ->
                Refusal.of("TY-FATE-02", "{colour} is on no shortest path", direction.colour());
            case Victim victim
            when phase == Phase.VICTIM -> Refusal.of("TY-FATE-03", "{sheep} is not attacked", victim.sheep());
            case DrawWay draw
            when phase == Phase.DRAW -> Refusal.of("TY-LOCK-03", "{tile} is not in the stack", draw.tile());
            case Books _
            when phase == Phase.BOOKS ->
                Refusal.of(
                        "TY-P6-02", "at most {n} books can be used here", Strikes.mostBooks(table, table.pending.tile));
            case Walk walk when phase == Phase.ACT -> toSheep(walk.sheep()).orElseGet(() -> toWalk(walk));
            case Take take when phase == Phase.ACT -> toActing(take.sheep()).orElseGet(() -> toTake(take));
            case TakeFate take when phase == Phase.ACT -> toActing(take.sheep()).orElseGet(() -> toFate(take.sheep()));
            case Sacrifice sacrifice
            when phase == Phase.ACT -> toActing(sacrifice.sheep()).orElseGet(this::toSacrifice);
            case Lock lock when phase == Phase.ACT -> toLock(lock);
            case Attack attack when phase == Phase.ACT -> toAttack(attack);
            case Turn turn when phase == Phase.TURN -> toTurn(turn);
            case Turn _
            when table.isActive(WayTile.QUIET) && phase == Phase.ACT ->
                Refusal.of("TY-WAY-01", "no tile may be turned in this round");
            case Wait _
            when phase == Phase.ACT || phase == Phase.TURN ->
                Refusal.of("TY-P2-03", "you are not done, so there is nothing to take back");
            case Done _
            when phase == Phase.ACT || phase == Phase.TURN ->
                Refusal.of("TY-P2-03", "nothing is left for you to do, so you need not say so");
            case Lay _ -> notNow("TY-SET-05");
            case Redraw _ -> notNow("TY-SET-06");
            case PutWay _ -> notNow("TY-SET-03");
            case PutGate _ -> notNow("TY-SET-04");
            case Pick _ -> notNow("TY-SET-08");
            case Claim _ -> notNow("TY-EASY-01");
            case Flip _ -> notNow("TY-EASY-02");
            case Corner _ -> notNow("TY-SPAWN-02");
            case Direction _ -> notNow("TY-FATE-02");
            case Battle _ -> notNow("TY-ATT-05");
            case Fate _ -> notNow("TY-POW-02");
            case Choose _ -> notNow("TY-COR-02");
            case Victim _ -> notNow("TY-FATE-03");
            case DrawWay _ -> notNow("TY-LOCK-03");
            case Books _ -> notNow("TY-P6-02");
            case Answer _, Walk _, Take _, TakeFate _, Sacrifice _, Lock _, Attack _, Turn _, Done _, Wait _ ->
                notNow();
        };
    }

    private Refusal notNow(String rule) {
        return Refusal.of(rule, "now {next}", whatIsNext());
    }

    /** Is it a living sheep of the one who names it? */
    private Optional<Refusal> toOwner(Sheep sheep) {
        int owner = table.flock.owner(sheep.ordinal());
        if (owner == Flock.NOBODY) {
            return Optional.of(Refusal.of("TY-P2-01", "{sheep} does not take part in this game", sheep));
        }
        if (!table.flock.lives(sheep.ordinal())) {
            return Optional.of(Refusal.of("TY-P2-01", "{sheep} is dead", sheep));
        }
        return owner == actor
                ? Optional.empty()
                : Optional.of(Refusal.of("TY-P2-01", "{sheep} is led by {seat}", sheep, Words.seat(owner)));
    }

    private Optional<Refusal> toSheep(Sheep sheep) {
        return toOwner(sheep)
                .or(() -> table.flock.hasMoved(sheep.ordinal())
                        ? Optional.of(Refusal.of("TY-P2-01", "{sheep} has moved in this round", sheep))
                        : Optional.empty());
    }

    private Optional<Refusal> toActing(Sheep sheep) {
        return toOwner(sheep).or(() -> toSecondAction(sheep));
    }

    private Optional<Refusal> toSecondAction(Sheep sheep) {
        return table.flock.hasActed(sheep.ordinal())
                ? Optional.of(Refusal.of("TY-P2-01", "{sheep} has acted in this round", sheep))
                : Optional.empty();
    }

    private Refusal toWalk(Walk walk) {
        int sheep = walk.sheep().ordinal();
        int from = table.flock.cell(sheep);
        int to = walk.to().number();
        Ref name = walk.sheep().ref();
        Ref place = walk.to().ref();
        if (from == to) {
            return Refusal.of("TY-MOVE-01", "{sheep} is on {tile} already", name, place);
        }
        if (walk.talaria() > table.store.count(Relic.TALARIA) || walk.maps() > table.store.count(Relic.MAP)) {
            return Refusal.of("TY-MOVE-04", "the flock does not have so many power-ups");
        }
        int steps = Traits.steps(table, sheep) + walk.talaria();
        if (Cell.distance(from, to) > steps) {
            return Refusal.of("TY-MOVE-01", "{tile} is more than {n} steps away from {sheep}", place, steps, name);
        }
        long closed = Traits.closedTo(table, sheep);
        if (Cell.isIn(to, closed) || !isWithin(from, to, steps, closed, 0)) {
            return Refusal.of("TY-COR-05", "corrupted Blackberry shares no tile with another sheep, not even to pass");
        }
        long barriers = table.servants.barriers() & ~(1L << from);
        if (!isWithin(from, to, steps, closed, barriers)) {
            return table.isFinalAct()
                    ? Refusal.of("TY-ANG-06", "{sheep} cannot pass through the Angel", name)
                    : Refusal.of("TY-MOVE-03", "{sheep} cannot pass through wolves", name);
        }
        boolean reached = Walks.reaches(table, walk);
        return reached
                ? Refusal.of("TY-MOVE-04", "fewer power-ups will do for {sheep} to come to {tile}", name, place)
                : Refusal.of("TY-MOVE-02", "walls keep {sheep} from {tile}", name, place);
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

    private Refusal toTake(Take take) {
        Ref sheep = take.sheep().ref();
        int cell = table.flock.cell(take.sheep().ordinal());
        if (!SheepPhase.mayTake(table, take.sheep().ordinal())) {
            return Refusal.of("TY-POW-03", "{sheep} cannot gain a power-up on the altar", sheep);
        }
        return table.city.relicOn(cell) == Relic.KINDS
                ? Refusal.of("TY-POW-02", "on wasteland the Fate box gives {sheep} a power-up", sheep)
                : Refusal.of(
                        "TY-POW-01",
                        "{sheep} gains what her tile shows: {relic}",
                        sheep,
                        Relic.of(table.city.relicOn(cell)));
    }

    private Refusal toFate(Sheep sheep) {
        if (!SheepPhase.mayTake(table, sheep.ordinal())) {
            return Refusal.of("TY-POW-03", "{sheep} cannot gain a power-up on the altar", sheep);
        }
        return Traits.choosesKind(table, sheep.ordinal())
                ? Refusal.of("TY-SHEEP-03", "{sheep} names the power-up that she gains", sheep)
                : Refusal.of("TY-POW-01", "{sheep} stands on a relic and gains just that", sheep);
    }

    private Refusal toSacrifice() {
        return table.isFinalAct()
                ? Refusal.of("TY-SAC-01", "in the final act nobody sacrifices herself")
                : Refusal.of("TY-SAC-01", "the Shepherd lies already");
    }

    private Optional<Refusal> toBand(int band) {
        for (Sheep sheep : Band.list(band)) {
            if (!table.flock.lives(sheep.ordinal())) {
                return Optional.of(Refusal.of("TY-P2-01", "{sheep} is not there", sheep));
            }
            Optional<Refusal> acted = toSecondAction(sheep);
            if (acted.isPresent()) {
                return acted;
            }
        }
        int own = table.flock.of(actor);
        if ((band & own) == 0) {
            return Optional.of(Refusal.of("TY-P2-01", "a sheep of your own takes part in what you suggest"));
        }
        return SheepPhase.maySuggest(table, actor, band)
                ? Optional.empty()
                : Optional.of(
                        Refusal.of("TY-P2-01", "{n} of your plans were refused: act alone", Course.MOST_REFUSALS));
    }

    private Refusal toLock(Lock lock) {
        int slot = Box.WAY_SLOTS + lock.gate() - 1;
        if (lock.gate() < 1 || lock.gate() > Box.GATES || !table.way.isGate(slot)) {
            return Refusal.of("TY-LOCK-01", "gate {n} is not open", lock.gate());
        }
        Optional<Refusal> toBand = toBand(lock.parts().band());
        if (toBand.isPresent()) {
            return toBand.get();
        }
        for (Part part : lock.parts().list()) {
            Optional<Refusal> toPart = toPart(part);
            if (toPart.isPresent()) {
                return toPart.get();
            }
        }
        List<Part> parts = lock.parts().list();
        if (parts.stream().map(Part::tile).distinct().count() < parts.size()) {
            return Refusal.of("TY-LOCK-01", "each sheep uses a tile of its own");
        }
        return Refusal.of(
                "TY-LOCK-01",
                "gate {n} takes just {relics}",
                lock.gate(),
                table.way.gate(slot).words());
    }

    private Optional<Refusal> toPart(Part part) {
        int sheep = part.sheep().ordinal();
        int from = table.flock.cell(sheep);
        int tile = part.tile().number();
        if (from == tile || Cell.isIn(tile, Traits.lockReach(table, sheep))) {
            return Optional.empty();
        }
        boolean beside = part.sheep() == Sheep.MOPPET && Cell.direction(from, tile) >= 0;
        if (beside && table.isActive(WayTile.FAIRNESS)) {
            return Optional.of(Refusal.of("TY-WAY-12", "in this round Moppet uses only her own tile"));
        }
        if (beside && !table.isSheltered(sheep)) {
            return Optional.of(Refusal.of("TY-COR-04", "{tile} is behind a wall from corrupted Moppet", part.tile()));
        }
        return Optional.of(Refusal.of(
                "TY-LOCK-02",
                beside ? "{sheep} cannot reach out to {tile} from the altar" : "{sheep} cannot use the relic of {tile}",
                part.sheep(),
                part.tile()));
    }

    private Refusal toAttack(Attack attack) {
        int band = attack.sheep().bits();
        int tile = attack.tile().number();
        Optional<Refusal> toBand = toBand(band);
        if (toBand.isPresent()) {
            return toBand.get();
        }
        for (Sheep sheep : attack.sheep().sheep()) {
            if (table.flock.cell(sheep.ordinal()) != tile) {
                return Refusal.of("TY-ATT-01", "{sheep} is not on {tile}", sheep, attack.tile());
            }
        }
        if (attack.wolves() > table.servants.wolvesOn(tile) || attack.cultists() > table.servants.cultistsOn(tile)) {
            return Refusal.of("TY-ATT-01", "there are not so many servants on {tile}", attack.tile());
        }
        if (!Attacks.mayAttack(table, band)) {
            return Refusal.of("TY-COR-03", "corrupted Poppy does not attack alone");
        }
        return attack.bones() > table.store.count(Relic.BONE)
                ? Refusal.of("TY-ATT-04", "the flock does not have so many bones")
                : Refusal.of("TY-ATT-04", "fewer bones leave them without defence already");
    }

    private Refusal toTurn(Turn turn) {
        Optional<Refusal> toOwner = toOwner(turn.sheep());
        if (toOwner.isPresent()) {
            return toOwner.get();
        }
        int sheep = turn.sheep().ordinal();
        int tile = turn.tile().number();
        Ref name = turn.sheep().ref();
        Ref place = turn.tile().ref();
        if (tile == Cell.ALTAR) {
            return Refusal.of("TY-ROT-04", "the altar is never turned");
        }
        if (Cell.isIn(tile, TurningPhase.barred(table))) {
            return Refusal.of("TY-ROT-04", "{tile} is held by a cultist or the Angel", place);
        }
        if (turn.tech() && table.store.count(Relic.TECH) == 0) {
            return Refusal.of("TY-ROT-03", "the flock has no tech");
        }
        if (!turn.tech() && table.flock.hasTurned(sheep)) {
            return Refusal.of("TY-ROT-01", "{sheep} has turned a tile in this round", name);
        }
        long within = turn.tech() ? Traits.turnableByTech(table, sheep) : Traits.turnable(table, sheep);
        if (!Cell.isIn(tile, within)) {
            return toTurning(turn, name, place);
        }
        return turn.wall().ordinal() == table.city.wallOf(tile)
                ? Refusal.of("TY-ROT-01", "the wall of {tile} is there already", place)
                : Refusal.of("TY-ROT-05", "so turned, {tile} would cut tiles off from the altar", place);
    }

    private Refusal toTurning(Turn turn, Ref name, Ref place) {
        if (turn.tech()) {
            return Refusal.of("TY-ROT-03", "by tech {sheep} turns a tile beside her, not {tile}", name, place);
        }
        if (turn.sheep() == Sheep.POPPY && !table.isActive(WayTile.FAIRNESS)) {
            return Refusal.of("TY-ROT-01", "Poppy turns tiles by tech only");
        }
        int from = table.flock.cell(turn.sheep().ordinal());
        boolean beside = turn.sheep() == Sheep.MELBROOK
                && Cell.direction(from, turn.tile().number()) >= 0;
        if (beside && table.isActive(WayTile.FAIRNESS)) {
            return Refusal.of("TY-WAY-12", "in this round Melbrook turns only her own tile");
        }
        if (beside) {
            return table.isSheltered(turn.sheep().ordinal())
                    ? Refusal.of("TY-ROT-02", "from the altar Melbrook turns no tile")
                    : Refusal.of("TY-COR-04", "{tile} is behind a wall from corrupted Melbrook", place);
        }
        return Refusal.of("TY-ROT-01", "{sheep} turns the tile she stands on, not {tile}", name, place);
    }
}
