package sheepfold.games.tangledyarns;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import sheepfold.engine.Seats;
import sheepfold.engine.Sentence;
import sheepfold.games.tangledyarns.YarnsMove.Part;
import sheepfold.json.Shaped;

/**
 * The whole table, which is open to everybody, and what follows from it: paths, odds and dangers.
 *
 * @param number the phase of the round, 1 to 6; 0 in the set-up and at the end
 * @param active the way tile whose effect counts now, else empty
 * @param stack the way tiles that lie face down, in no order
 * @param angel null before the final act
 * @param battle null unless a battle is being fought
 * @param proposal null unless a joint move waits for consent
 * @param ending null while the game runs
 */
@Shaped
record YarnsView(
        Phase phase,
        int number,
        int round,
        Shepherd shepherd,
        String active,
        List<Space> spaces,
        List<WayTile> stack,
        List<Tile> tiles,
        List<SheepPawn> sheep,
        List<Cultist> cultists,
        List<Wolf> wolves,
        @Nullable Angel angel,
        Map<Relic, Tokens> powerUps,
        List<SeatState> seats,
        @Nullable Fight battle,
        @Nullable Proposal proposal,
        List<Warning> warnings,
        @Nullable Ending ending) {
    record Shepherd(int space, boolean lies) {}

    /**
     * A space of the Shepherd's Way.
     *
     * @param tile the way tile there, else empty
     * @param gate the number of the gate slot, 0 for none and where an easier start took the gate away
     * @param symbols the relics of an open gate, else empty
     * @param rounds rounds until the Shepherd comes there, if nobody sacrifices herself; negative where he has been
     */
    record Space(
            Colour piece,
            Box.Track.Holds holds,
            String tile,
            int gate,
            List<Relic> symbols,
            int cultists,
            int wolves,
            int rounds) {}

    record Tile(Cell cell, Relic relic, Colour wall) {}

    /**
     * A sheep, dead or alive.
     *
     * @param danger the chance to be hit by wolves in phases 5 and 6 of this round if nobody does anything more
     */
    record SheepPawn(
            Sheep sheep,
            int seat,
            Cell cell,
            boolean corrupted,
            boolean dead,
            boolean moved,
            boolean acted,
            boolean turned,
            int steps,
            int attack,
            int defence,
            double danger) {}

    /**
     * A cultist, in order of arrival.
     *
     * @param distance steps to the altar, and so rounds until all is lost
     * @param next where its next step may lead, all equally likely
     * @param paths every cell on a shortest path
     */
    record Cultist(Cell cell, int distance, List<Cell> next, List<Cell> paths) {}

    /**
     * A wolf, in order of arrival.
     *
     * @param pack the place of the first wolf of its pack
     * @param after where it may be after phase 5 if nothing changes
     */
    record Wolf(Cell cell, int pack, List<Chance> after) {}

    record Chance(Cell cell, double chance) {}

    /**
     * The Angel.
     *
     * @param roundsLeft rounds until the final act has lasted too long
     */
    record Angel(Cell cell, int strength, int steps, int roundsLeft) {}

    /**
     * Power-ups of a kind.
     *
     * @param tiles how many tiles show the relic, and so how many power-ups are kept at the end of phase 1
     * @param needed how many of them the open gates need
     */
    record Tokens(int count, int tiles, int needed) {}

    record SeatState(boolean done, int waitsLeft, int proposalsLeft) {}

    /** A battle that is being fought; the chance is that of the sheep. */
    record Fight(Cell cell, List<Sheep> sheep, int wolves, int cultists, int attack, int defence, double chance) {}

    /**
     * A joint move that waits for consent.
     *
     * @param parts which sheep would act, each with its tile
     */
    record Proposal(int seat, String move, Sentence words, List<Part> parts, List<Integer> unanswered) {}

    /** What may soon cost the game, and by which rule. */
    record Warning(String rule, Sentence sentence) {}

    static YarnsView of(Parokiam table) {
        int active = table.activeTile();
        double[] dangers = Hunt.dangers(table);
        return new YarnsView(
                table.phase(),
                table.phase().number(table.isFinalAct()),
                table.course.round,
                new Shepherd(table.way.space(), table.way.lies()),
                active == Way.NO_TILE ? "" : WayTile.ALL.get(active).name(),
                spaces(table),
                WayTile.ALL.stream()
                        .filter(tile -> (table.way.stack() & tile.bit()) != 0)
                        .toList(),
                tiles(table.city),
                Band.list(table.flock.started()).stream()
                        .map(sheep -> pawn(table, sheep, dangers[sheep.ordinal()]))
                        .toList(),
                table.servants.cultistCellsInOrder().stream()
                        .map(cell -> cultist(table.city, cell))
                        .toList(),
                IntStream.range(0, table.servants.wolves())
                        .mapToObj(i -> wolf(table, i))
                        .toList(),
                table.isFinalAct() ? angel(table) : null,
                powerUps(table),
                IntStream.range(0, table.rules.seats())
                        .mapToObj(seat -> seat(table.course, seat))
                        .toList(),
                Odds.ofTheBattle(table).orElse(null),
                table.phase() == Phase.CONSENT ? proposal(table) : null,
                Dangers.of(table),
                table.isOver() ? table.pending.ending : null);
    }

    private static List<Space> spaces(Parokiam table) {
        return IntStream.range(0, table.rules.slotAt().size())
                .mapToObj(space -> space(table, space))
                .toList();
    }

    private static Space space(Parokiam table, int space) {
        Box.Track.Space printed = table.rules.box().track().spaces().get(space);
        Box.Guide guide = table.rules.guides().get(space);
        int slot = table.rules.slotAt().get(space);
        boolean isGate = slot >= 0 && table.way.isGate(slot);
        int tile = slot < 0 ? Way.NO_TILE : table.way.tile(slot);
        return new Space(
                printed.piece(),
                printed.holds(),
                tile == Way.NO_TILE ? "" : WayTile.ALL.get(tile).name(),
                LayingOut.gateAt(table, space),
                isGate ? table.way.gate(slot).symbols() : List.of(),
                guide.cultists(),
                guide.wolves(),
                Dangers.roundsTo(table, space));
    }

    private static List<Tile> tiles(City city) {
        return Cell.in(city.laid()).stream()
                .map(cell ->
                        new Tile(cell, Relic.of(city.relicOn(cell.number())), Colour.of(city.wallOf(cell.number()))))
                .toList();
    }

    private static SheepPawn pawn(Parokiam table, Sheep sheep, double danger) {
        Flock flock = table.flock;
        int number = sheep.ordinal();
        return new SheepPawn(
                sheep,
                flock.owner(number),
                Cell.of(flock.cell(number)),
                flock.isCorrupted(number),
                !flock.lives(number),
                flock.hasMoved(number),
                flock.hasActed(number),
                flock.hasTurned(number),
                Traits.steps(table, number),
                Traits.attack(table, number),
                Traits.defence(table, number),
                Odds.rounded(danger));
    }

    private static Cultist cultist(City city, Cell cell) {
        return new Cultist(
                cell,
                city.distanceToAltar(cell.number()),
                cell.isAltar() ? List.of() : Cell.in(city.nearerToAltar(cell.number())),
                Cell.in(Odds.shortestPaths(city, cell.number())));
    }

    private static Wolf wolf(Parokiam table, int wolf) {
        List<Chance> after = new ArrayList<>();
        Hunt.after(table, wolf).forEach((cell, chance) -> after.add(new Chance(Cell.of(cell), Odds.rounded(chance))));
        return new Wolf(Cell.of(table.servants.wolf(wolf)), table.servants.leader(wolf), after);
    }

    private static Angel angel(Parokiam table) {
        return new Angel(
                Cell.of(table.servants.angel()),
                table.servants.strength(),
                table.servants.cultists(),
                table.rules.finalActRounds() - table.course.angelRounds);
    }

    private static Map<Relic, Tokens> powerUps(Parokiam table) {
        Map<Relic, Tokens> powerUps = new LinkedHashMap<>();
        for (Relic kind : Relic.POWER_UPS) {
            int needed = table.way
                    .gateSlots()
                    .map(slot -> table.way.gate(slot).count(kind))
                    .sum();
            powerUps.put(kind, new Tokens(table.store.count(kind), table.city.count(kind.ordinal()), needed));
        }
        return powerUps;
    }

    private static SeatState seat(Course course, int seat) {
        return new SeatState(
                course.isDone(seat),
                Course.MOST_WAITS - course.waits(seat),
                Course.MOST_REFUSALS - course.refusals(seat));
    }

    private static Proposal proposal(Parokiam table) {
        Pending pending = table.pending;
        return new Proposal(
                pending.proposer,
                YarnsMoveLines.write(table, pending.proposal),
                YarnsMoveLines.words(pending.proposal),
                partsOf(pending.proposal),
                new Seats(pending.unanswered).list());
    }

    private static List<Part> partsOf(YarnsMove proposal) {
        return switch (proposal) {
            case YarnsMove.Lock lock -> lock.parts().list();
            case YarnsMove.Attack attack ->
                attack.sheep().sheep().stream()
                        .map(sheep -> new Part(sheep, attack.tile()))
                        .toList();
            default -> List.of();
        };
    }
}
