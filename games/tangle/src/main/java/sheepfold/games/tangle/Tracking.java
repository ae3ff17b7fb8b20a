package sheepfold.games.tangle;

import sheepfold.engine.Events;
import sheepfold.engine.Moves;

/** The rulebook's chapter on trackers: what was placed moves them, and those on top hand out their markers. */
final class Tracking {
    private Tracking() {}

    static void begin(Wasteland table, Events events) {
        table.pending.phase = Phase.TRACK;
        if (most(table) == 0) {
            play(table, TangleMoves.steps(0, 0, 0), events);
            return;
        }
        Moves<TangleMove> splits = table.listed();
        if (splits.size() == 1 && splits.get(0) instanceof TangleMove.Steps only) {
            play(table, only, events);
        }
    }

    /** Steps that must be made: all that can be, less what a card lets one leave out (TA-TRK-02). */
    static int fewest(Wasteland table) {
        int less = table.powers().stepsLess.sum(table.front(table.course.active));
        return Math.min(table.upkeep.room(), Math.max(0, table.course.steps - less));
    }

    static int most(Wasteland table) {
        return Math.min(table.upkeep.room(), table.course.steps);
    }

    static void addSplits(Wasteland table, Moves<TangleMove> into) {
        Upkeep upkeep = table.upkeep;
        int fewest = fewest(table);
        int most = most(table);
        for (int lakes = 0; lakes <= Math.min(most, upkeep.below(0)); lakes++) {
            for (int growth = 0; growth <= Math.min(most - lakes, upkeep.below(1)); growth++) {
                int least = Math.max(0, fewest - lakes - growth);
                for (int cards = least; cards <= Math.min(most - lakes - growth, upkeep.below(2)); cards++) {
                    into.add(TangleMoves.steps(lakes, growth, cards));
                }
            }
        }
    }

    static void play(Wasteland table, TangleMove.Steps steps, Events events) {
        for (int track = 0; track < Track.COUNT; track++) {
            if (steps.on(track) > 0) {
                int below = table.upkeep.below(track) - steps.on(track);
                table.upkeep.setBelow(track, below);
                if (events.heard()) {
                    events.tell(new TangleEvent.TrackerMoved(Track.of(track), steps.on(track), below));
                }
            }
        }
        trigger(table, events);
        TheEnd.endTurn(table, events);
    }

    /** Trackers on top whose markers lie on their tracks; others wait (TA-TRK-03, TA-TRK-04). */
    private static void trigger(Wasteland table, Events events) {
        for (int track = 0; track < Track.COUNT; track++) {
            if (table.upkeep.below(track) == 0 && table.upkeep.holder(track) == Upkeep.ON_TRACK) {
                table.upkeep.take(track, table.course.active);
                table.upkeep.setBelow(track, table.rules.distance);
                if (events.heard()) {
                    events.tell(
                            new TangleEvent.MarkerTaken(table.course.active, Track.of(track), table.rules.distance));
                }
            }
        }
    }
}
