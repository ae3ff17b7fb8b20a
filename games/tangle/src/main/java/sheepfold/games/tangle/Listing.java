package sheepfold.games.tangle;

import sheepfold.engine.Moves;

/** The legal moves of every kind of decision. */
final class Listing {
    private Listing() {}

    static void of(Wasteland table, Moves<TangleMove> into) {
        switch (table.phase()) {
            case FIRST -> SettingUp.addFirsts(table, into);
            case CENTRE -> SettingUp.addCentres(table, into);
            case VICTORY -> SettingUp.addGoals(table, into);
            case DEAL, ROW, DRAW, REFILL -> TakingCards.addDraws(table, into);
            case BONUS, GAIN -> addGains(into);
            case UPKEEP -> PayingUpkeep.addMoves(table, into);
            case HIBERNATE, PLACE -> Placing.addPlacements(table, into);
            case SAP -> Placing.addSap(table, into);
            case ACT -> addWork(table, into);
            case CARD -> TakingCards.addSources(table, into);
            case TOLL -> Tolls.addGifts(table, into);
            case HOMING -> Placing.addHomings(table, into);
            case CAST -> Casting.addCasts(table, into);
            case TRACK -> Tracking.addSplits(table, into);
            case DISCARD -> TheEnd.addDiscards(table, into);
            case OVER -> {}
        }
    }

    private static void addGains(Moves<TangleMove> into) {
        for (int cube = 0; cube < Cube.KINDS; cube++) {
            into.add(TangleMoves.gain(cube));
        }
    }

    /** Is there anything to do but to be done? */
    static boolean isAnyWork(Wasteland table) {
        Moves<TangleMove> moves = table.listed();
        return !moves.isEmpty() && !(moves.get(0) instanceof TangleMove.Done);
    }

    private static void addWork(Wasteland table, Moves<TangleMove> into) {
        Works.add(table, into);
        if (Works.isOptional(table.pending.work)) {
            into.add(TangleMoves.DONE);
        }
    }
}
