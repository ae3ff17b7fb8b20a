package sheepfold.games.tangledyarns;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.IntUnaryOperator;
import java.util.stream.IntStream;
import sheepfold.engine.Seats;
import sheepfold.engine.Setup;
import sheepfold.json.About;
import sheepfold.json.Default;
import sheepfold.json.Matches;
import sheepfold.json.Shaped;
import sheepfold.json.Sized;
import sheepfold.json.Within;

/** A position as JSON: the city as a picture, what lies on the Way, who stands where, and what is decided. */
@About(
        "City, ways, gates and sheep are needed once they are on the table; without the other fields phase 2 of round 1 begins, the Shepherd stands on space 1, and nobody else is about.")
@Shaped
record WrittenParokiam(
        @About(
                "Thirteen rows from the red corner down, as the hexes lie. A cell is what its tile shows (ta, ma, te, bk, bo, or ws for wasteland), a dash and the colour of the side of its wall (r b g o k p, clockwise from the top), as in ta-r; two dots for a tile that is not laid yet; alt is the altar.")
        @Sized(least = Maze.ROWS, most = Maze.ROWS, rule = "TY-SET-05", words = "the city has thirteen rows")
        List<String> city,

        @About("What is decided next.") @Default("act") Phase phase,

        @About("0 in the set-up.") @Default("1") @Within(least = 0, most = 999)
        int round,

        @About("The space of the Shepherd; 0 in the set-up and in the final act.")
        @Default("1")
        @Within(least = 0, most = Box.MOST_SPACES)
        int space,

        @About("Was the Shepherd laid down by a sacrifice?") @Default("false")
        boolean lies,

        @About("The way tiles in slots 1 to 4.") @Default("[]") @Sized(most = Box.WAY_SLOTS, rule = "TY-SET-03")
        List<WayTile> ways,

        @About(
                "What lies in gate slots 1 to 6: an open gate such as ta+bo, the way tile that took its place, or a dash where there is nothing.")
        @Default("[]")
        @Sized(most = Box.GATES, rule = "TY-SET-04")
        List<
                        @Matches(
                                value = "-|[A-Z]+|[a-z]{2}(\\+[a-z]{2})*",
                                words = "a gate slot holds a gate as ta+bo, a way tile as FANG, or a dash")
                        String>
                gates,

        @Default("[]") @Sized(most = Sheep.COUNT, rule = "TY-SET-08")
        List<Pawn> sheep,

        @About("In order of arrival.") @Default("[]") @Sized(most = Box.TOKENS, rule = "TY-SPAWN-04")
        List<Cell> cultists,

        @About("In order of arrival.") @Default("[]") @Sized(most = Box.TOKENS, rule = "TY-SPAWN-04")
        List<Wolf> wolves,

        @About("In the final act.") Optional<Angel> angel,

        @About("The flock's power-ups by kind.") @Default("{}")
        Map<Relic, @Within(least = 0, most = YarnsMove.MOST_POWER_UPS, rule = "TY-POW-09") Integer> powerUps,

        @About("Seats that are done with the phase.") @Default("[]")
        List<@Within(least = 0, most = Sheep.COUNT - 1) Integer> done,

        @About("How often seats have taken back that they are done.") @Default("{}")
        Map<Integer, @Within(least = 0, most = Course.MOST_WAITS, rule = "TY-P2-03") Integer> waits,

        @About("How many of their proposals were refused.") @Default("{}")
        Map<Integer, @Within(least = 0, most = Course.MOST_REFUSALS, rule = "TY-P2-01") Integer> refusals,

        @About("What only the decision has to know.") Optional<Detail> detail,

        @About("In phase over: how it ended.") Optional<Ending> ending) {
    record Pawn(
            Sheep name,
            @Within(least = 0, most = Sheep.COUNT - 1) int seat,
            @Default("alt") Cell tile,
            @Default(value = "false", omitted = true) boolean corrupted,
            @Default(value = "false", omitted = true) boolean dead,
            @Default(value = "false", omitted = true) boolean moved,
            @Default(value = "false", omitted = true) boolean acted,
            @Default(value = "false", omitted = true) boolean turned) {}

    record Wolf(
            Cell tile,

            @About("The place, from 0, of the first wolf of its pack; its own where it is not given.")
            Optional<@Within(least = 0, most = Box.TOKENS - 1) Integer> pack) {}

    record Angel(
            Cell tile,

            @Within(least = 0, most = Box.TOKENS, rule = "TY-ANG-01")
            int strength,

            @About("How often it has moved.") @Default("0") @Within(least = 0, most = 99)
            int rounds) {}

    /** What only one kind of decision has to know. */
    sealed interface Detail {
        @About("Phases spawn and spirit: who is still to come, and the colours that the shake has given.")
        record Arrivals(
                @Within(least = 0, most = Box.TOKENS) int cultists,
                @Within(least = 0, most = Box.TOKENS) int wolves,
                List<Colour> used)
                implements Detail {}

        @About("Phase lightness: the cultists that still move, by their places from 0.")
        record Movers(List<@Within(least = 0, most = Box.TOKENS - 1) Integer> cultists) implements Detail {}

        @About("Phases cultist, wolf and angel: whose step it is, by the place from 0, and how many steps are left.")
        record Step(
                @Default("0") @Within(least = 0, most = Box.TOKENS - 1)
                int mover,

                @Default("1") @Within(least = 1, most = Box.TOKENS)
                int left)
                implements Detail {}

        @About("Phase fate: who uses the Fate box.")
        record Trial(Sheep sheep) implements Detail {}

        @About("Phase draw: the gate that was locked. Phase wall: how many walls have been drawn anew.")
        record Slot(@Within(least = 0, most = 36) int number) implements Detail {}

        @About("Phase battle: the attack.")
        record Raid(
                Cell tile,
                List<Sheep> sheep,
                @Within(least = 0, most = Box.TOKENS) int wolves,
                @Within(least = 0, most = Box.TOKENS) int cultists,

                @Within(least = 0, most = YarnsMove.MOST_POWER_UPS)
                int bones)
                implements Detail {}

        @About("Phases books, strike and victim: where, with how many books, and whether it is fought once more.")
        record Strike(
                Cell tile,

                @Default("0") @Within(least = 0, most = YarnsMove.MOST_POWER_UPS)
                int books,

                @Default("false") boolean again)
                implements Detail {}

        @About("Phase consent: who proposes what, and who has not answered.")
        record Plan(
                @Within(least = 0, most = Sheep.COUNT - 1) int seat,
                String move,
                List<@Within(least = 0, most = Sheep.COUNT - 1) Integer> unanswered)
                implements Detail {}
    }

    static WrittenParokiam of(Parokiam table) {
        Flock flock = table.flock;
        return new WrittenParokiam(
                Maze.draw(table.city),
                table.phase(),
                table.course.round,
                table.way.space(),
                table.way.lies(),
                IntStream.range(0, Box.WAY_SLOTS)
                        .filter(slot -> !table.way.isEmpty(slot))
                        .mapToObj(slot -> WayTile.ALL.get(table.way.tile(slot)))
                        .toList(),
                gates(table),
                Band.list(flock.started()).stream()
                        .map(sheep -> pawn(flock, sheep))
                        .toList(),
                table.servants.cultistCellsInOrder(),
                IntStream.range(0, table.servants.wolves())
                        .mapToObj(i -> wolf(table.servants, i))
                        .toList(),
                table.isFinalAct()
                        ? Optional.of(new Angel(
                                Cell.of(table.servants.angel()), table.servants.strength(), table.course.angelRounds))
                        : Optional.empty(),
                powerUps(table.store),
                new Seats(table.course.done()).list(),
                bySeat(table, table.course::waits),
                bySeat(table, table.course::refusals),
                detail(table),
                table.isOver() ? Optional.of(table.pending.ending) : Optional.empty());
    }

    private static List<String> gates(Parokiam table) {
        int filled = table.phase().compareTo(Phase.GATE) > 0 ? Box.SLOTS : table.way.filled();
        return IntStream.range(Box.WAY_SLOTS, filled).mapToObj(table.way::text).toList();
    }

    private static Pawn pawn(Flock flock, Sheep sheep) {
        int number = sheep.ordinal();
        return new Pawn(
                sheep,
                flock.owner(number),
                Cell.of(flock.cell(number)),
                flock.isCorrupted(number),
                !flock.lives(number),
                flock.hasMoved(number),
                flock.hasActed(number),
                flock.hasTurned(number));
    }

    private static Wolf wolf(Servants servants, int wolf) {
        return new Wolf(
                Cell.of(servants.wolf(wolf)), Optional.of(servants.leader(wolf)).filter(leader -> leader != wolf));
    }

    private static Map<Relic, Integer> powerUps(Store store) {
        Map<Relic, Integer> powerUps = new LinkedHashMap<>();
        Relic.POWER_UPS.stream()
                .filter(kind -> store.count(kind) > 0)
                .forEach(kind -> powerUps.put(kind, store.count(kind)));
        return powerUps;
    }

    private static Map<Integer, Integer> bySeat(Parokiam table, IntUnaryOperator count) {
        Map<Integer, Integer> counts = new LinkedHashMap<>();
        IntStream.range(0, table.rules.seats())
                .filter(seat -> count.applyAsInt(seat) > 0)
                .forEach(seat -> counts.put(seat, count.applyAsInt(seat)));
        return counts;
    }

    private static Optional<Detail> detail(Parokiam table) {
        Pending pending = table.pending;
        return Optional.ofNullable(
                switch (table.phase()) {
                    case SPAWN, SPIRIT ->
                        new Detail.Arrivals(
                                pending.cultistsToCome,
                                pending.wolvesToCome,
                                Colour.ALL.stream()
                                        .filter(colour -> (pending.usedColours >> colour.ordinal() & 1) != 0)
                                        .toList());
                    case LIGHTNESS -> new Detail.Movers(new Seats(pending.movers).list());
                    case CULTIST -> new Detail.Step(pending.mover, 1);
                    case WOLF -> new Detail.Step(pending.mover, pending.stepsLeft);
                    case ANGEL -> new Detail.Step(0, pending.stepsLeft);
                    case FATE -> new Detail.Trial(Sheep.of(pending.sheep));
                    case DRAW -> new Detail.Slot(pending.slot - Box.WAY_SLOTS + 1);
                    case WALL -> new Detail.Slot(pending.slot);
                    case BATTLE ->
                        new Detail.Raid(
                                pending.attack.tile(),
                                pending.attack.sheep().sheep(),
                                pending.attack.wolves(),
                                pending.attack.cultists(),
                                pending.attack.bones());
                    case BOOKS -> new Detail.Strike(Cell.of(pending.tile), 0, pending.again);
                    case STRIKE, VICTIM -> new Detail.Strike(Cell.of(pending.tile), pending.spent, pending.again);
                    case CONSENT ->
                        new Detail.Plan(
                                pending.proposer,
                                YarnsMoveLines.write(table, pending.proposal),
                                new Seats(pending.unanswered).list());
                    default -> null;
                });
    }

    Parokiam read(Setup setup) {
        return new PositionReader(YarnsRules.of(setup), this).read();
    }
}
