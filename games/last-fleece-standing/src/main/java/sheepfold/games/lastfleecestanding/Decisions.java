package sheepfold.games.lastfleecestanding;

import sheepfold.engine.Decision;
import sheepfold.engine.Sentence;
import sheepfold.games.lastfleecestanding.FleeceMove.*;

/**
 * What a seat decides, in a sentence, and what is played for it when its time is up. Secret choices without a sensible default
 * are left to a bot. Only what the seat knows is used.
 */
final class Decisions {
    private final Paddock paddock;
    private final int seat;
    private final Coat own;

    private Decisions(Paddock paddock, int seat) {
        this.paddock = paddock;
        this.seat = seat;
        this.own = paddock.sheep(seat).coat;
    }

    static Decision<FleeceMove> of(Paddock paddock, int seat) {
        return new Decisions(paddock, seat).decision();
    }

    private Decision<FleeceMove> decision() {
        return switch (paddock.phase()) {
            case COAT -> decide("Lay your coat: where do the Snag and the Steel Wool go?");
            case WINDOW -> window();
            case ACT -> decide(actTask()).orInTime(act()).orConcede(FleeceMoves.CONCEDE);
            case BITE ->
                decide(
                                paddock.stack.isEmpty()
                                        ? "An odd roll: the Wolf bites. Give up a piece."
                                        : "Tails: the Shaving Cream hits. Give up a piece.")
                        .orInTime(cheapestLoss(paddock, seat));
            case SHED -> decide(shedTask()).orInTime(cheapestLoss(paddock, seat));
            case SNIP ->
                decide(snipTask())
                        .orInTime(FleeceMoves.snip(
                                paddock.sheep(paddock.attack.victim()).coat.lowestCell() + 1));
            case GAIN ->
                decide("Lay your new piece on a cell, and rearrange if you like.")
                        .orInTime(Stick.PLAIN.get(Long.numberOfTrailingZeros(own.free())));
            case HANDS -> decide("Rock, Paper, Shear: choose in secret.");
            case ROW ->
                decide(Sentence.of("Close Shave: which row comes off {seat}?", Names.seat(paddock.shaved())))
                        .orInTime(FleeceMoves.row(fullestRow() + 1));
            case KEEP ->
                decide("Close Shave takes the whole row but one piece: which one do you keep?")
                        .orInTime(FleeceMoves.keep(dearest() + 1));
            case FIRST, ROLL, CARD, COIN, TAKE, OVER ->
                throw new IllegalStateException("no seat decides in " + paddock.phase());
        };
    }

    private Decision<FleeceMove> decide(String task) {
        return decide(Sentence.of(task));
    }

    private Decision<FleeceMove> decide(Sentence task) {
        return Decision.of(paddock.phase(), task);
    }

    private Decision<FleeceMove> window() {
        Decision<FleeceMove> window = Decision.window(Phase.WINDOW, windowTask(), FleeceMoves.PASS);
        return Windows.isOn(paddock, Window.END) ? window.orConcede(FleeceMoves.CONCEDE) : window;
    }

    private Sentence windowTask() {
        if (Windows.isOnCard(paddock)) {
            return cardTask();
        }
        return switch (paddock.occasion.window) {
            case ATTACK -> attackTask();
            case EVENT -> Sentence.of("{card}! Throw in a card before it happens, or pass.", shown());
            case ROLL -> rollTask();
            case END -> Sentence.of("The turn ends. Rearrange your coat, throw in a card, or pass.");
            case ACT, DRAW -> Sentence.of("Throw in a card, or pass.");
        };
    }

    private Sentence rollTask() {
        int active = paddock.round.active;
        if (!paddock.round.isOdd()) {
            return Sentence.of("Even: the Wolf trots on. Throw in a card, or pass.");
        }
        if (paddock.wolf.master == active) {
            return Sentence.of("Odd, but the Wolf obeys {seat}. Throw in a card, or pass.", Names.seat(active));
        }
        if (active != seat) {
            return Sentence.of("Odd: the Wolf will bite {seat}. Throw in a card, or pass.", Names.seat(active));
        }
        return Sentence.of(
                paddock.whyNot(seat, FleeceMoves.DOG).isEmpty()
                        ? "Odd: the Wolf will bite you. Send the dog, or pass."
                        : "Odd: the Wolf will bite you. Throw in a card, or pass.");
    }

    private Sentence cardTask() {
        int below = paddock.stack.answered(paddock.stack.size() - 1);
        Card card = paddock.stack.top().card();
        int player = paddock.stack.topPlayer();
        return below == Paddock.NOBODY
                ? Sentence.of("{seat} plays {card}: answer it, or pass.", Names.subject(player), card)
                : Sentence.of(
                        "{seat} plays {card} against {other}: answer it, or pass.",
                        Names.subject(player),
                        card,
                        paddock.stack.card(below).card());
    }

    private Sentence attackTask() {
        int attacker = paddock.round.active;
        int points = paddock.attack.points();
        if (attacker == seat) {
            return Sentence.of("You shear yourself for {n}. Throw in a card, or pass.", points);
        }
        return paddock.attack.victim() == seat
                ? Sentence.of("{seat} shears you for {n}. Throw in a card, or pass.", Names.subject(attacker), points)
                : Sentence.of(
                        "{seat} shears {victim} for {n}. Throw in a card, or pass.",
                        Names.subject(attacker),
                        Names.seat(paddock.attack.victim()),
                        points);
    }

    /** The event that is revealed. */
    private Card shown() {
        return paddock.occasion instanceof Occasion.Event event ? event.card : Card.BOY;
    }

    private Sentence actTask() {
        int owed = paddock.round.owed;
        boolean done = !paddock.canShear();
        if (owed > 0) {
            return done
                    ? Sentence.counted(owed, "Draw 1 card.", "Draw {n} cards, one by one.")
                    : Sentence.counted(
                            owed,
                            "Draw 1 card; shear before or after.",
                            "Draw {n} cards; shear before, between or after.");
        }
        if (!done) {
            return Sentence.of("Shear somebody, then end your turn.");
        }
        return Sentence.of(Playable.isAny(paddock, seat) ? "End your turn, or play a card." : "End your turn.");
    }

    private Sentence shedTask() {
        Sentence pieces = Sentence.counted(Happenings.due(paddock, seat), "1 piece", "{n} pieces");
        return Sentence.of("{card}: give up {pieces}, in secret.", shown(), pieces);
    }

    private Sentence snipTask() {
        Sentence points = Sentence.counted(paddock.attack.points(), "1 point", "{n} points");
        return paddock.attack.victim() == seat
                ? Sentence.of("Snip your own coat: {points} left.", points)
                : Sentence.of("Snip {seat}: {points} left.", Names.seat(paddock.attack.victim()), points);
    }

    /** Draw what is owed, else shear whoever has most wool, the nearest on the left among equals, else end. */
    private FleeceMove act() {
        if (paddock.round.owed > 0) {
            return FleeceMoves.DRAW;
        }
        if (!paddock.canShear()) {
            return FleeceMoves.END;
        }
        Flock flock = paddock.flock;
        int victim = flock.leftOf(seat);
        for (int other = flock.leftOf(victim); other != seat; other = flock.leftOf(other)) {
            boolean more = flock.of(other).coat.pieces() > flock.of(victim).coat.pieces();
            victim = more ? other : victim;
        }
        return Shear.at(victim, paddock.power(seat));
    }

    /** Basic Wool first, then the lowest cells; who may not look at their coat loses the lowest cells. */
    static Shed cheapestLoss(Paddock paddock, int seat) {
        Coat coat = paddock.sheep(seat).coat;
        long first = paddock.rules.strictMemory() ? 0 : coat.cellsOf(Wool.BASIC);
        long chosen = 0;
        for (int i = 0; i < Happenings.due(paddock, seat); i++) {
            long left = coat.occupied() & ~chosen;
            long preferred = (left & first) == 0 ? left : left & first;
            chosen |= preferred & -preferred;
        }
        return Shed.of(chosen);
    }

    /** The lowest cell of the row, but no Basic Wool if there is better. */
    private int dearest() {
        long row = own.row(paddock.keptRow());
        long better = paddock.rules.strictMemory() ? 0 : row & ~own.cellsOf(Wool.BASIC);
        return Long.numberOfTrailingZeros(better == 0 ? row : better);
    }

    private int fullestRow() {
        Coat shaved = paddock.sheep(paddock.shaved()).coat;
        int fullest = 0;
        for (int row = 1; row < shaved.rows; row++) {
            boolean fuller = Long.bitCount(shaved.row(row)) > Long.bitCount(shaved.row(fullest));
            fullest = fuller ? row : fullest;
        }
        return fullest;
    }
}
