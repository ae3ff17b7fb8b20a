package sheepfold.games.lastfleecestanding;

import com.fasterxml.jackson.annotation.JsonValue;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import sheepfold.engine.Ids;
import sheepfold.engine.Move;
import sheepfold.engine.Sentence;
import sheepfold.engine.line.Line;
import sheepfold.engine.line.Lines;
import sheepfold.engine.line.Says;
import sheepfold.json.Within;

/** Every decision of a sheep and every outcome of chance. Seats count from 0, cells and rows from 1, as in views. */
@Lines({Names.class, FleeceWords.class})
public sealed interface FleeceMove extends Move {
    @Target(ElementType.TYPE_USE)
    @Retention(RetentionPolicy.RUNTIME)
    @Within(least = 0, most = FleeceRules.MOST_SEATS - 1)
    @interface ASeat {}

    @Target(ElementType.TYPE_USE)
    @Retention(RetentionPolicy.RUNTIME)
    @Within(least = 1, most = Coat.MOST_CELLS)
    @interface ACell {}

    /** Lays the coat: where the Snag and the Steel Wool go; all else is Basic Wool. */
    @Line("coat S{snag:1..9} T{steel:1..9}")
    @Says("Lay your coat with the Snag on cell {snag} and the Steel Wool on cell {steel}")
    record Lay(@ACell int snag, @ACell int steel) implements FleeceMove {
        boolean isOnTwoCells() {
            return snag != steel;
        }
    }

    /** Chance names the seat that begins and the seat that takes the Wolf. */
    @Line("first={first:letter} wolf={wolf:letter}")
    @Says("{first:subject} begins, {wolf:seat} takes the Wolf")
    record First(@ASeat int first, @ASeat int wolf) implements FleeceMove {}

    @Line("roll {number:1..6}")
    @Says("The die shows {n=number}")
    record Roll(int number) implements FleeceMove {}

    /** Chance says which card is drawn. */
    @Line("card {card}")
    @Says("The card is {card}")
    record Drawn(Card card) implements FleeceMove {}

    @Line("coin {heads?heads|tails}")
    @Says(when = "heads", value = "Heads")
    @Says("Tails")
    record Coin(boolean heads) implements FleeceMove {}

    /** Chance says which piece Velcro tears off. */
    @Line("take {cell}")
    @Says("Velcro takes the piece on {cell:ofRobbed}")
    record Take(@ACell int cell) implements FleeceMove {}

    @Line("draw")
    @Says("Draw a card; you owe {n:owed}")
    record Draw() implements FleeceMove {}

    /** Announces an attack: its parts in order. */
    @Line("shear {parts* }")
    @Says("Shear {parts}")
    record Shear(List<Part> parts) implements FleeceMove {
        private static final int POINTS = 16;
        private static final Shear[] SINGLE = IntStream.range(0, FleeceRules.MOST_SEATS * POINTS)
                .mapToObj(i -> single(i / POINTS, i % POINTS))
                .toArray(Shear[]::new);

        public Shear {
            parts = List.copyOf(parts);
        }

        int points() {
            return parts.stream().mapToInt(Part::points).sum();
        }

        /** All points on one victim: shared as long as the points are few. */
        static Shear at(int seat, int points) {
            int index = seat * POINTS + points;
            return points < POINTS ? SINGLE[index] : single(seat, points);
        }

        private static Shear single(int seat, int points) {
            return new Shear(List.of(new Part(seat, points)));
        }
    }

    /** The points aimed at one victim. */
    @Line("{seat:letter}{points:1..99}")
    record Part(@ASeat int seat, @Within(least = 1) int points) {}

    @Line("snip {cell}")
    @Says("Snip {cell:ofVictim}")
    record Snip(@ACell int cell) implements FleeceMove {}

    @Line("end")
    @Says("End your turn")
    record End() implements FleeceMove {}

    @Line("concede")
    @Says("Concede: your coat is discarded and you are out")
    record Concede() implements FleeceMove {}

    /** Gives up own pieces: to the Wolf, the Boy, the Moon or Shaving Cream. */
    @Line("shed {cells}")
    record Shed(Cells cells) implements FleeceMove {
        private static final int SHARED = 1 << 12;
        private static final Shed[] ALL = IntStream.range(0, SHARED)
                .mapToObj(bits -> new Shed(new Cells(bits)))
                .toArray(Shed[]::new);

        /** Shared but for sets with higher cells, which are rare and too many to make. */
        static Shed of(long bits) {
            return bits < SHARED ? ALL[(int) bits] : new Shed(new Cells(bits));
        }
    }

    /** Gains a piece into a free cell, and then moves pieces as listed, all at once. */
    @Line("stick {cell}[ {shifts* }]")
    @Says(when = "isPlain", value = "Lay the new piece on {cell:ofGainer}")
    @Says("Lay the new piece on {cell:ofGainer}, moving {shifts}")
    record Stick(@ACell int cell, List<Shift> shifts) implements FleeceMove {
        /** By cell. */
        static final List<Stick> PLAIN = IntStream.rangeClosed(1, Coat.MOST_CELLS)
                .mapToObj(cell -> new Stick(cell, List.of()))
                .toList();

        public Stick {
            shifts = inOrder(shifts);
        }

        boolean isPlain() {
            return shifts.isEmpty();
        }
    }

    /** Moves pieces of the own coat, all at once. */
    @Line("arrange {shifts* }")
    @Says(when = "isEmpty", value = "Rearrange your coat")
    @Says("Rearrange your coat, moving {shifts}")
    record Arrange(List<Shift> shifts) implements FleeceMove {
        public Arrange {
            shifts = inOrder(shifts);
        }

        boolean isEmpty() {
            return shifts.isEmpty();
        }
    }

    /** A piece moves from one cell to another. */
    @Line("{from}>{to}")
    record Shift(@ACell int from, @ACell int to) {}

    private static List<Shift> inOrder(List<Shift> shifts) {
        return shifts.stream()
                .sorted(Comparator.comparingInt(Shift::from).thenComparingInt(Shift::to))
                .toList();
    }

    /** Close Shave takes a row. */
    @Line("row {row}")
    @Says("Shave off row {n=row}")
    record Row(@Within(least = 1, most = Coat.MOST_ROWS) int row) implements FleeceMove {}

    /** The piece that a Close Shave leaves. */
    @Line("keep {cell}")
    @Says("Keep the piece on {cell:ofShaved}")
    record Keep(@ACell int cell) implements FleeceMove {}

    /** Rock, Paper, Shear. */
    @Line("{sign:hand}")
    @Says("Show {sign:words}")
    record Throw(Sign sign) implements FleeceMove {}

    enum Sign {
        ROCK,
        PAPER,
        SHEAR;

        @JsonValue
        public String id() {
            return Ids.of(this);
        }

        Sentence words() {
            return Sentence.of(
                    switch (this) {
                        case ROCK -> "rock";
                        case PAPER -> "paper";
                        case SHEAR -> "shear";
                    });
        }

        /** As the move is written. */
        String hand() {
            return this == SHEAR ? "shear-hand" : id();
        }

        boolean beats(Sign other) {
            return (ordinal() + 2) % 3 == other.ordinal();
        }
    }

    @Line("pass")
    @Says("Pass")
    record Pass() implements FleeceMove {}

    /** A card thrown in: it goes on the stack and may be answered before it takes effect. */
    sealed interface Play extends FleeceMove {
        /** The seat that it is aimed at, if any. */
        default @Nullable Integer target() {
            return switch (this) {
                case ExpelDog(int seat) -> seat;
                case Rob(int seat) -> seat;
                case Thief(int seat) -> seat;
                case CloseShave(int seat) -> seat;
                default -> null;
            };
        }

        default Card card() {
            return switch (this) {
                case CancelAttack _, ExpelDog _, CancelDog _, CancelCard _ -> Card.POW;
                case Cream _ -> Card.SHAVING_CREAM;
                case After _ -> Card.AFTERSHAVE;
                case Fetch _, Rob _ -> Card.VELCRO;
                case Thief _ -> Card.SHEAR_THIEF;
                case Dog _ -> Card.SHEEPDOG;
                case CloseShave _ -> Card.CLOSE_SHAVE;
            };
        }
    }

    /** POW, use A. */
    @Line("pow A")
    @Says("POW: cancel the attack of {seat:attacker}")
    record CancelAttack() implements Play {}

    /** POW, use B, on a Sheepdog that lies on the table. */
    @Line("pow B {seat:letter}")
    @Says("POW: chase the dog of {seat} away")
    record ExpelDog(@ASeat int seat) implements Play {}

    /** POW, use B, on the Sheepdog that is being played. */
    @Line("pow B !")
    @Says("POW: stop the Sheepdog, so that the Wolf stays")
    record CancelDog() implements Play {}

    /** POW, use C. */
    @Line("pow C")
    record CancelCard() implements Play {}

    @Line("cream")
    @Says("Shaving Cream: one chance in two that the attacker loses a piece and its attack")
    record Cream() implements Play {}

    @Line("after")
    record After() implements Play {}

    /** Velcro into the discard pile. */
    @Line("velcro {wool}")
    @Says("Velcro: take {card=wool:card} out of the discard pile")
    record Fetch(Wool wool) implements Play {}

    /** Velcro on an opponent's coat. */
    @Line("velcro {seat:letter}")
    @Says("Velcro: tear a random piece off {seat}")
    record Rob(@ASeat int seat) implements Play {}

    @Line("thief {seat:letter}")
    record Thief(@ASeat int seat) implements Play {}

    @Line("dog")
    record Dog() implements Play {}

    @Line("closeshave {seat:letter}")
    @Says("Close Shave: take a row off {seat}, as your attack")
    record CloseShave(@ASeat int seat) implements Play {}
}
