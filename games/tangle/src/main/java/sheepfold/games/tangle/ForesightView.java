package sheepfold.games.tangle;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import sheepfold.engine.Event;
import sheepfold.engine.EventLog;
import sheepfold.engine.Moves;
import sheepfold.json.Shaped;

/**
 * What a seat that decides may see beforehand.
 *
 * @param places what a placement would set off, by where it goes
 * @param prices what small moves on areas cost now
 * @param idle small moves that change nothing, such as two tiles alike that change places
 * @param splits tracker steps that would hand out markers
 * @param threats victory cards, unknown to this seat, that others could fulfil within a turn of theirs, for all that is public
 */
@Shaped
record ForesightView(
        List<Arrival> places,
        List<Price> prices,
        List<TangleMove.Shift> idle,
        List<Split> splits,
        List<Threat> threats) {
    /**
     * A placement up to the first choice in it.
     *
     * @param toll cubes owed to roots below
     * @param gains cubes that come into the stash by themselves
     * @param brings what arrows put on other spaces
     * @param gifts what tiles of others get
     * @param seed a seed that is taken
     * @param idle true if nothing comes of it and nothing could be done there
     */
    record Arrival(
            Spot to,
            int toll,
            Map<Cube, Integer> gains,
            List<TangleView.Arrow> brings,
            List<Gift> gifts,
            @Nullable Seed seed,
            boolean idle) {}

    record Gift(int seat, Area area, Cube cube, int count) {}

    record Price(Area area, Tile tile, Map<Cube, Integer> cost) {
        Price(Area area, Tile tile, Mix cost) {
            this(area, tile, cost.counts());
        }
    }

    record Split(TangleMove.Steps steps, List<Track> markers) {}

    record Threat(int seat, List<Victory> cards) {}

    static ForesightView of(Wasteland table, int seat) {
        Moves<TangleMove> legal = new Moves<>();
        table.legalMoves(seat, legal);
        return new ForesightView(
                arrivals(table, seat, legal),
                prices(table, legal),
                only(TangleMove.Shift.class, legal)
                        .filter(shift -> isIdle(table.land, shift))
                        .toList(),
                only(TangleMove.Steps.class, legal)
                        .map(steps -> split(table.upkeep, steps))
                        .toList(),
                Threats.to(table, seat));
    }

    /** One placement for each place: which root goes there makes no difference to what it sets off. */
    private static List<Arrival> arrivals(Wasteland table, int seat, Moves<TangleMove> legal) {
        Map<Spot, Arrival> arrivals = new LinkedHashMap<>();
        only(TangleMove.Place.class, legal)
                .forEach(place -> arrivals.computeIfAbsent(place.to(), _ -> arrival(table, seat, place)));
        return List.copyOf(arrivals.values());
    }

    private static Arrival arrival(Wasteland table, int seat, TangleMove.Place place) {
        Wasteland ahead = table.copy();
        EventLog log = new EventLog();
        ahead.play(seat, place, log);
        int[] gains = new int[Cube.KINDS];
        List<TangleView.Arrow> brings = new ArrayList<>();
        List<Gift> gifts = new ArrayList<>();
        Seed seed = null;
        boolean chooses = true;
        for (Event event : log.heardBy(seat)) {
            switch ((TangleEvent) event) {
                case TangleEvent.Brought e -> brings.add(new TangleView.Arrow(e.space(), e.cube()));
                case TangleEvent.Fed e
                when e.seat() != seat -> gifts.add(new Gift(e.seat(), e.area(), e.cube(), e.count()));
                case TangleEvent.Harvested e -> gains[e.cube().ordinal()] += e.count();
                case TangleEvent.Took e -> add(gains, e.cubes());
                case TangleEvent.Gained e when e.seat() == seat -> add(gains, e.cubes());
                case TangleEvent.SeedTaken e -> seed = e.seed();
                case TangleEvent.TurnBegan _, TangleEvent.GameEnded _ -> chooses = false;
                default -> {}
            }
        }
        Mix mix = Mix.each(cube -> gains[cube]);
        boolean home = place.to() instanceof Area;
        boolean settled = ahead.pending.space == Detail.NOWHERE || !chooses;
        boolean hibernates = !home && table.kind(place.to().spot()) == Kind.HIBERNATE;
        boolean idle = !home && settled && mix.size() == 0 && seed == null && !hibernates;
        int toll = home ? 0 : Tolls.owed(table, seat, place.to().spot());
        return new Arrival(place.to(), toll, mix.counts(), brings, gifts, seed, idle);
    }

    private static void add(int[] counts, Map<Cube, Integer> cubes) {
        cubes.forEach((cube, count) -> counts[cube.ordinal()] += count);
    }

    private static List<Price> prices(Wasteland table, Moves<TangleMove> legal) {
        List<Price> prices = new ArrayList<>();
        for (TangleMove move : legal) {
            Mix cost = Prices.of(table, move);
            switch (move) {
                case TangleMove.Earth(Area area) -> prices.add(new Price(area, Tile.CLEAN_EARTH, cost));
                case TangleMove.Meadow(Area area) -> prices.add(new Price(area, Tile.MEADOW, cost));
                case TangleMove.Grow(Area area) ->
                    prices.add(new Price(area, Acting.grown(table, area.number()), cost));
                case TangleMove.Sapling(Area area) -> prices.add(new Price(area, Tile.SAPLING, cost));
                case TangleMove.SpreadBush(Area area) -> prices.add(new Price(area, Tile.BUSH, cost));
                default -> {}
            }
        }
        return prices;
    }

    private static <M extends TangleMove> Stream<M> only(Class<M> kind, Moves<TangleMove> legal) {
        return legal.stream().filter(kind::isInstance).map(kind::cast);
    }

    private static boolean isIdle(Land land, TangleMove.Shift shift) {
        return shift.areas().stream()
                        .map(area -> TangleView.onArea(land, area).bare())
                        .distinct()
                        .count()
                == 1;
    }

    private static Split split(Upkeep upkeep, TangleMove.Steps steps) {
        return new Split(
                steps,
                Track.ALL.stream()
                        .filter(track -> steps.on(track.ordinal()) == upkeep.below(track.ordinal())
                                && upkeep.holder(track.ordinal()) == Upkeep.ON_TRACK)
                        .toList());
    }
}
