package sheepfold.games.tangle;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;

/** A table as a page keeps it: made from a view, and carried on by events alone. */
final class SeenTable {
    private static final class Player {
        final int[] cubes = new int[4];
        final int[] seeds = new int[2];
        int roots;
        int handSize;

        @Nullable
        TreeSet<String> hand;

        TreeSet<String> known = new TreeSet<>();
        TreeSet<String> front = new TreeSet<>();

        @Nullable
        TreeSet<String> goals;

        @Override
        public String toString() {
            return "%s %s roots %d hand %d %s known %s front %s goals %s"
                    .formatted(
                            Arrays.toString(cubes), Arrays.toString(seeds), roots, handSize, hand, known, front, goals);
        }
    }

    private static final class OnArea {
        int seat;
        Tile tile = Tile.CLEAN_EARTH;

        @Nullable
        Seed seed;

        int cubes;
        int roots;

        @Override
        public String toString() {
            return "%d %s %s %d %d".formatted(seat, tile, seed, cubes, roots);
        }
    }

    private int first;
    private int active;
    private int round;
    private int steps;
    private int pile;
    private final TreeSet<String> discard = new TreeSet<>();
    private final List<@Nullable Card> row = new ArrayList<>();
    private final Map<String, int[]> cubes = new TreeMap<>();
    private final Map<String, List<Integer>> roots = new TreeMap<>();
    private final Map<String, Kind> kinds = new TreeMap<>();
    private final Map<String, OnArea> tiles = new TreeMap<>();
    private final List<Player> players = new ArrayList<>();
    private final Map<Track, Integer> below = new LinkedHashMap<>();
    private final Map<Track, @Nullable Integer> holders = new LinkedHashMap<>();

    SeenTable(TangleView view) {
        first = view.first();
        active = view.active();
        round = view.round();
        steps = view.steps();
        pile = view.pile();
        view.discard().forEach(card -> discard.add(card.id()));
        row.addAll(view.row());
        for (TangleView.OnSpace on : view.spaces()) {
            cubes.put(on.space().name(), counts(on.cubes()));
            roots.put(on.space().name(), new ArrayList<>(on.roots()));
            kinds.put(on.space().name(), on.kind());
        }
        for (TangleView.OnArea on : view.tiles()) {
            OnArea tile = new OnArea();
            tile.seat = on.seat();
            tile.tile = on.tile();
            tile.seed = on.seed();
            tile.cubes = on.cubes();
            tile.roots = on.roots();
            tiles.put(on.area().name(), tile);
        }
        view.seats().forEach(seat -> players.add(player(seat)));
        view.upkeep().forEach((track, on) -> {
            below.put(track, on.below());
            holders.put(track, on.holder());
        });
    }

    private static Player player(TangleView.Player seen) {
        Player player = new Player();
        System.arraycopy(counts(seen.cubes()), 0, player.cubes, 0, 4);
        seen.seeds().forEach((seed, count) -> player.seeds[seed.ordinal()] = count);
        player.roots = seen.roots();
        player.handSize = seen.handSize();
        if (seen.hand() != null) {
            player.hand = new TreeSet<>(seen.hand().stream().map(Card::id).toList());
        }
        seen.known().forEach(card -> player.known.add(card.id()));
        seen.front().forEach(card -> player.front.add(card.id()));
        if (seen.goals() != null) {
            player.goals = new TreeSet<>(
                    seen.goals().stream().map(goal -> goal.card().id()).toList());
        }
        return player;
    }

    private static int[] counts(Map<Cube, Integer> cubes) {
        return Cube.ALL.stream().mapToInt(cube -> cubes.getOrDefault(cube, 0)).toArray();
    }

    private void add(int seat, Map<Cube, Integer> cubes, int sign) {
        cubes.forEach((cube, count) -> players.get(seat).cubes[cube.ordinal()] += sign * count);
    }

    private OnArea tile(Area area) {
        return Objects.requireNonNull(tiles.get(area.name()), area.name());
    }

    private List<Integer> stack(Spot spot) {
        return Objects.requireNonNull(roots.get(spot.name()), spot.name());
    }

    private void dropFromHand(int seat, Card card) {
        Player player = players.get(seat);
        player.handSize--;
        player.known.remove(card.id());
        if (player.hand != null) {
            player.hand.remove(card.id());
        }
    }

    private void takeInHand(int seat, @Nullable Card card, boolean seen) {
        Player player = players.get(seat);
        player.handSize++;
        if (card != null && player.hand != null) {
            player.hand.add(card.id());
        }
        if (card != null && seen) {
            player.known.add(card.id());
        }
    }

    void apply(TangleEvent event) {
        switch (event) {
            case TangleEvent.FirstNamed e -> first = e.seat();
            case TangleEvent.CentreLaid e -> kinds.put("d4", e.kind());
            case TangleEvent.GoalDealt e ->
                Objects.requireNonNull(players.get(e.seat()).goals).add(e.card().id());
            case TangleEvent.GoalDealtUnseen _ -> {}
            case TangleEvent.CardDrawn e -> {
                pile--;
                takeInHand(e.seat(), e.card(), false);
            }
            case TangleEvent.CardDrawnUnseen e -> {
                pile--;
                takeInHand(e.seat(), null, false);
            }
            case TangleEvent.RowFilled e -> {
                pile--;
                row.set(e.slot() - 1, e.card());
            }
            case TangleEvent.Reshuffled e -> {
                pile = e.cards();
                discard.clear();
            }
            case TangleEvent.TurnBegan e -> {
                active = e.seat();
                round = e.round();
                steps = 0;
            }
            case TangleEvent.RootMoved e -> move(e);
            case TangleEvent.RootEntered e -> {
                tile(e.area()).roots++;
                players.get(e.seat()).roots--;
                steps++;
            }
            case TangleEvent.Brought e -> onSpace(e.space())[e.cube().ordinal()]++;
            case TangleEvent.Fed e -> tile(e.area()).cubes += e.count();
            case TangleEvent.Harvested e -> {
                tile(e.area()).cubes -= e.count();
                players.get(e.seat()).cubes[e.cube().ordinal()] += e.count();
            }
            case TangleEvent.Took e -> {
                add(e.seat(), e.cubes(), 1);
                cubes.put(e.space().name(), counts(e.refill()));
            }
            case TangleEvent.Gained e -> add(e.seat(), e.cubes(), 1);
            case TangleEvent.Paid e -> add(e.seat(), e.cubes(), -1);
            case TangleEvent.Gave e -> {
                add(e.seat(), e.cubes(), -1);
                add(e.to(), e.cubes(), 1);
            }
            case TangleEvent.TilePlaced e -> {
                put(e.seat(), e.area(), e.tile());
                steps++;
            }
            case TangleEvent.TileLost e -> tiles.remove(e.area().name());
            case TangleEvent.EarthLeft e -> put(e.seat(), e.area(), Tile.CLEAN_EARTH);
            case TangleEvent.TakenOver e -> {
                put(e.seat(), e.area(), Tile.CLEAN_EARTH);
                steps++;
            }
            case TangleEvent.Shifted e -> shift(e.areas());
            case TangleEvent.SeedTaken e -> players.get(e.seat()).seeds[e.seed().ordinal()]++;
            case TangleEvent.SeedPlanted e -> {
                players.get(e.seat()).seeds[e.seed().ordinal()]--;
                tile(e.area()).seed = e.seed();
            }
            case TangleEvent.SeedGone e -> tile(e.area()).seed = null;
            case TangleEvent.CardTaken e -> {
                row.set(e.slot() - 1, null);
                takeInHand(e.seat(), e.card(), true);
            }
            case TangleEvent.CardFetched e -> {
                discard.remove(e.card().id());
                takeInHand(e.seat(), e.card(), true);
            }
            case TangleEvent.CardCast e -> {
                if (e.from() == TangleEvent.Place.HAND) {
                    dropFromHand(e.seat(), e.card());
                } else {
                    discard.remove(e.card().id());
                }
                players.get(e.seat()).front.add(e.card().id());
            }
            case TangleEvent.CardDiscarded e -> {
                if (e.from() == TangleEvent.Place.HAND) {
                    dropFromHand(e.seat(), e.card());
                } else {
                    players.get(e.seat()).front.remove(e.card().id());
                }
                discard.add(e.card().id());
            }
            case TangleEvent.UpkeepCalled _, TangleEvent.LeftOut _ -> {}
            case TangleEvent.TrackerMoved e -> below.put(e.track(), e.below());
            case TangleEvent.MarkerTaken e -> {
                holders.put(e.track(), e.seat());
                below.put(e.track(), e.below());
            }
            case TangleEvent.MarkerPassed e -> holders.put(e.track(), e.to());
            case TangleEvent.MarkerReturned e -> holders.put(e.track(), null);
            case TangleEvent.GameEnded e -> {
                for (int seat = 0; seat < players.size(); seat++) {
                    players.get(seat).goals = new TreeSet<>(
                            e.goals().get(seat).stream().map(Victory::id).toList());
                }
            }
        }
    }

    private int[] onSpace(Space space) {
        return Objects.requireNonNull(cubes.get(space.name()), space.name());
    }

    private void put(int seat, Area area, Tile tile) {
        OnArea on = new OnArea();
        on.seat = seat;
        on.tile = tile;
        tiles.put(area.name(), on);
    }

    private void move(TangleEvent.RootMoved move) {
        if (move.from() instanceof Area area) {
            tile(area).roots--;
        } else {
            stack(move.from()).subList(move.index(), move.index() + 1).clear();
        }
        if (move.to() instanceof Area area) {
            tile(area).roots++;
        } else {
            stack(move.to()).add(move.seat());
        }
    }

    private void shift(List<Area> areas) {
        List<OnArea> moved = new ArrayList<>(areas.stream().map(this::tile).toList());
        Collections.rotate(moved, 1);
        for (int i = 0; i < areas.size(); i++) {
            tiles.put(areas.get(i).name(), moved.get(i));
        }
    }

    @Override
    public String toString() {
        StringBuilder text = new StringBuilder(
                "first %d active %d round %d steps %d pile %d discard %s row %s tiles %s roots %s kinds %s upkeep %s %s%n"
                        .formatted(
                                first, active, round, steps, pile, discard, row, tiles, roots, kinds, below, holders));
        cubes.forEach((space, counts) ->
                text.append(space).append(Arrays.toString(counts)).append(' '));
        players.forEach(player -> text.append('\n').append(player));
        return text.toString();
    }
}
