package sheepfold.games.tangle;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import sheepfold.engine.Events;
import sheepfold.engine.Result;
import sheepfold.engine.Seats;

/** How turns begin and end, and how the game does. */
final class TheEnd {
    private static final int TREES = 0;
    private static final int MEADOWS = 1;
    private static final int BUSHES = 2;
    private static final int LAKES = 3;
    private static final int ENCHANTMENTS = 4;
    static final int ITEMS = 5;

    private TheEnd() {}

    static void beginTurn(Wasteland table, int seat, int round, Events events) {
        Course course = table.course;
        course.active = seat;
        course.round = round;
        course.steps = 0;
        course.casts = 0;
        course.freeCasts = 0;
        course.placements = 0;
        course.toPlace = 1;
        course.homed = false;
        table.pending.payer = Detail.NOBODY;
        if (events.heard()) {
            events.tell(new TangleEvent.TurnBegan(seat, round));
        }
        wake(table, seat);
        if (table.rules.turnCard) {
            Placing.next(table, events);
        } else {
            PayingUpkeep.goOn(table, 0, events);
        }
    }

    /** Roots that went to hibernate in the last turn may be placed in this one (TA-CEN-04). */
    private static void wake(Wasteland table, int seat) {
        Course course = table.course;
        if (course.asleep == 0) {
            return;
        }
        int space = Placing.hibernation(table);
        for (int i = 0; i < table.ground.height(space); i++) {
            boolean wakes = (course.asleep >> i & 1) != 0 && table.ground.root(space, i) == seat;
            course.awake |= wakes ? 1 << i : 0;
        }
        course.asleep &= ~course.awake;
    }

    /** Too many cards are discarded first, then the game may be over. */
    static void endTurn(Wasteland table, Events events) {
        if (Long.bitCount(table.cards.hand(table.course.active)) > table.rules.handLimit) {
            table.pending.phase = Phase.DISCARD;
            return;
        }
        int next = table.next(table.course.active);
        boolean roundOver = next == table.course.first;
        if (roundOver || !table.rules.equalTurns) {
            int winners = fulfilled(table);
            if (winners != 0) {
                finish(table, winners, Ending.GOAL, events);
                return;
            }
        }
        if (roundOver && table.course.round >= table.rules.roundLimit) {
            finish(table, closest(table), Ending.LIMIT, events);
            return;
        }
        beginTurn(table, next, Math.min(Mix.MOST, table.course.round + (roundOver ? 1 : 0)), events);
    }

    static void play(Wasteland table, TangleMove.Discard discard, Events events) {
        int seat = table.course.active;
        int card = discard.card().number();
        table.cards.drop(seat, card);
        table.cards.discard |= 1L << card;
        if (events.heard()) {
            events.tell(new TangleEvent.CardDiscarded(seat, discard.card(), TangleEvent.Place.HAND));
        }
        endTurn(table, events);
    }

    /** What a seat has of an item of victory cards, before one lake counts as a meadow or the other way round. */
    static int count(Wasteland table, int seat, int item) {
        Land land = table.land;
        Powers powers = table.powers();
        return switch (item) {
            case TREES -> {
                boolean one = powers.countSapling.isIn(table.front(seat)) && land.areas(Tile.SAPLING, seat) != 0;
                yield land.count(Tile.TREE, seat) + (one ? 1 : 0);
            }
            case MEADOWS -> land.count(Tile.MEADOW, seat);
            case BUSHES -> land.count(Tile.BUSH, seat);
            case LAKES -> land.count(Tile.LAKE, seat);
            case ENCHANTMENTS -> powers.counted(table.front(seat));
            default -> throw new IllegalArgumentException("no item " + item);
        };
    }

    /** Points of what is missing for a victory card; 0 if it is fulfilled (TA-WIN-03). */
    static int missing(Wasteland table, int seat, int goal) {
        TangleRules rules = table.rules;
        int rest = missing(table, seat, goal, TREES, 0)
                + missing(table, seat, goal, BUSHES, 0)
                + missing(table, seat, goal, ENCHANTMENTS, 0);
        int wet = wet(table, seat, goal, 0);
        if (rules.powers.countWetland.isIn(table.front(seat))) {
            wet = count(table, seat, LAKES) > 0 ? Math.min(wet, wet(table, seat, goal, 1)) : wet;
            wet = count(table, seat, MEADOWS) > 0 ? Math.min(wet, wet(table, seat, goal, -1)) : wet;
        }
        return rest + wet;
    }

    /** Lakes and meadows, with so many lakes counting as meadows. */
    private static int wet(Wasteland table, int seat, int goal, int moved) {
        return missing(table, seat, goal, MEADOWS, moved) + missing(table, seat, goal, LAKES, -moved);
    }

    private static int missing(Wasteland table, int seat, int goal, int item, int more) {
        int lacking = table.rules.goal(goal, item) - count(table, seat, item) - more;
        return Math.max(0, lacking) * table.rules.points(item);
    }

    /** Points that a seat lacks for the nearest of its cards. */
    static int remainder(Wasteland table, int seat) {
        int least = Integer.MAX_VALUE;
        for (int left = table.cards.goals(seat); left != 0; left &= left - 1) {
            least = Math.min(least, missing(table, seat, Integer.numberOfTrailingZeros(left)));
        }
        return least;
    }

    /** Seats that meet a victory card, a bit each (TA-WIN-01, TA-WIN-02). */
    private static int fulfilled(Wasteland table) {
        int winners = 0;
        for (int seat = 0; seat < table.seats(); seat++) {
            winners |= remainder(table, seat) == 0 ? 1 << seat : 0;
        }
        return winners;
    }

    /** Seats that are nearest to a card, then with most tiles, then with most cards (TA-END-02). */
    private static int closest(Wasteland table) {
        int best = 0;
        for (int seat = 0; seat < table.seats(); seat++) {
            int leader = Integer.numberOfTrailingZeros(best);
            int order = best == 0 ? -1 : compare(table, seat, leader);
            if (order < 0) {
                best = 1 << seat;
            } else if (order == 0) {
                best |= 1 << seat;
            }
        }
        return best;
    }

    private static int compare(Wasteland table, int seat, int other) {
        int nearer = Integer.compare(remainder(table, seat), remainder(table, other));
        if (nearer != 0) {
            return nearer;
        }
        int tiles = Integer.compare(Long.bitCount(table.land.of(other)), Long.bitCount(table.land.of(seat)));
        return tiles != 0
                ? tiles
                : Integer.compare(Long.bitCount(table.front(other)), Long.bitCount(table.front(seat)));
    }

    private static void finish(Wasteland table, int winners, Ending ending, Events events) {
        table.pending.phase = Phase.OVER;
        if (events.heard()) {
            events.tell(new TangleEvent.GameEnded(
                    new Seats(winners).list(),
                    ending,
                    IntStream.range(0, table.seats())
                            .mapToObj(seat -> Victory.in(table.cards.goals(seat)))
                            .toList(),
                    met(table, winners)));
        }
    }

    /** The card by which the first of the winners has won. */
    private static @Nullable Victory met(Wasteland table, int winners) {
        int winner = Integer.numberOfTrailingZeros(winners);
        return Victory.in(table.cards.goals(winner)).stream()
                .filter(goal -> missing(table, winner, goal.number()) == 0)
                .findFirst()
                .orElse(null);
    }

    static Ending ending(Wasteland table) {
        return fulfilled(table) != 0 ? Ending.GOAL : Ending.LIMIT;
    }

    /** Who won follows from what lies on the table. */
    static int winners(Wasteland table) {
        int fulfilled = fulfilled(table);
        return fulfilled != 0 ? fulfilled : closest(table);
    }

    static Result result(Wasteland table) {
        int winners = winners(table);
        List<Integer> names = new Seats(winners).list();
        List<Integer> seats = Seats.first(table.seats()).list();
        Ending ending = ending(table);
        Victory met = ending == Ending.GOAL ? met(table, winners) : null;
        Map<String, Object> details = new LinkedHashMap<>();
        if (met != null) {
            details.put("card", met.id());
        }
        details.put("round", table.course.round);
        details.put(
                "missing", seats.stream().map(seat -> remainder(table, seat)).toList());
        details.put(
                "held",
                seats.stream().map(seat -> Victory.in(table.cards.goals(seat))).toList());
        details.put(
                "front", seats.stream().map(seat -> Card.in(table.front(seat))).toList());
        return new Result(
                Result.Kind.WIN,
                names,
                seats.stream().map(seat -> names.contains(seat) ? 1 : 0).toList(),
                seats.stream().map(seat -> names.contains(seat) ? 1 : 2).toList(),
                ending,
                EventWords.ended(names, ending, met),
                details);
    }
}
