package sheepfold.games.lastfleecestanding;

/**
 * What somebody can work out about the pieces of a coat, wherever they lie.
 *
 * @param steelOrSnag pieces of which only that is known
 * @param unknown pieces of any kind that came in, less those that went away, by Velcro
 */
record Tally(int basic, int steel, int snag, int steelOrSnag, int unknown) {
    static Tally of(Paddock paddock, int seat, int viewer) {
        int[] known = openly(paddock, seat);
        int steelOrSnag = 0;
        int unknown = 0;
        for (Stray stray : paddock.strays.list()) {
            boolean isKnown = isKnown(paddock, stray, viewer);
            if (isKnown && stray.to() == seat) {
                known[stray.kind().ordinal()]++;
            }
            if (isKnown && stray.from() == seat) {
                known[stray.kind().ordinal()]--;
            }
            if (!isKnown && stray.to() == seat && stray.steelOrSnag()) {
                steelOrSnag++;
            } else if (!isKnown) {
                unknown += (stray.to() == seat ? 1 : 0) - (stray.from() == seat ? 1 : 0);
            }
        }
        Stray gaining = paddock.gained();
        if (gaining != null && gaining.from() == seat) {
            boolean isKnown = gaining.isKnownTo(viewer);
            known[gaining.kind().ordinal()] -= isKnown ? 1 : 0;
            unknown -= isKnown ? 0 : 1;
        }
        return balanced(known, steelOrSnag, unknown);
    }

    /** What everybody knows the coat to hold beside strays; below 0 where strays must have been of that kind. */
    static int[] openly(Paddock paddock, int seat) {
        int[] open = new int[Wool.ALL.size()];
        for (Wool wool : Wool.ALL) {
            open[wool.ordinal()] = paddock.sheep(seat).coat.count(wool);
        }
        for (Stray stray : paddock.strays.list()) {
            open[stray.kind().ordinal()] -= stray.to() == seat ? 1 : 0;
            open[stray.kind().ordinal()] += stray.from() == seat ? 1 : 0;
        }
        Stray gaining = paddock.gained();
        if (gaining != null && gaining.from() == seat) {
            open[gaining.kind().ordinal()]++;
        }
        return open;
    }

    /** Who may not look at their own coat knows no more of it than others do (SH-COAT-06). */
    static boolean isKnown(Paddock paddock, Stray stray, int viewer) {
        return stray.isKnownTo(viewer) && !(paddock.rules.strictMemory() && stray.to() == viewer);
    }

    /** A kind of which more was lost than was known to be there accounts for strays. */
    private static Tally balanced(int[] known, int steelOrSnag, int unknown) {
        int hidden = steelOrSnag;
        int any = unknown;
        for (Wool wool : Wool.ALL) {
            int i = wool.ordinal();
            int fromHidden = wool == Wool.BASIC ? 0 : Math.min(Math.max(0, -known[i]), hidden);
            hidden -= fromHidden;
            known[i] += fromHidden;
            int fromAny = Math.max(0, -known[i]);
            any -= fromAny;
            known[i] += fromAny;
        }
        return new Tally(known[0], known[1], known[2], hidden, any);
    }
}
