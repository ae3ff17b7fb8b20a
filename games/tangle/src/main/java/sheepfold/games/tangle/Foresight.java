package sheepfold.games.tangle;

/** What the moves of a seat would bring. */
record Foresight(int seat) {
    static Foresight of(Wasteland table, int seat) {
        return new Foresight(seat);
    }
}
