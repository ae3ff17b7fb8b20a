package sheepfold.engine;

/** Who may hear of an event. */
public record Audience(Seats seats, boolean spectators) {
    public static final Audience EVERYONE = new Audience(Seats.first(Seats.MOST), true);

    public static Audience only(Seats seats) {
        return new Audience(seats, false);
    }

    public static Audience everyoneBut(int seat) {
        return new Audience(EVERYONE.seats.without(seat), true);
    }

    public boolean includes(int viewer) {
        return viewer == Seats.SPECTATOR ? spectators : seats.contains(viewer);
    }
}
