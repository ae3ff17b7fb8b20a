package sheepfold.games.lastfleecestanding;

import com.fasterxml.jackson.annotation.JsonValue;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import sheepfold.engine.Ids;
import sheepfold.engine.Seats;
import sheepfold.engine.Sentence;
import sheepfold.games.lastfleecestanding.FleeceMove.Part;
import sheepfold.json.Shaped;

/**
 * What one person may know of the table. Seats count from 0, cells and rows from 1.
 *
 * @param phase what is being decided
 * @param bounce where an Aftershave of each seat would send an attack: the seat, or -1 if it only halves it
 * @param bouncesLeft which way that goes
 * @param bite how likely the Wolf bites its holder on the next roll, or on the one that lies there
 * @param victims the seats that what is pending in a window hits if nobody answers
 * @param snagOdds while an attack is on: how likely a snip of each cell of the current victim hits a Snag, for all the
 *     viewer knows
 * @param stack cards that wait, the lowest first
 * @param unseen how many anytime cards of each kind the viewer has not seen: they are in the deck and in other hands
 * @param nextCard the chances of the next card: "anytime", "wool", "event", "attachment", "better", "same" and "worse" Shear
 * @param answer the viewer's own sealed answer, if any
 */
@Shaped
record FleeceView(
        Phase phase,
        OpenWindow window,
        int turn,
        int active,
        int die,
        int owed,
        boolean attackUsed,
        boolean firstTurn,
        int deck,
        Map<Card, Integer> discard,
        @Nullable Integer wolf,
        @Nullable Card event,
        @Nullable Strike attack,
        List<Integer> bounce,
        boolean bouncesLeft,
        double bite,
        List<Integer> victims,
        Map<Integer, Double> snagOdds,
        List<Waiting> stack,
        @Nullable Gain gain,
        List<Seat> seats,
        Map<Card, Integer> unseen,
        Map<String, Double> nextCard,
        @Nullable String answer) {
    /** What cards are thrown into just now. */
    enum OpenWindow {
        NONE,
        ROLL,
        DRAW,
        EVENT,
        ATTACK,
        CARD,
        END;

        @JsonValue
        public String id() {
            return this == NONE ? "" : Ids.of(this);
        }

        static OpenWindow of(Paddock paddock) {
            if (paddock.phase() != Phase.WINDOW) {
                return NONE;
            }
            return paddock.stack.isEmpty() ? valueOf(paddock.occasion.window.name()) : CARD;
        }
    }

    /** What others know of a piece that lies face down. */
    enum Mark {
        NONE,
        SOME,
        STEEL_OR_SNAG,
        ALL;

        @JsonValue
        public String id() {
            return this == NONE ? "" : Ids.of(this).replace('-', ' ');
        }
    }

    /** An attack under way: its parts from the current one on, and what is left of that. */
    record Strike(int attacker, List<Part> parts, boolean snipped) {}

    /**
     * A card on the stack.
     *
     * @param target the seat it is aimed at, if any
     * @param inResponseTo the place in the stack of the card it answers, or -1
     */
    record Waiting(
            int seat, Card card, String move, @Nullable Integer target, Sentence inWords, int inResponseTo) {}

    /**
     * A piece that is being gained.
     *
     * @param kind its code, if the viewer may know it
     */
    record Gain(int seat, @Nullable Wool kind, boolean steelOrSnag) {}

    /**
     * What lies before one seat.
     *
     * @param shear nothing for a seat that is out
     * @param hand the cards by code if the viewer may see them
     * @param tally what can be worked out about the coat, wherever the pieces lie
     * @param lost what the coat has lost to the discard pile, by code
     * @param place 1 for the winner, 0 while in the game
     * @param answers how likely the hand holds at least one POW, Shaving Cream and Aftershave, for all the viewer knows
     * @param odds what 1, 2, 3 … points of the viewer's Shear would do, while the viewer may announce an attack
     */
    record Seat(
            boolean living,
            int place,
            @Nullable Weapon shear,
            boolean dog,
            boolean shepherd,
            int handSize,
            @Nullable List<Card> hand,
            int rows,
            List<Piece> coat,
            Tally tally,
            Map<Wool, Integer> lost,
            Map<Card, Double> answers,
            List<Odds> odds) {}

    /** A Shear with its attachments. */
    record Weapon(
            Card card, @Nullable Card battery, @Nullable Card blade, int power, Clippers.Snag snag) {}

    /**
     * A piece of a coat.
     *
     * @param kind its code, if the viewer knows it
     * @param faceUp for everybody: damaged Steel Wool
     * @param mark what others know of it
     * @param token the number by which its owner follows it where coats may not be looked at, else 0
     */
    record Piece(int cell, @Nullable Wool kind, boolean faceUp, Mark mark, int token) {}

    static FleeceView of(Paddock paddock, int viewer) {
        Occasion.Event event = paddock.event();
        return new FleeceView(
                paddock.phase(),
                OpenWindow.of(paddock),
                paddock.round.number,
                paddock.round.active,
                paddock.round.die,
                paddock.round.owed,
                paddock.round.attackUsed,
                paddock.round.isFirst(),
                paddock.deck.size(),
                Card.counted(paddock.discard),
                paddock.wolf.isOut() ? null : paddock.wolf.holder,
                event == null ? null : event.card,
                strike(paddock),
                bounces(paddock),
                paddock.round.isOdd(),
                bite(paddock),
                Windows.victims(paddock),
                snagOdds(paddock, viewer),
                stack(paddock),
                gain(paddock, viewer),
                IntStream.range(0, paddock.seats())
                        .mapToObj(seat -> seat(paddock, seat, viewer))
                        .toList(),
                Card.counted(new Suspicion(paddock, viewer).unseen()),
                nextCard(paddock, viewer),
                answer(paddock, viewer));
    }

    private static @Nullable Strike strike(Paddock paddock) {
        return paddock.attack.isOn()
                ? new Strike(paddock.round.active, paddock.attack.partsLeft(), paddock.attack.snipped())
                : null;
    }

    private static List<Integer> bounces(Paddock paddock) {
        boolean known = paddock.round.die > 0 && !paddock.isOver();
        return IntStream.range(0, paddock.seats())
                .map(seat -> {
                    boolean bounces = known && paddock.flock.isLiving(seat) && paddock.flock.livingCount() > 2;
                    return bounces ? Shearing.bounceTarget(paddock, seat) : Paddock.NOBODY;
                })
                .boxed()
                .toList();
    }

    private static double bite(Paddock paddock) {
        int holder = paddock.wolf.holder;
        boolean tame = paddock.wolf.isOut() || paddock.wolf.master == holder;
        if (tame || !isRolled(paddock, holder)) {
            return tame ? 0 : Wolf.BITES;
        }
        return TakingTurns.isAboutToBite(paddock, holder) ? 1 : 0;
    }

    /** Does the roll lie there that the Wolf on this seat goes by? */
    private static boolean isRolled(Paddock paddock, int holder) {
        boolean waits = paddock.phase() == Phase.WINDOW && paddock.occasion.window == Window.ROLL;
        return paddock.round.active == holder && (waits || paddock.phase() == Phase.BITE);
    }

    private static List<Waiting> stack(Paddock paddock) {
        return IntStream.range(0, paddock.stack.size())
                .mapToObj(i -> {
                    FleeceMove.Play play = paddock.stack.card(i);
                    return new Waiting(
                            paddock.stack.player(i),
                            play.card(),
                            FleeceMoveLines.write(play),
                            play.target(),
                            FleeceWords.ofPlayed(play),
                            paddock.stack.answered(i));
                })
                .toList();
    }

    private static @Nullable Gain gain(Paddock paddock, int viewer) {
        if (!(paddock.pending instanceof Pending.Gain gain)) {
            return null;
        }
        Stray stray = gain.stray;
        boolean known = stray == null || stray.isKnownTo(viewer);
        return new Gain(gain.seat, known ? gain.wool : null, stray != null && stray.steelOrSnag());
    }

    private static @Nullable String answer(Paddock paddock, int viewer) {
        return paddock.hasAnswered(viewer) ? FleeceMoveLines.write(paddock.asking.of(viewer)) : null;
    }

    private static Seat seat(Paddock paddock, int seat, int viewer) {
        Sheep sheep = paddock.sheep(seat);
        boolean open = paddock.isOver();
        return new Seat(
                paddock.flock.isLiving(seat),
                paddock.flock.place(seat),
                paddock.flock.isLiving(seat) ? weapon(paddock, seat) : null,
                sheep.dog,
                sheep.shepherd,
                sheep.hand.size(),
                seat == viewer || open ? sheep.hand.pieces() : null,
                sheep.coat.rows,
                coat(paddock, seat, viewer),
                tally(paddock, seat, viewer),
                sheep.lost(),
                new Suspicion(paddock, viewer).answers(seat),
                odds(paddock, seat, viewer));
    }

    /** The Shears of all who are in the game, by their seats. */
    static Map<Integer, Weapon> shears(Paddock paddock) {
        Map<Integer, Weapon> shears = new LinkedHashMap<>();
        IntStream.range(0, paddock.seats())
                .filter(paddock.flock::isLiving)
                .forEach(seat -> shears.put(seat, weapon(paddock, seat)));
        return shears;
    }

    static Weapon weapon(Paddock paddock, int seat) {
        Clippers clippers = paddock.sheep(seat).clippers;
        return new Weapon(
                clippers.shear(),
                clippers.battery().orElse(null),
                clippers.blade().orElse(null),
                paddock.power(seat),
                clippers.snag);
    }

    private static List<Piece> coat(Paddock paddock, int seat, int viewer) {
        return new Cells(paddock.sheep(seat).coat.occupied())
                .numbers().stream()
                        .map(number -> piece(paddock, seat, number - 1, viewer))
                        .toList();
    }

    private static Piece piece(Paddock paddock, int seat, int cell, int viewer) {
        Coat coat = paddock.sheep(seat).coat;
        boolean strict = paddock.rules.strictMemory();
        boolean forAll = (coat.knownToAll() >> cell & 1) != 0;
        Optional<Stray> stray = paddock.strays.at(seat, cell);
        boolean ownAndSeen = seat == viewer && !strict;
        boolean seen = paddock.isOver()
                || forAll
                || ownAndSeen
                || stray.filter(piece -> Tally.isKnown(paddock, piece, viewer)).isPresent();
        Mark mark = forAll
                ? Mark.ALL
                : stray.map(piece -> mark(piece, seat, viewer)).orElse(Mark.NONE);
        int token = seat == viewer ? coat.token(cell) : 0;
        return new Piece(cell + 1, seen ? coat.at(cell) : null, coat.isDamaged(cell), mark, token);
    }

    /** Only those who know a kind, and the owner, may see that some know it. */
    private static Mark mark(Stray stray, int owner, int viewer) {
        boolean othersKnow = (stray.known() & ~(1 << owner)) != 0;
        boolean mayTell = viewer == owner || stray.isKnownTo(viewer);
        return stray.steelOrSnag() ? Mark.STEEL_OR_SNAG : othersKnow && mayTell ? Mark.SOME : Mark.NONE;
    }

    private static Tally tally(Paddock paddock, int seat, int viewer) {
        Coat coat = paddock.sheep(seat).coat;
        boolean seen = paddock.isOver() || (seat == viewer && !paddock.rules.strictMemory());
        return seen
                ? new Tally(coat.count(Wool.BASIC), coat.count(Wool.STEEL), coat.count(Wool.SNAG), 0, 0)
                : Tally.of(paddock, seat, viewer);
    }

    /** For the seat that may announce an attack now. */
    private static List<Odds> odds(Paddock paddock, int seat, int viewer) {
        boolean asked = paddock.phase() == Phase.ACT && viewer == paddock.round.active && paddock.canShear();
        if (!asked || seat == viewer || !paddock.flock.isLiving(seat)) {
            return List.of();
        }
        Tally tally = tally(paddock, seat, viewer);
        int damaged = Long.bitCount(paddock.sheep(seat).coat.damaged());
        Odds.Pile sure = new Odds.Pile(
                Math.max(0, tally.basic() + tally.unknown()) + damaged, tally.steel() - damaged, tally.snag());
        double snagChance = new Suspicion(paddock, viewer).snagFromTheDeck();
        List<Odds> odds = new ArrayList<>();
        for (int points = 1; points <= paddock.power(viewer); points++) {
            odds.add(Odds.of(sure, tally.steelOrSnag(), snagChance, points, paddock.deck.isEmpty())
                    .rounded());
        }
        return odds;
    }

    private static Map<Integer, Double> snagOdds(Paddock paddock, int viewer) {
        if (!paddock.attack.isOn()) {
            return Map.of();
        }
        int victim = paddock.attack.victim();
        return new Suspicion(paddock, viewer).snags(coat(paddock, victim, viewer), tally(paddock, victim, viewer));
    }

    /** The deck's make-up by groups is public: only hands and new wool are drawn unseen, and their numbers are known. */
    private static Map<String, Double> nextCard(Paddock paddock, int viewer) {
        Map<String, Double> chances = new LinkedHashMap<>();
        if (paddock.deck.isEmpty() || paddock.isOver()) {
            return chances;
        }
        int drawer = viewer == Seats.SPECTATOR || !paddock.flock.isLiving(viewer) ? paddock.round.active : viewer;
        int face = paddock.rules.box().value(paddock.sheep(drawer).clippers.shear());
        for (Card card : Card.ALL) {
            if (paddock.deck.has(card)) {
                chances.merge(kindOfNext(paddock, card, face), (double) paddock.deck.count(card), Double::sum);
            }
        }
        chances.replaceAll((_, count) -> Odds.rounded(count / paddock.deck.size()));
        return chances;
    }

    private static String kindOfNext(Paddock paddock, Card card, int face) {
        return switch (card.group()) {
            case ANYTIME -> "anytime";
            case WOOL -> "wool";
            case BATTERY, BLADE -> "attachment";
            case SHEAR -> {
                int other = paddock.rules.box().value(card);
                yield other > face ? "better" : other < face ? "worse" : "same";
            }
            case SHEPHERD, EVENT, SHEEPDOG, WOLF -> "event";
        };
    }
}
