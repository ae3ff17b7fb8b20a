package sheepfold.games.shepherdmess;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;
import sheepfold.engine.Setup;
import sheepfold.json.BadInput;

/**
 * What was agreed before the game.
 *
 * @param breeds by seat
 * @param flock sheep of each player
 * @param randomFirst chance names Player 1; otherwise it is seat 0
 * @param quickStart chance places the sheep
 * @param openPens dogs may stop in other players' pens (SM-DOG-09)
 * @param patchesPerBark a patch lets one sheep cross per bark, not per turn
 * @param gatesPerTurn a gate lets one sheep through per turn, not per bark
 * @param finisherWins only those who finished compete (SM-END-03)
 * @param repetition the occurrence of a position that ends the game; 0 for never
 * @param penTiles the four pens as a set; the next two likewise, so that nobody works them out in a playout
 */
record MessRules(
        Box box,
        int seats,
        List<Breed> breeds,
        int flock,
        boolean randomFirst,
        boolean quickStart,
        FlockPull flockPull,
        ForeignSheep foreignSheep,
        boolean openPens,
        boolean pennedSafe,
        boolean patchesPerBark,
        boolean gatesPerTurn,
        boolean finisherWins,
        int roundLimit,
        int repetition,
        long penTiles,
        long penWalls,
        long doubleGates) {
    /** When a sheep's own kind at its side counts for more than going straight (SM-EXIT-05). */
    enum FlockPull {
        MEETING,
        SIDES,
        ALWAYS
    }

    /** What a rival's sheep in one's pen leads to (SM-PEN-04 to SM-PEN-06). */
    enum ForeignSheep {
        AT_END,
        THIEF,
        STRICT
    }

    static final int MOST_ROUNDS = 200;

    private static final String FLOCK_SIZE = "flockSize";
    private static final String BREEDS = "breeds";

    static MessRules of(Setup setup) {
        Box box = setup.data().map(data -> Box.read(data, "data")).orElse(Box.OURS);
        int seats = setup.seats();
        int flock = number(setup, FLOCK_SIZE).orElse(box.flock(seats));
        if (seats * flock > box.placesForSheep()) {
            throw new BadInput(
                    "options." + FLOCK_SIZE,
                    "SM-SET-08",
                    "%d flocks of %d do not fit: two sheep to a tile make %d places"
                            .formatted(seats, flock, box.placesForSheep()));
        }
        return new MessRules(
                box,
                seats,
                breeds(setup),
                flock,
                setup.is("firstPlayer", "random"),
                setup.is("quickStart", "on"),
                FlockPull.valueOf(constant(setup.option("flockPull"))),
                ForeignSheep.valueOf(constant(setup.option("foreignSheep"))),
                setup.is("foreignPen", "open"),
                setup.is("pennedSafe", "on"),
                setup.is("mudCapacity", "bark"),
                setup.is("gateCapacity", "turn"),
                setup.is("winner", "finisher"),
                number(setup, "roundLimit").orElse(usualRounds(seats)),
                setup.number("repetition"),
                box.penTiles(),
                box.penWalls(),
                box.doubleGates());
    }

    private static String constant(String value) {
        return value.equals("atEnd") ? "AT_END" : value.toUpperCase(Locale.ROOT);
    }

    /** The number that an option has, if it has one. */
    private static Optional<Integer> number(Setup setup, String option) {
        String value = setup.option(option);
        return value.matches("\\d+") ? Optional.of(Integer.valueOf(value)) : Optional.empty();
    }

    /** Long enough to finish, short enough to end a game that goes in circles (SM-END-06). */
    private static int usualRounds(int seats) {
        return switch (seats) {
            case 2 -> 40;
            case 3 -> 30;
            default -> 25;
        };
    }

    private static List<Breed> breeds(Setup setup) {
        List<Breed> breeds = Stream.of(setup.option(BREEDS).split(",", -1))
                .flatMap(name -> Breed.named(name).stream())
                .toList();
        if (breeds.stream().distinct().count() < breeds.size() || breeds.size() < setup.seats()) {
            throw new BadInput("options." + BREEDS, "SM-SET-01", "it names a breed of its own for each of the seats");
        }
        return breeds.subList(0, setup.seats());
    }

    /** The next seat to the left. */
    int after(int seat) {
        return seat + 1 == seats ? 0 : seat + 1;
    }

    Breed breed(int seat) {
        return breeds.get(seat);
    }

    /** What a flock, or the ram, is called. */
    Colour colour(int kind) {
        if (kind == Flocks.RAM) {
            return Colour.RAM;
        }
        return kind < seats ? Colour.of(kind, breed(kind)) : Colour.unknown(kind);
    }

    /** The seat or the ram of that name. */
    Optional<Integer> kindNamed(String name) {
        return name.equals("ram") ? Optional.of(Flocks.RAM) : seatNamed(name);
    }

    Optional<Integer> seatNamed(String colour) {
        return Breed.named(colour).flatMap(this::seatOf);
    }

    Optional<Integer> seatOf(Breed breed) {
        return Optional.of(breeds.indexOf(breed)).filter(seat -> seat >= 0);
    }

    /** Moves of chance and placements before the first turn. */
    int movesOfSetup() {
        return (randomFirst ? 1 : 0) + Box.PATCHES + box.puddles() + seats * (flock + 1) + 1;
    }
}
