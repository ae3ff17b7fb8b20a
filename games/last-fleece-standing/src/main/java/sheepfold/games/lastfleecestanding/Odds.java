package sheepfold.games.lastfleecestanding;

/**
 * What blind snips do to a coat whose pieces lie anywhere.
 *
 * @param snag the chance that a Snag is hit
 * @param pieces how many pieces come off on average
 * @param out the chance that no piece is left
 */
record Odds(double snag, double pieces, double out) {
    private static final Odds NOTHING = new Odds(0, 0, 0);
    private static final Odds BARE = new Odds(0, 0, 1);

    /** A coat by numbers; damaged Steel Wool counts as Basic Wool, since one point takes either off. */
    record Pile(int basic, int steel, int snag) {
        int size() {
            return basic + steel + snag;
        }
    }

    /** So many points on a coat, cell after cell at random. */
    static Odds of(Pile coat, int points, boolean deckGone) {
        if (coat.size() == 0) {
            return BARE;
        }
        if (points == 0) {
            return NOTHING;
        }
        double pieces = coat.size();
        Odds onBasic = coat.basic() == 0
                ? NOTHING
                : of(new Pile(coat.basic() - 1, coat.steel(), coat.snag()), points - 1, deckGone)
                        .andOneOff();
        Odds onSteel = coat.steel() == 0 || points == 1
                ? NOTHING
                : of(new Pile(coat.basic(), coat.steel() - 1, coat.snag()), points - 2, deckGone)
                        .andOneOff();
        Odds onSnag = new Odds(1, 1, coat.size() == 1 ? 1 : 0);
        return onBasic.times(coat.basic() / pieces)
                .plus(onSteel.times(coat.steel() / pieces))
                .plus(onSnag.times(coat.snag() / pieces));
    }

    /** The same where some pieces are Steel Wool or Snag, a Snag with the given chance each. */
    static Odds of(Pile sure, int steelOrSnag, double snagChance, int points, boolean deckGone) {
        if (steelOrSnag == 0) {
            return of(sure, points, deckGone);
        }
        Odds ifSnag = of(
                new Pile(sure.basic(), sure.steel(), sure.snag() + 1), steelOrSnag - 1, snagChance, points, deckGone);
        Odds ifSteel = of(
                new Pile(sure.basic(), sure.steel() + 1, sure.snag()), steelOrSnag - 1, snagChance, points, deckGone);
        return ifSnag.times(snagChance).plus(ifSteel.times(1 - snagChance));
    }

    private Odds andOneOff() {
        return new Odds(snag, pieces + 1, out);
    }

    private Odds times(double share) {
        return new Odds(snag * share, pieces * share, out * share);
    }

    private Odds plus(Odds other) {
        return new Odds(snag + other.snag, pieces + other.pieces, out + other.out);
    }

    Odds rounded() {
        return new Odds(rounded(snag), rounded(pieces), rounded(out));
    }

    static double rounded(double value) {
        return Math.round(value * 1000) / 1000.0;
    }
}
