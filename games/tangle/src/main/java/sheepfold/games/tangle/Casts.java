package sheepfold.games.tangle;

/** Cards to cast from the best on, of equals the first: what each saves on the whole, and what it costs. */
final class Casts {
    private final int[] cards = new int[Card.COUNT];
    private final double[] saves = new double[Card.COUNT];
    private final int[] costs = new int[Card.COUNT];
    private int count;

    void clear() {
        count = 0;
    }

    int count() {
        return count;
    }

    double saves(int place) {
        return saves[place];
    }

    int cost(int place) {
        return costs[place];
    }

    /** The best of others, so many at most. */
    void copyBest(Casts others, int most) {
        count = Math.min(most, others.count);
        System.arraycopy(others.cards, 0, cards, 0, count);
        System.arraycopy(others.saves, 0, saves, 0, count);
        System.arraycopy(others.costs, 0, costs, 0, count);
    }

    /** Puts a card in its place, unless it is worse than so many others. */
    void add(int card, double saving, int cost, int most) {
        if (count == most && !isBefore(card, saving, count - 1)) {
            return;
        }
        int place = count == most ? count - 1 : count++;
        for (; place > 0 && isBefore(card, saving, place - 1); place--) {
            cards[place] = cards[place - 1];
            saves[place] = saves[place - 1];
            costs[place] = costs[place - 1];
        }
        cards[place] = card;
        saves[place] = saving;
        costs[place] = cost;
    }

    private boolean isBefore(int card, double saving, int place) {
        return saving > saves[place] || (saving == saves[place] && card < cards[place]);
    }
}
