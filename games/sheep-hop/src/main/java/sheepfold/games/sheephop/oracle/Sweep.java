package sheepfold.games.sheephop.oracle;

/** Goes through all endgames once: from what they are worth after a roll to what they are worth before it. */
record Sweep(Turns turns, Values after, Values before) {
    void all() {
        for (int needed = 0; needed <= after.mostNeeded(); needed++) {
            whenNeeded(needed);
        }
    }

    /** The mean over the faces of the best that a shepherd can make of each. In one loop, for most of the time goes here. */
    void whenNeeded(int needed) {
        int[] rows = turns.rows;
        double[] unlessHome = after.utilities(needed);
        int at = 0;
        for (int endgame = 1; endgame < before.count(needed); endgame++) {
            double utility = 0;
            double saved = 0;
            double mostSoFar = -1;
            int bestSoFar = 0;
            int head;
            do {
                head = rows[at++];
                double most = mostSoFar;
                int best = bestSoFar;
                if (Turns.length(head) > 0) {
                    most = -1;
                    for (int next = at + Turns.length(head); at < next; at++) {
                        int end = rows[at];
                        double worth =
                                Turns.home(end) == 0 ? unlessHome[Turns.endgame(end)] : after.utilityOfEnd(needed, end);
                        if (worth > most) {
                            most = worth;
                            best = end;
                        }
                    }
                    if (most > mostSoFar) {
                        mostSoFar = most;
                        bestSoFar = best;
                    }
                }
                utility += Turns.weight(head) * most;
                saved += Turns.weight(head) * after.savedByEnd(needed, best);
            } while (!Turns.isLast(head));
            before.set(needed, endgame, utility / turns.dieWeight, saved / turns.dieWeight);
        }
    }
}
