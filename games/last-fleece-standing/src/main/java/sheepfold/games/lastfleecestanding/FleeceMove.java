package sheepfold.games.lastfleecestanding;

import com.fasterxml.jackson.annotation.JsonValue;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import sheepfold.engine.Ids;
import sheepfold.engine.Move;
import sheepfold.engine.Sentence;
import sheepfold.json.Within;

/** Every decision of a sheep and every outcome of chance. Seats count from 0, cells and rows from 1, as in views. */
public sealed interface FleeceMove extends Move {
    @Target(ElementType.TYPE_USE)
    @Retention(RetentionPolicy.RUNTIME)
    @Within(least = 0, most = FleeceRules.MOST_SEATS - 1)
    @interface ASeat {}

    @Target(ElementType.TYPE_USE)
    @Retention(RetentionPolicy.RUNTIME)
    @Within(least = 1, most = Coat.MOST_CELLS)
    @interface ACell {}

    Draw DRAW = new Draw();
    End END = new End();
    Concede CONCEDE = new Concede();
    Pass PASS = new Pass();
    CancelAttack CANCEL_ATTACK = new CancelAttack();
    CancelDog CANCEL_DOG = new CancelDog();
    CancelCard CANCEL_CARD = new CancelCard();
    Cream CREAM = new Cream();
    After AFTER = new After();
    Dog DOG = new Dog();

    /** Lays the coat: where the Snag and the Steel Wool go; all else is Basic Wool. */
    record Lay(@ACell int snag, @ACell int steel) implements FleeceMove {
        static final List<Lay> ALL = IntStream.range(0, 81)
                .filter(pair -> pair / 9 != pair % 9)
                .mapToObj(pair -> new Lay(pair / 9 + 1, pair % 9 + 1))
                .toList();
    }

    /** Chance names the seat that begins and the seat that takes the Wolf. */
    record First(@ASeat int first, @ASeat int wolf) implements FleeceMove {
        static final List<First> ALL = IntStream.range(0, 16)
                .mapToObj(pair -> new First(pair / 4, pair % 4))
                .toList();
    }

    record Roll(int number) implements FleeceMove {
        static final List<Roll> ALL =
                IntStream.rangeClosed(1, 6).mapToObj(Roll::new).toList();
    }

    /** Chance says which card is drawn. */
    record Drawn(Card card) implements FleeceMove {
        static final List<Drawn> ALL = Card.ALL.stream().map(Drawn::new).toList();
    }

    record Coin(boolean heads) implements FleeceMove {
        static final List<Coin> ALL = List.of(new Coin(true), new Coin(false));
    }

    /** Chance says which piece Velcro tears off. */
    record Take(@ACell int cell) implements FleeceMove {
        static final List<Take> ALL =
                IntStream.rangeClosed(1, Coat.MOST_CELLS).mapToObj(Take::new).toList();
    }

    record Draw() implements FleeceMove {}

    /** Announces an attack: its parts in order. */
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
    record Part(@ASeat int seat, @Within(least = 1) int points) {}

    record Snip(@ACell int cell) implements FleeceMove {
        static final List<Snip> ALL =
                IntStream.rangeClosed(1, Coat.MOST_CELLS).mapToObj(Snip::new).toList();
    }

    record End() implements FleeceMove {}

    record Concede() implements FleeceMove {}

    /** Gives up own pieces: to the Wolf, the Boy, the Moon or Shaving Cream. */
    record Shed(Cells cells) implements FleeceMove {
        private static final int SHARED = 1 << 12;
        private static final Shed[] ALL = IntStream.range(0, SHARED)
                .mapToObj(bits -> new Shed(new Cells(bits)))
                .toArray(Shed[]::new);
        /** Of sets with higher cells, which are rare and too many to make, the latest. */
        private static final @Nullable Shed[] LATEST = new Shed[1 << 14];

        static Shed of(long bits) {
            return bits < SHARED ? ALL[(int) bits] : latest(bits);
        }

        private static Shed latest(long bits) {
            int place = (int) ((bits * 0x9E3779B97F4A7C15L) >>> 50);
            Shed shed = LATEST[place];
            if (shed == null || shed.cells.bits() != bits) {
                shed = new Shed(new Cells(bits));
                LATEST[place] = shed;
            }
            return shed;
        }
    }

    /** Gains a piece into a free cell, and then moves pieces as listed, all at once. */
    record Stick(@ACell int cell, List<Shift> shifts) implements FleeceMove {
        /** The plain gains, by cell. */
        static final List<Stick> ALL = IntStream.rangeClosed(1, Coat.MOST_CELLS)
                .mapToObj(cell -> new Stick(cell, List.of()))
                .toList();

        public Stick {
            shifts = inOrder(shifts);
        }
    }

    /** Moves pieces of the own coat, all at once. */
    record Arrange(List<Shift> shifts) implements FleeceMove {
        public Arrange {
            shifts = inOrder(shifts);
        }
    }

    /** A piece moves from one cell to another. */
    record Shift(@ACell int from, @ACell int to) {}

    private static List<Shift> inOrder(List<Shift> shifts) {
        return shifts.stream()
                .sorted(Comparator.comparingInt(Shift::from).thenComparingInt(Shift::to))
                .toList();
    }

    /** Close Shave takes a row. */
    record Row(@Within(least = 1, most = Coat.MOST_ROWS) int row) implements FleeceMove {
        static final List<Row> ALL =
                IntStream.rangeClosed(1, Coat.MOST_ROWS).mapToObj(Row::new).toList();
    }

    /** The piece that a Close Shave leaves. */
    record Keep(@ACell int cell) implements FleeceMove {
        static final List<Keep> ALL =
                IntStream.rangeClosed(1, Coat.MOST_CELLS).mapToObj(Keep::new).toList();
    }

    /** Rock, Paper, Shear. */
    record Throw(Sign sign) implements FleeceMove {
        static final List<Throw> ALL = Stream.of(Sign.values()).map(Throw::new).toList();
    }

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

        boolean beats(Sign other) {
            return (ordinal() + 2) % 3 == other.ordinal();
        }
    }

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
    record CancelAttack() implements Play {}

    /** POW, use B, on a Sheepdog that lies on the table. */
    record ExpelDog(@ASeat int seat) implements Play {
        static final List<ExpelDog> ALL = IntStream.range(0, FleeceRules.MOST_SEATS)
                .mapToObj(ExpelDog::new)
                .toList();
    }

    /** POW, use B, on the Sheepdog that is being played. */
    record CancelDog() implements Play {}

    /** POW, use C. */
    record CancelCard() implements Play {}

    record Cream() implements Play {}

    record After() implements Play {}

    /** Velcro into the discard pile. */
    record Fetch(Wool wool) implements Play {
        static final List<Fetch> ALL = Wool.ALL.stream().map(Fetch::new).toList();
    }

    /** Velcro on an opponent's coat. */
    record Rob(@ASeat int seat) implements Play {
        static final List<Rob> ALL =
                IntStream.range(0, FleeceRules.MOST_SEATS).mapToObj(Rob::new).toList();
    }

    record Thief(@ASeat int seat) implements Play {
        static final List<Thief> ALL =
                IntStream.range(0, FleeceRules.MOST_SEATS).mapToObj(Thief::new).toList();
    }

    record Dog() implements Play {}

    record CloseShave(@ASeat int seat) implements Play {
        static final List<CloseShave> ALL = IntStream.range(0, FleeceRules.MOST_SEATS)
                .mapToObj(CloseShave::new)
                .toList();
    }
}
