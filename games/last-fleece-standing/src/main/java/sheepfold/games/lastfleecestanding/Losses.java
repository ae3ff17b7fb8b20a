package sheepfold.games.lastfleecestanding;

/** How many pieces the Wolf, the Boy, the Moon and Shaving Cream take. */
final class Losses {
    private Losses() {}

    /** How many pieces a seat is to give up now. */
    static int due(Paddock paddock, int seat) {
        return switch (paddock.phase()) {
            case BITE -> seat == paddock.active() ? 1 : 0;
            case SHED -> paddock.isLiving(seat) ? toEvent(paddock, seat) : 0;
            default -> 0;
        };
    }

    private static int toEvent(Paddock paddock, int seat) {
        if (paddock.isEvent(Card.BOY)) {
            return toBoy(paddock, seat);
        }
        return paddock.isEvent(Card.MOON) ? toMoon(paddock, seat) : 0;
    }

    private static int toBoy(Paddock paddock, int seat) {
        Sheep sheep = paddock.sheep(seat);
        boolean spared = sheep.shepherd && paddock.rules.shepherdStopsBoy();
        return spared ? 0 : Math.min(seat == paddock.wolfAtEvent() ? 2 : 1, sheep.coat.pieces());
    }

    /** The Wolf's master is spared; the others keep at least one piece (SH-MOO-01). */
    private static int toMoon(Paddock paddock, int seat) {
        int master = paddock.wolfAtEvent();
        boolean spared = master == Paddock.NOBODY || seat == master || paddock.sheep(seat).shepherd;
        return spared
                ? 0
                : Math.min(paddock.power(master), paddock.sheep(seat).coat.pieces() - 1);
    }

    /** Those who lose some but not all of their pieces have a choice, a bit each. */
    static int choosers(Paddock paddock) {
        int choosers = 0;
        for (int seat = 0; seat < paddock.seats(); seat++) {
            int due = due(paddock, seat);
            choosers |= due > 0 && due < paddock.sheep(seat).coat.pieces() ? 1 << seat : 0;
        }
        return choosers;
    }
}
