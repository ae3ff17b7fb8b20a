package sheepfold.games.tangle;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import sheepfold.engine.Setup;
import sheepfold.json.BadInput;

/** What is agreed before a game, laid out for play. */
final class TangleRules {
    static final int ROOTS = 5;
    static final int MOST_PLACEMENTS = 12;
    static final int MOST_CASTS = 12;
    static final int HAND = 3;
    static final int ROW = 3;
    static final int CARDS_TAKEN = 3;
    static final int START_CUBES = 2;
    static final int NO_LIMIT = Integer.MAX_VALUE;
    /**
     * The rules of version 1: giving up ended as soon as nothing was due, and Second Breath was discarded before the placement
     * that it brings.
     */
    static final String VERSION_1 = "1";

    final int seats;
    final Box box;
    final Board board;
    final Powers powers;
    final Boons boons;
    /** The seat that begins, or -1 if chance says. */
    final int first;

    final boolean turnCard;
    /** Steps from the start of a track to its top. */
    final int distance;
    /** What lies in the centre; CENTRE for nothing. */
    final Kind centre;
    /** What chance may lay in the centre; empty if it is agreed. */
    final List<Kind> centres;

    final boolean hourglassStays;
    /** Hourglass cards that leave only when no placement is left to make, for that is what they bring (TA-CST-03). */
    final long leaveLast;
    /** May one give up what cards make free (TA-UPK-07)? */
    final boolean givesUpFreely;

    final boolean refillEach;
    final boolean lakesStack;
    /** Does diverse growth let any number of tiles grow (TA-ACT-21)? */
    final boolean growsMany;

    final boolean seedsLimited;
    final int handLimit;
    final boolean equalTurns;
    final int roundLimit;
    final boolean startBonus;
    private final int[][] goals = new int[Victory.COUNT][];
    private final int[] points;
    /** Is a victory card open as long as any item is missing? Unless its box gives no points for some. */
    final boolean everyItemCounts;

    private TangleRules(Setup setup) {
        seats = setup.seats();
        box = setup.data().map(Box::read).orElse(Box.OURS);
        powers = new Powers(box.enchantments());
        boons = new Boons(box.enchantments());
        first = first(setup);
        turnCard = setup.is("upkeep-timing", "turn-card");
        distance = seats + (setup.is("upkeep-distance", "players-plus-one") ? 1 : 0);
        hourglassStays = setup.is("hourglass-stays", "true");
        givesUpFreely = !setup.rules().equals(VERSION_1);
        leaveLast = hourglassStays || !givesUpFreely ? 0 : powers.placings;
        refillEach = setup.is("row-refill", "each");
        lakesStack = setup.is("lakes-stack", "true");
        growsMany = setup.is("diverse-growth", "action");
        seedsLimited = setup.is("seed-supply", "limited");
        handLimit = number(setup, "hand-limit");
        equalTurns = setup.is("equal-turns", "true");
        roundLimit = number(setup, "round-limit");
        startBonus = setup.is("start-bonus", "true");
        Kind[] laid = alternatives(setup);
        centres = centres(setup, laid);
        centre = centres.size() == 1 ? centres.getFirst() : Kind.CENTRE;
        laid[Space.CENTRE] = centre;
        board = new Board(box.board(), seats, laid, !centres.isEmpty());
        box.victory()
                .cards()
                .forEach(goal -> goals[goal.id().number()] =
                        new int[] {goal.trees(), goal.meadows(), goal.bushes(), goal.lakes(), goal.enchantments()});
        Box.Points each = box.victory().points();
        points = new int[] {each.trees(), each.meadows(), each.bushes(), each.lakes(), each.enchantments()};
        everyItemCounts = Arrays.stream(points).allMatch(count -> count > 0);
    }

    static TangleRules of(Setup setup) {
        return new TangleRules(setup);
    }

    private static int first(Setup setup) {
        if (setup.is("first-player", "random")) {
            return -1;
        }
        int seat = setup.number("first-player") - 1;
        if (seat >= setup.seats()) {
            throw new BadInput("options.first-player", "there is no player " + (seat + 1) + " at this table");
        }
        return seat;
    }

    private static int number(Setup setup, String option) {
        return setup.is(option, "none") ? NO_LIMIT : setup.number(option);
    }

    private static BadInput misplaced(String sentence) {
        return new BadInput("options.alt-spaces", "TA-CEN-06", sentence);
    }

    /** The alternatives over spaces, each at most once; CENTRE where there is none. */
    private Kind[] alternatives(Setup setup) {
        Kind[] laid = new Kind[Space.COUNT];
        Arrays.fill(laid, Kind.CENTRE);
        String text = setup.option("alt-spaces");
        if (text.isEmpty() || text.equals("none")) {
            return laid;
        }
        List<Kind> used = new ArrayList<>();
        for (String part : text.split(",", -1)) {
            String[] pair = part.split("=", -1);
            Space space = Space.named(pair[0]).orElseThrow(() -> misplaced("there is no space " + pair[0]));
            Kind kind = Kind.ALTERNATIVES.stream()
                    .filter(each -> each.toString().equals(pair[1]))
                    .findFirst()
                    .orElseThrow();
            Box.Section section = box.board().field(space.number()).section();
            if (section == Box.Section.CORE || section.players() > seats) {
                throw misplaced(space + " is no yellow or grey space in play");
            }
            if (used.contains(kind) || laid[space.number()] != Kind.CENTRE) {
                throw misplaced("each alternative and each space stands there once");
            }
            used.add(kind);
            laid[space.number()] = kind;
        }
        return laid;
    }

    private static List<Kind> centres(Setup setup, Kind[] laid) {
        String chosen = setup.option("centre");
        if (chosen.equals("none")) {
            return List.of();
        }
        List<Kind> free = Kind.ALTERNATIVES.stream()
                .filter(kind -> !Arrays.asList(laid).contains(kind))
                .filter(kind -> chosen.equals("random") || kind.toString().equals(chosen))
                .toList();
        if (free.isEmpty()) {
            throw new BadInput(
                    "options.centre", "TA-CEN-06", "each alternative is on the board once, the centre included");
        }
        return free;
    }

    /** What a victory card asks for: trees, meadows, bushes, lakes, enchantments. */
    int goal(int victory, int item) {
        return goals[victory][item];
    }

    int points(int item) {
        return points[item];
    }
}
