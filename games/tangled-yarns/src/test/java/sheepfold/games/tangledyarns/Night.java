package sheepfold.games.tangledyarns;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import sheepfold.engine.Event;
import sheepfold.engine.Result;
import sheepfold.engine.Setup;
import sheepfold.json.Json;
import sheepfold.kit.Scenario;

/**
 * Where the rule tests begin: the city of spokes, or any other as a picture, in phase 2 of round 1 with all sheep on the altar
 * and the Shepherd on space 1; then what is different, then moves.
 */
final class Night {
    static final TangledYarns GAME = new TangledYarns();

    /** All edges towards the altar and along the outer ring are open, those inside rings a and b are blocked. */
    static final String SPOKES = """
                           ta-r
                      te-p      ma-r
                 ma-p      bk-g      te-r
            ta-p      ws-b      bo-g      bk-b
                 ws-b      ws-g      ws-o
            bo-k      ws-b      ws-o      bo-b
                 ws-r      alt       ws-o
            bk-k      ws-r      ws-k      ta-b
                 ws-r      ws-p      ws-k
            te-k      ws-p      ws-k      ma-g
                 ma-o      ws-p      te-g
                      ta-o      bk-g
                           bo-o
            """;

    private static final Map<Integer, Integer> SEATS = Map.of(3, 1, 4, 2, 5, 5, 6, 3);

    private final Setup setup;
    private final YarnsRules rules;
    private final City city = new City();
    private final Map<String, Object> json = new LinkedHashMap<>();
    private final Map<Sheep, Map<String, Object>> flock = new LinkedHashMap<>();
    private final List<String> gates = new ArrayList<>();
    private @Nullable Scenario<Parokiam, YarnsMove> scenario;

    private Night(Setup setup, String picture) {
        this.setup = setup;
        this.rules = YarnsRules.of(setup);
        Maze.read(picture.strip().lines().toList(), city);
        json.put("ways", List.of("QUIET", "CLAW", "BITE", "RAGE"));
        rules.gates().forEach(gate -> gates.add(gate.toString()));
        sheep("Lily", "Poppy", "Twyla", "Melbrook", "Moppet", "Blackberry");
    }

    /** The spokes for so many sheep, relics from c1 on in the order ta, ma, te, bk, bo; options are written id=value. */
    static Night spokes(int sheep, String... options) {
        City walls = new City();
        Maze.read(SPOKES.strip().lines().toList(), walls);
        City dealt = new City();
        for (int i = 0; i < Cell.PLACEMENT.size(); i++) {
            int tile = Cell.PLACEMENT.get(i).number();
            dealt.lay(tile, i < Relic.KINDS * sheep ? i % Relic.KINDS : Relic.KINDS, walls.wallOf(tile));
        }
        List<String> all = new ArrayList<>(Arrays.asList(options));
        if (all.stream().noneMatch(option -> option.startsWith("seats="))) {
            all.add("seats=" + SEATS.get(sheep));
        }
        all.add("sheepTotal=" + sheep);
        return new Night(setup(all.toArray(new String[0])), String.join("\n", Maze.draw(dealt)));
    }

    /** A city of four sheep as a picture. */
    static Night drawn(String picture, String... options) {
        return new Night(setup(options), picture);
    }

    static Setup setup(String... options) {
        Map<String, String> chosen = new LinkedHashMap<>();
        for (String option : options) {
            int equals = option.indexOf('=');
            chosen.put(option.substring(0, equals), option.substring(equals + 1));
        }
        String seats = chosen.remove("seats");
        return Setup.of(GAME.info(), seats == null ? 2 : Integer.parseInt(seats), chosen, Optional.empty());
    }

    /** A game before its first tile. */
    static Scenario<Parokiam, YarnsMove> start(String... options) {
        Setup setup = setup(options);
        Scenario<Parokiam, YarnsMove> scenario = Scenario.of(GAME).seats(setup.seats());
        setup.chosen(GAME.info()).forEach(scenario::option);
        return scenario;
    }

    /** The set-up up to the last tile of a city of four sheep that is given as a picture. */
    static Night laidOut(String picture) {
        Night night = drawn(picture);
        night.scenario = start();
        laidOutOn(night.scenario, picture);
        return night;
    }

    static void laidOutOn(Scenario<Parokiam, YarnsMove> scenario, String picture) {
        City city = drawn(picture).city;
        for (Cell cell : Cell.PLACEMENT) {
            scenario.play("* tile " + cell + " " + Maze.draw(city, cell).replace('-', ' '));
        }
    }

    static Cell cell(String name) {
        return Cell.named(name).orElseThrow();
    }

    /** Who plays, seat by seat in turn; as many as are needed. */
    Night sheep(String... names) {
        flock.clear();
        for (int i = 0; i < rules.sheep(); i++) {
            Map<String, Object> pawn = new LinkedHashMap<>();
            pawn.put("name", names[i]);
            pawn.put("seat", i % rules.seats());
            flock.put(Sheep.named(names[i]).orElseThrow(), pawn);
        }
        return this;
    }

    /** Sheep and where they stand, with what has happened to them: {@code "Lily b2", "Poppy c1 corrupted moved"}. */
    Night at(String... places) {
        for (String place : places) {
            String[] words = place.split(" ", -1);
            Map<String, Object> pawn =
                    Objects.requireNonNull(flock.get(Sheep.named(words[0]).orElseThrow()));
            pawn.put("tile", words[1]);
            Stream.of(words).skip(2).forEach(mark -> pawn.put(mark, true));
        }
        return this;
    }

    Night cultists(String... tiles) {
        return with("cultists", List.of(tiles));
    }

    /** Wolves in order of arrival; {@code "c1 0"} hunts with the first. */
    Night wolves(String... wolves) {
        return with(
                "wolves",
                Stream.of(wolves)
                        .map(wolf -> wolf.split(" ", -1))
                        .map(words -> words.length == 1
                                ? Map.of("tile", words[0])
                                : Map.of("tile", words[0], "pack", Integer.parseInt(words[1])))
                        .toList());
    }

    /** Power-ups written as in {@code "bo 3"}. */
    Night holds(String... tokens) {
        Map<String, Integer> counts = new LinkedHashMap<>();
        for (String token : tokens) {
            counts.put(token.substring(0, 2), Integer.parseInt(token.substring(3)));
        }
        return with("powerUps", counts);
    }

    /** Walls written as in {@code "b1 r"}. */
    Night walls(String... walls) {
        for (String wall : walls) {
            String[] words = wall.split(" ", -1);
            city.turn(
                    cell(words[0]).number(),
                    Colour.coded(words[1]).orElseThrow().ordinal());
        }
        return this;
    }

    /** Puts a relic on a tile; the tile gives what it showed to another one that showed it. */
    Night relics(String... relics) {
        Night night = this;
        for (String relic : relics) {
            String[] words = relic.split(" ", -1);
            night = night.swap(cell(words[0]).number(), Relic.coded(words[1]).orElseThrow());
        }
        return night;
    }

    private Night swap(int tile, Relic wanted) {
        int other = Cell.first(city.showing(wanted.ordinal()));
        int before = city.relicOn(tile);
        City swapped = new City();
        for (Cell cell : Cell.PLACEMENT) {
            int number = cell.number();
            int relic = number == tile ? wanted.ordinal() : number == other ? before : city.relicOn(number);
            swapped.lay(number, relic, city.wallOf(number));
        }
        city.copyFrom(swapped);
        return this;
    }

    /** The Shepherd's space; and whether he lies there. */
    Night space(int space) {
        return with("space", space);
    }

    Night lies() {
        return with("lies", true);
    }

    Night ways(String... tiles) {
        return with("ways", List.of(tiles));
    }

    /** Gates that are locked, with the tiles in their places: {@code "1 FANG"}; their relics are gone, the last ones first. */
    Night locked(String... slots) {
        for (String slot : slots) {
            String[] words = slot.split(" ", -1);
            int index = Integer.parseInt(words[0]) - 1;
            Gate.named(gates.get(index)).orElseThrow().symbols().forEach(this::waste);
            gates.set(index, words[1]);
        }
        return this;
    }

    private void waste(Relic relic) {
        city.waste(Cell.PLACEMENT.reversed().stream()
                .filter(cell -> city.relicOn(cell.number()) == relic.ordinal())
                .findFirst()
                .orElseThrow()
                .number());
    }

    /** The final act, with all gates locked. */
    Night finalAct(String angel, int strength, int rounds) {
        locked("1 FANG", "2 GIFT", "3 KINDNESS", "4 SPIRIT", "5 SHIFTING", "6 -");
        return space(0).with("angel", Map.of("tile", angel, "strength", strength, "rounds", rounds));
    }

    Night phase(String phase) {
        return with("phase", phase);
    }

    Night detail(Map<String, Object> detail) {
        return with("detail", detail);
    }

    Night with(String member, Object value) {
        json.put(member, value);
        return this;
    }

    Scenario<Parokiam, YarnsMove> scenario() {
        if (scenario == null) {
            json.put("city", Maze.draw(city));
            json.putIfAbsent("gates", gates);
            json.putIfAbsent("sheep", List.copyOf(flock.values()));
            Scenario<Parokiam, YarnsMove> made = Scenario.of(GAME).seats(setup.seats());
            setup.chosen(GAME.info()).forEach(made::option);
            scenario = made.position(Json.line(json));
        }
        return scenario;
    }

    Night play(String... lines) {
        scenario().play(lines);
        return this;
    }

    Night accepts(String... lines) {
        scenario().accepts(lines);
        return this;
    }

    Night refuses(String line, String rule) {
        // Read first, so that what was left out has its default when positions are compared
        scenario().position();
        scenario().refuses(line, rule);
        return this;
    }

    /** Demands that the listed moves of a seat which begin like this are just these. */
    Night offers(int seat, String beginning, String... lines) {
        assertThat(scenario().legal(seat).stream().filter(line -> line.startsWith(beginning)))
                .as("the moves of seat %d that begin with %s", seat, beginning)
                .containsExactlyInAnyOrder(lines);
        return this;
    }

    Night asks(int... seats) {
        scenario().asks(seats);
        return this;
    }

    /** Demands what chance may bring and how likely, as in {@code "battle sheep", 2, "battle servants", 1}. */
    Night draws(Object... outcomes) {
        Map<String, Integer> expected = new LinkedHashMap<>();
        for (int i = 0; i < outcomes.length; i += 2) {
            expected.put((String) outcomes[i], (Integer) outcomes[i + 1]);
        }
        assertThat(scenario().chances()).isEqualTo(expected);
        return this;
    }

    Night has(String path, Object value) {
        scenario().position();
        scenario().has(path, value);
        return this;
    }

    Night isIn(String phase) {
        return has("phase", phase);
    }

    Night cultistsAre(String... tiles) {
        return has("cultists", List.of(tiles));
    }

    Night wolvesAre(String... tiles) {
        Servants servants = position().servants;
        List<String> cells = new ArrayList<>();
        for (int i = 0; i < servants.wolves(); i++) {
            cells.add(Cell.of(servants.wolf(i)).name());
        }
        assertThat(cells).as("the wolves").isEqualTo(List.of(tiles));
        return this;
    }

    /** Demands where a sheep is and how, as in {@code "Lily b2 corrupted"}. */
    Night finds(String... places) {
        for (String place : places) {
            String[] words = place.split(" ", -1);
            int sheep = Sheep.named(words[0]).orElseThrow().ordinal();
            Flock now = position().flock;
            String how = "%s%s%s"
                    .formatted(
                            Cell.of(now.cell(sheep)),
                            now.isCorrupted(sheep) ? " corrupted" : "",
                            now.lives(sheep) ? "" : " dead");
            assertThat(how).as(words[0]).isEqualTo(place.substring(words[0].length() + 1));
        }
        return this;
    }

    Night holdsNow(Relic kind, int count) {
        assertThat(position().store.count(kind)).as("%s held", kind).isEqualTo(count);
        return this;
    }

    Night wallIs(String tile, String wall) {
        assertThat(Colour.of(position().city.wallOf(cell(tile).number())))
                .as("the wall of %s", tile)
                .hasToString(wall);
        return this;
    }

    Night shows(String tile, String relic) {
        assertThat(Relic.of(position().city.relicOn(cell(tile).number())))
                .as("what %s shows", tile)
                .hasToString(relic);
        return this;
    }

    /** Demands that it is over, and how. */
    Night ended(Ending ending) {
        Result result = scenario().result();
        assertThat(result.ending()).isEqualTo(ending);
        assertThat(result.winners()).hasSize(ending == Ending.WIN ? setup.seats() : 0);
        return this;
    }

    void isRefused(String field, String rule) {
        scenario().isRefused(field, rule);
    }

    void isRefused(String field) {
        scenario().isRefused(field);
    }

    /** All seats that are asked say that they are done, as long as it is this phase. */
    Night allDone() {
        int phase = position().phase().number(false);
        int round = position().course.round;
        while (position().phase().number(false) == phase
                && position().course.round == round
                && !position().turn().asked().isEmpty()) {
            play(position().turn().asked().lowest() + ": done");
        }
        return this;
    }

    /** All are done with acting and with turning tiles. */
    Night dusk() {
        allDone();
        return position().phase() == Phase.TURN ? allDone() : this;
    }

    List<Event> events() {
        return scenario().events();
    }

    List<String> told() {
        return scenario().events().stream().map(event -> event.text().plain()).toList();
    }

    Parokiam position() {
        return scenario().position();
    }
}
