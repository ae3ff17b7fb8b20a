package sheepfold.games.tangledyarns;

import sheepfold.engine.Events;
import sheepfold.engine.Moves;
import sheepfold.engine.Why;
import sheepfold.games.tangledyarns.YarnsMove.*;

/** Phase 2: each sheep may move once and act once, in any order, all seats at the same time (TY-P2). */
final class SheepPhase {
    private SheepPhase() {}

    static void begin(Parokiam table, Events events) {
        if (events.heard()) {
            events.tell(new YarnsEvent.PhaseBegan(2));
        }
        table.course.beginPhase();
        goOn(table, events);
    }

    /** TY-P2-03. */
    static void goOn(Parokiam table, Events events) {
        if (!table.awaitDeeds(Phase.ACT)) {
            TurningPhase.begin(table, events);
        }
    }

    static boolean canDoAnything(Parokiam table, int seat) {
        for (int sheep : Band.numbers(table.flock.of(seat))) {
            boolean acts = !table.flock.hasActed(sheep) && (mayTake(table, sheep) || maySacrifice(table, Why.UNASKED));
            if (acts || (!table.flock.hasMoved(sheep) && Walks.exist(table, sheep))) {
                return true;
            }
        }
        return false;
    }

    static void addActs(Parokiam table, int seat, Moves<YarnsMove> into) {
        into.add(YarnsMoves.DONE);
        for (int sheep : Band.numbers(table.flock.of(seat))) {
            if (!table.flock.hasMoved(sheep)) {
                table.walks.add(table, sheep, into);
            }
            if (!table.flock.hasActed(sheep)) {
                addTakes(table, sheep, into);
                if (maySacrifice(table, Why.UNASKED)) {
                    into.add(YarnsMoves.sacrifice(sheep));
                }
            }
        }
        Locks.add(table, seat, into);
        Attacks.add(table, seat, into);
    }

    /** A seat suggests what a sheep of its own takes part in; those who were refused too often act alone. */
    static boolean maySuggest(Parokiam table, int seat, int band, Why why) {
        int own = table.flock.of(seat);
        return ((band & own) != 0 || why.not("TY-P2-01", "a sheep of your own takes part in what you suggest"))
                && ((band & ~own) == 0
                        || !table.rules.consentIsAsked()
                        || table.course.mayPropose(seat)
                        || why.not("TY-P2-01", "{n} of your plans were refused: act alone", Course.MOST_REFUSALS));
    }

    /** Not on the altar, as long as that is no tile (TY-POW-03, TY-ANG-03). */
    static boolean mayTake(Parokiam table, int sheep) {
        return !table.isSheltered(sheep);
    }

    /** TY-POW-01, TY-POW-02, TY-SHEEP-03, TY-COR-02. */
    private static void addTakes(Parokiam table, int sheep, Moves<YarnsMove> into) {
        if (!mayTake(table, sheep)) {
            return;
        }
        boolean anyKind = Traits.choosesKind(table, sheep);
        int relic = table.city.relicOn(table.flock.cell(sheep));
        for (int kind = 0; kind < Relic.KINDS; kind++) {
            if (anyKind || kind == relic) {
                into.add(YarnsMoves.take(sheep, kind));
            }
        }
        if (!anyKind && (relic == Relic.KINDS || Traits.mayTryFate(table, sheep))) {
            into.add(YarnsMoves.takeFate(sheep));
        }
    }

    /** TY-SAC-01. */
    static boolean maySacrifice(Parokiam table, Why why) {
        return table.isFinalAct()
                ? table.rules.finalActSacrifice() || why.not("TY-SAC-01", "in the final act nobody sacrifices herself")
                : !table.way.lies()
                        || table.rules.multiSacrifice()
                        || why.not("TY-SAC-01", "the Shepherd lies already");
    }

    static void play(Parokiam table, Walk walk, Events events) {
        int sheep = walk.sheep().ordinal();
        if (events.heard()) {
            events.tell(new YarnsEvent.SheepMoved(walk.sheep(), Walks.way(table, walk), walk.talaria(), walk.maps()));
        }
        table.store.spend(Relic.TALARIA, walk.talaria());
        table.store.spend(Relic.MAP, walk.maps());
        table.flock.stand(sheep, walk.to().number());
        table.flock.setMoved(sheep);
        goOn(table, events);
    }

    static void play(Parokiam table, Take take, Events events) {
        table.flock.setActed(take.sheep().bit());
        gain(table, take.sheep(), take.kind(), false, events);
    }

    private static void gain(Parokiam table, Sheep sheep, Relic kind, boolean byFate, Events events) {
        table.store.add(kind.ordinal(), 1);
        if (events.heard()) {
            events.tell(new YarnsEvent.PowerUpGained(sheep, kind, byFate));
        }
        goOn(table, events);
    }

    static void play(Parokiam table, TakeFate take, Events events) {
        table.flock.setActed(take.sheep().bit());
        table.pending.sheep = take.sheep().ordinal();
        if (events.heard()) {
            events.tell(new YarnsEvent.FateTried(take.sheep(), Cell.of(table.flock.cell(table.pending.sheep))));
        }
        table.await(Phase.FATE);
    }

    /** Every marble of the six is as likely to lie farthest left (TY-POW-02). */
    static void addFates(Moves<YarnsMove> into) {
        for (int kind = 0; kind <= Relic.KINDS; kind++) {
            into.add(YarnsMoves.fate(kind));
        }
    }

    static void play(Parokiam table, Fate fate, Events events) {
        int sheep = table.pending.sheep;
        if (fate.kind() != Relic.NONE) {
            gain(table, Sheep.of(sheep), fate.kind(), true, events);
            return;
        }
        boolean chooses = Traits.mayTryFate(table, sheep);
        if (events.heard()) {
            events.tell(new YarnsEvent.NothingGained(Sheep.of(sheep), chooses));
        }
        if (chooses) {
            table.await(Phase.CHOOSE);
        } else {
            goOn(table, events);
        }
    }

    static void addChoices(Moves<YarnsMove> into) {
        for (int kind = 0; kind < Relic.KINDS; kind++) {
            into.add(YarnsMoves.choose(kind));
        }
    }

    static void play(Parokiam table, Choose choose, Events events) {
        gain(table, Sheep.LILY, choose.kind(), false, events);
    }

    /** The sheep that take part in a joint move, none in any other. */
    static int bandOf(YarnsMove move) {
        return switch (move) {
            case Lock lock -> lock.parts().band();
            case Attack attack -> attack.sheep().bits();
            default -> 0;
        };
    }

    /** Where consent is asked, the others who own sheep of a joint move have to agree. */
    static void propose(Parokiam table, int seat, YarnsMove move, Events events) {
        int others = table.flock.ownersOf(bandOf(move)) & ~(1 << seat);
        if (!table.rules.consentIsAsked() || others == 0) {
            actJointly(table, move, events);
            return;
        }
        table.pending.proposal = move;
        table.pending.proposer = seat;
        table.pending.unanswered = others;
        table.await(Phase.CONSENT);
        if (events.heard()) {
            events.tell(new YarnsEvent.Proposed(seat, YarnsMoveLines.write(table, move), YarnsMoveLines.words(move)));
        }
    }

    private static void actJointly(Parokiam table, YarnsMove move, Events events) {
        switch (move) {
            case Lock lock -> lock(table, lock, events);
            case Attack attack -> Attacks.begin(table, attack, events);
            default -> throw new IllegalStateException("nobody proposes " + move);
        }
    }

    static void play(Parokiam table, int seat, Answer answer, Events events) {
        Pending pending = table.pending;
        if (events.heard()) {
            events.tell(new YarnsEvent.Answered(seat, answer.yes()));
        }
        if (!answer.yes()) {
            table.course.addRefusals(pending.proposer, 1);
            pending.unanswered = 0;
            goOn(table, events);
            return;
        }
        pending.unanswered &= ~(1 << seat);
        if (pending.unanswered == 0) {
            actJointly(table, pending.proposal, events);
        }
    }

    /** TY-LOCK-03, TY-LOCK-04, TY-LOCK-06. */
    private static void lock(Parokiam table, Lock lock, Events events) {
        int slot = Box.WAY_SLOTS + lock.gate() - 1;
        table.flock.setActed(lock.parts().band());
        if (events.heard()) {
            events.tell(new YarnsEvent.GateLocked(
                    lock.gate(), table.way.gate(slot).symbols(), lock.parts().list()));
        }
        for (int sheep : Band.numbers(lock.parts().band())) {
            int tile = lock.parts().tile(sheep);
            if (events.heard()) {
                events.tell(new YarnsEvent.TileFlipped(Cell.of(tile), Relic.of(table.city.relicOn(tile))));
            }
            table.city.waste(tile);
        }
        table.way.clear(slot);
        if (table.way.openGates() == 0) {
            FinalAct.summon(table, events);
        } else {
            table.pending.slot = slot;
            table.await(Phase.DRAW);
        }
    }

    static void addDraws(Parokiam table, Moves<YarnsMove> into) {
        for (int left = table.way.stack(); left != 0; left &= left - 1) {
            into.add(YarnsMoves.drawWay(Integer.numberOfTrailingZeros(left)));
        }
    }

    static void play(Parokiam table, DrawWay draw, Events events) {
        table.way.putTile(table.pending.slot, draw.tile().ordinal());
        if (events.heard()) {
            events.tell(new YarnsEvent.WayTileDrawn(table.pending.slot - Box.WAY_SLOTS + 1, draw.tile()));
        }
        goOn(table, events);
    }

    /** TY-SAC-02, TY-SAC-03. */
    static void play(Parokiam table, Sacrifice sacrifice, Events events) {
        int sheep = sacrifice.sheep().ordinal();
        Cell from = Cell.of(table.flock.cell(sheep));
        table.flock.setActed(sacrifice.sheep().bit());
        if (events.heard()) {
            events.tell(new YarnsEvent.Sacrificed(sacrifice.sheep(), from));
        }
        if (!table.way.lies() && !table.isFinalAct()) {
            table.way.layDown();
            if (events.heard()) {
                events.tell(
                        new YarnsEvent.ShepherdLaidDown(table.way.space(), LayingOut.gateAt(table, table.way.space())));
            }
        }
        if (table.flock.isCorrupted(sheep)) {
            table.flock.die(sheep);
            if (events.heard()) {
                events.tell(new YarnsEvent.SheepDied(sacrifice.sheep(), from));
            }
            table.judgeFlock(events);
        } else {
            table.flock.corrupt(sheep);
            table.flock.stand(sheep, Cell.ALTAR);
            if (events.heard()) {
                events.tell(new YarnsEvent.SheepCorrupted(sacrifice.sheep(), from, Cell.of(Cell.ALTAR)));
            }
        }
        if (!table.isOver()) {
            goOn(table, events);
        }
    }
}
