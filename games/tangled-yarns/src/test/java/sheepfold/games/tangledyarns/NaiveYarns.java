package sheepfold.games.tangledyarns;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import tools.jackson.databind.JsonNode;

/**
 * A second, slow reading of the rules that shares nothing with the first: it knows a position by its JSON, cells by their
 * coordinates as the rules print them, and tries everything.
 */
final class NaiveYarns {
    private static final String PRINTED = """
            alt(0,0) a1(0,-1) a2(1,-1) a3(1,0) a4(0,1) a5(-1,1) a6(-1,0)
            b1(0,-2) b2(1,-2) b3(2,-2) b4(2,-1) b5(2,0) b6(1,1) b7(0,2) b8(-1,2) b9(-2,2) b10(-2,1) b11(-2,0) b12(-1,-1)
            c1(0,-3) c2(1,-3) c3(2,-3) c4(3,-3) c5(3,-2) c6(3,-1) c7(3,0) c8(2,1) c9(1,2) c10(0,3) c11(-1,3) c12(-2,3)
            c13(-3,3) c14(-3,2) c15(-3,1) c16(-3,0) c17(-2,-1) c18(-1,-2)
            """;
    private static final Map<String, Hex> HEXES = hexes();
    private static final Map<Hex, String> NAMES =
            HEXES.entrySet().stream().collect(Collectors.toMap(Map.Entry::getValue, Map.Entry::getKey));
    private static final Map<String, Hex> DIRECTIONS = new LinkedHashMap<>(Map.of(
            "r", new Hex(0, -1),
            "b", new Hex(1, -1),
            "g", new Hex(1, 0),
            "o", new Hex(0, 1),
            "k", new Hex(-1, 1),
            "p", new Hex(-1, 0)));
    private static final List<String> KINDS = List.of("ta", "ma", "te", "bk", "bo");
    private static final List<String> SHEEP = List.of("Lily", "Poppy", "Twyla", "Moppet", "Blackberry", "Melbrook");

    private record Hex(int q, int r) {
        Hex plus(Hex other) {
            return new Hex(q + other.q, r + other.r);
        }
    }

    private record Token(
            String name, int seat, String tile, boolean corrupted, boolean moved, boolean acted, boolean turned) {}

    private record Visit(String tile, int walls) {}

    private final JsonNode json;
    private final Map<String, String> relics = new HashMap<>();
    private final Map<String, String> walls = new HashMap<>();
    private final Map<String, Token> sheep = new LinkedHashMap<>();
    private final List<String> cultists = new ArrayList<>();
    private final List<String> wolves = new ArrayList<>();
    private final Map<String, Integer> held = new HashMap<>();
    private final boolean finalAct;
    private final String angel;
    private final String active;

    NaiveYarns(JsonNode json) {
        this.json = json;
        readCity();
        json.get("sheep").forEach(this::readSheep);
        json.get("cultists").forEach(tile -> cultists.add(tile.stringValue()));
        json.get("wolves").forEach(wolf -> wolves.add(wolf.get("tile").stringValue()));
        KINDS.forEach(kind -> held.put(kind, json.get("powerUps").path(kind).intValue(0)));
        finalAct = json.has("angel");
        angel = finalAct ? json.at("/angel/tile").stringValue() : "";
        active = activeTile();
    }

    private static Map<String, Hex> hexes() {
        Map<String, Hex> hexes = new LinkedHashMap<>();
        Matcher printed = Pattern.compile("(\\w+)\\((-?\\d),(-?\\d)\\)").matcher(PRINTED);
        while (printed.find()) {
            hexes.put(
                    printed.group(1), new Hex(Integer.parseInt(printed.group(2)), Integer.parseInt(printed.group(3))));
        }
        return hexes;
    }

    private void readCity() {
        for (int row = 0; row < 13; row++) {
            int half = row - 6;
            List<String> names = HEXES.entrySet().stream()
                    .filter(entry -> 2 * entry.getValue().r + entry.getValue().q == half)
                    .sorted((one, other) -> one.getValue().q - other.getValue().q)
                    .map(Map.Entry::getKey)
                    .toList();
            String[] words = json.get("city").get(row).stringValue().strip().split("\\s+", -1);
            for (int i = 0; i < words.length; i++) {
                if (!names.get(i).equals("alt")) {
                    relics.put(names.get(i), words[i].substring(0, 2));
                    walls.put(names.get(i), words[i].substring(3));
                }
            }
        }
    }

    private void readSheep(JsonNode one) {
        if (!one.path("dead").booleanValue(false)) {
            sheep.put(
                    one.get("name").stringValue(),
                    new Token(
                            one.get("name").stringValue(),
                            one.get("seat").intValue(),
                            one.get("tile").stringValue(),
                            one.path("corrupted").booleanValue(false),
                            one.path("moved").booleanValue(false),
                            one.path("acted").booleanValue(false),
                            one.path("turned").booleanValue(false)));
        }
    }

    private String activeTile() {
        int space = json.get("space").intValue();
        if (json.get("lies").booleanValue() || finalAct || space < 2) {
            return "";
        }
        String there = space < 6
                ? json.get("ways").get(space - 2).stringValue()
                : json.get("gates").get(space - 6).stringValue();
        return there.matches("[A-Z]+") ? there : "";
    }

    private boolean plain() {
        return active.equals("FAIRNESS");
    }

    private static Hex hex(String name) {
        return Objects.requireNonNull(HEXES.get(name));
    }

    private static Map<String, String> neighbours(String cell) {
        Map<String, String> neighbours = new TreeMap<>();
        DIRECTIONS.forEach((colour, step) -> {
            String name = NAMES.get(hex(cell).plus(step));
            if (name != null) {
                neighbours.put(colour, name);
            }
        });
        return neighbours;
    }

    private boolean blocked(String one, String other) {
        return wallTowards(one, other) || wallTowards(other, one);
    }

    private boolean wallTowards(String from, String to) {
        String wall = walls.get(from);
        return wall != null && to.equals(neighbours(from).get(wall));
    }

    private Map<String, Integer> distances(Set<String> from, Set<String> without, boolean ignoreWalls) {
        Map<String, Integer> distances = new HashMap<>();
        Deque<String> queue = new ArrayDeque<>(from);
        from.forEach(cell -> distances.put(cell, 0));
        while (!queue.isEmpty()) {
            String here = queue.remove();
            for (String next : neighbours(here).values()) {
                if (!distances.containsKey(next) && !without.contains(next) && (ignoreWalls || !blocked(here, next))) {
                    distances.put(next, distances.getOrDefault(here, 0) + 1);
                    queue.add(next);
                }
            }
        }
        return distances;
    }

    /** The moves of a seat in phases act and turn. */
    List<String> legalMoves(int seat) {
        List<String> moves = new ArrayList<>(List.of("done"));
        boolean acting = json.get("phase").stringValue().equals("act");
        for (Token one : sheep.values()) {
            if (one.seat == seat) {
                if (acting) {
                    addSingle(one, moves);
                } else {
                    addTurns(one, moves);
                }
            }
        }
        if (acting) {
            addLocks(seat, moves);
            addAttacks(seat, moves);
        }
        return moves;
    }

    private void addSingle(Token one, List<String> moves) {
        if (!one.moved) {
            addWalks(one, moves);
        }
        if (one.acted) {
            return;
        }
        if (!one.tile.equals("alt") || finalAct) {
            String relic = relics.getOrDefault(one.tile, "ws");
            boolean lily = one.name.equals("Lily") && !plain();
            for (String kind : KINDS) {
                if (kind.equals(relic) || (lily && !one.corrupted)) {
                    moves.add(one.name + " takes " + kind);
                }
            }
            if ((relic.equals("ws") && !(lily && !one.corrupted)) || (lily && one.corrupted)) {
                moves.add(one.name + " takes fate");
            }
        }
        if (!finalAct && !json.get("lies").booleanValue()) {
            moves.add(one.name + " sacrifices");
        }
    }

    /** Every walk step by step, with the walls it takes; then only the cheapest prices. */
    private void addWalks(Token one, List<String> moves) {
        boolean twyla = one.name.equals("Twyla") && !plain();
        int steps = one.name.equals("Poppy") && !plain() ? 4 : 2;
        int most = steps + held("ta");
        int free = twyla ? (one.corrupted ? 1 : 99) : 0;
        Map<String, Set<List<Integer>>> prices = new TreeMap<>();
        Set<Visit> now = Set.of(new Visit(one.tile, 0));
        for (int step = 1; step <= most; step++) {
            Set<Visit> next = new HashSet<>();
            for (Visit visit : now) {
                if (!visit.tile.equals(one.tile) && (wolves.contains(visit.tile) || visit.tile.equals(angel))) {
                    continue;
                }
                for (String tile : neighbours(visit.tile).values()) {
                    int crossed = visit.walls + (blocked(visit.tile, tile) ? 1 : 0);
                    if (crossed <= free + held("ma") && !isShunned(one, tile)) {
                        next.add(new Visit(tile, crossed));
                    }
                }
            }
            for (Visit visit : next) {
                if (!visit.tile.equals(one.tile)) {
                    prices.computeIfAbsent(visit.tile, _ -> new HashSet<>())
                            .add(List.of(Math.max(0, step - steps), Math.max(0, visit.walls - free)));
                }
            }
            now = next;
        }
        prices.forEach((tile, all) -> all.stream()
                .filter(price -> all.stream()
                        .noneMatch(other ->
                                !other.equals(price) && other.get(0) <= price.get(0) && other.get(1) <= price.get(1)))
                .forEach(price -> moves.add(one.name + " to " + tile + inWords(price))));
    }

    private static String inWords(List<Integer> price) {
        String words = (price.get(0) > 0 ? " ta" + price.get(0) : "") + (price.get(1) > 0 ? " ma" + price.get(1) : "");
        return words.isEmpty() ? "" : " using" + words;
    }

    private int held(String kind) {
        return held.getOrDefault(kind, 0);
    }

    private boolean isShunned(Token mover, String tile) {
        Token blackberry = sheep.get("Blackberry");
        if (blackberry == null || !blackberry.corrupted || plain() || (tile.equals("alt") && !finalAct)) {
            return false;
        }
        return mover.name.equals("Blackberry")
                ? sheep.values().stream().anyMatch(other -> !other.equals(mover) && other.tile.equals(tile))
                : blackberry.tile.equals(tile);
    }

    private void addTurns(Token one, List<String> moves) {
        boolean poppy = one.name.equals("Poppy");
        if (!one.turned && (!poppy || plain())) {
            Set<String> tiles = new TreeSet<>(Set.of(one.tile));
            if (one.name.equals("Melbrook") && !plain() && (!one.tile.equals("alt") || finalAct)) {
                neighbours(one.tile).values().stream()
                        .filter(tile -> !one.corrupted || !blocked(one.tile, tile))
                        .forEach(tiles::add);
            }
            tiles.forEach(tile -> addTurns(one, tile, "", moves));
        }
        if (held("te") > 0) {
            Set<String> tiles = new TreeSet<>(neighbours(one.tile).values());
            if (poppy) {
                tiles.add(one.tile);
            }
            tiles.forEach(tile -> addTurns(one, tile, " by tech", moves));
        }
    }

    private void addTurns(Token one, String tile, String how, List<String> moves) {
        String before = walls.get(tile);
        if (before == null || cultists.contains(tile) || tile.equals(angel)) {
            return;
        }
        for (String wall : DIRECTIONS.keySet()) {
            walls.put(tile, wall);
            boolean sound = distances(Set.of("alt"), Set.of(), false).size() == 37;
            walls.put(tile, before);
            if (sound && !wall.equals(before)) {
                moves.add("%s turns %s %s%s".formatted(one.name, tile, wall, how));
            }
        }
    }

    private void addLocks(int seat, List<String> moves) {
        for (int gate = 1; gate <= 6; gate++) {
            String symbols = json.get("gates").get(gate - 1).stringValue();
            if (symbols.matches("[a-z+]+")) {
                List<String> sorted =
                        List.of(symbols.split("\\+", -1)).stream().sorted().toList();
                fill(seat, "lock " + gate + ":", sorted, 0, List.of(), List.of(), false, moves);
            }
        }
    }

    /** Each sheep in turn stays out or gives any tile it may. */
    private void fill(
            int seat,
            String text,
            List<String> wanted,
            int index,
            List<String> tiles,
            List<String> kinds,
            boolean own,
            List<String> moves) {
        if (index == SHEEP.size()) {
            if (own && kinds.stream().sorted().toList().equals(wanted)) {
                moves.add(text);
            }
            return;
        }
        fill(seat, text, wanted, index + 1, tiles, kinds, own, moves);
        Token one = sheep.get(SHEEP.get(index));
        if (one == null || one.acted || kinds.size() == wanted.size()) {
            return;
        }
        for (String tile : reach(one)) {
            String relic = relics.getOrDefault(tile, "ws");
            if (!relic.equals("ws") && !tiles.contains(tile)) {
                String sign = tile.equals(one.tile) ? "@" : ">";
                fill(
                        seat,
                        text + " " + one.name + sign + tile,
                        wanted,
                        index + 1,
                        and(tiles, tile),
                        and(kinds, relic),
                        own || one.seat == seat,
                        moves);
            }
        }
    }

    private Set<String> reach(Token one) {
        Set<String> tiles = new TreeSet<>(Set.of(one.tile));
        if (one.name.equals("Moppet") && !plain() && (!one.tile.equals("alt") || finalAct)) {
            neighbours(one.tile).values().stream()
                    .filter(tile -> !one.corrupted || !blocked(one.tile, tile))
                    .forEach(tiles::add);
        }
        return tiles;
    }

    private static List<String> and(List<String> some, String more) {
        List<String> all = new ArrayList<>(some);
        all.add(more);
        return all;
    }

    private void addAttacks(int seat, List<String> moves) {
        for (String tile : HEXES.keySet()) {
            int wolvesHere = (int) wolves.stream().filter(tile::equals).count();
            int cultistsHere = (int) cultists.stream().filter(tile::equals).count();
            List<Token> able = SHEEP.stream()
                    .filter(sheep::containsKey)
                    .map(name -> Objects.requireNonNull(sheep.get(name)))
                    .filter(one -> one.tile.equals(tile) && !one.acted)
                    .toList();
            for (int set = 1; set < 1 << able.size(); set++) {
                int chosen = set;
                List<Token> band = IntStream.range(0, able.size())
                        .filter(i -> (chosen >> i & 1) != 0)
                        .mapToObj(able::get)
                        .toList();
                boolean lonelyPoppy = band.size() == 1
                        && band.getFirst().name.equals("Poppy")
                        && band.getFirst().corrupted
                        && !plain();
                if (band.stream().anyMatch(one -> one.seat == seat) && !lonelyPoppy) {
                    addAttacks(tile, band, wolvesHere, cultistsHere, moves);
                }
            }
        }
    }

    private void addAttacks(String tile, List<Token> band, int wolvesHere, int cultistsHere, List<String> moves) {
        String names = band.stream().map(Token::name).collect(Collectors.joining("+"));
        for (int w = 0; w <= wolvesHere; w++) {
            for (int c = 0; c <= cultistsHere; c++) {
                int defence =
                        w * (active.equals("RAGE") ? 2 : 1) + c * (active.equals("KINDNESS") ? 3 : 2) - band.size() + 1;
                for (int bones = 0; w + c > 0 && bones <= Math.min(held("bo"), Math.max(0, defence)); bones++) {
                    moves.add("attack %s: %s vs %s%s%s"
                            .formatted(
                                    tile,
                                    names,
                                    w > 0 ? w + "W" : "",
                                    c > 0 ? c + "C" : "",
                                    bones > 0 ? " bones " + bones : ""));
                }
            }
        }
    }

    /** Where chance may send the one whose step it is, in phases cultist, lightness, wolf and angel. */
    Set<String> directions() {
        JsonNode detail = json.get("detail");
        return switch (json.get("phase").stringValue()) {
            case "cultist" -> nearer(cultists.get(detail.get("mover").intValue()), Set.of("alt"), Set.of(), false);
            case "lightness" ->
                nearer(cultists.get(detail.get("cultists").get(0).intValue()), Set.of("alt"), Set.of(), false);
            case "wolf" -> {
                Set<String> prey = sheep.values().stream().map(Token::tile).collect(Collectors.toSet());
                prey.remove("alt");
                yield nearer(wolves.get(detail.get("mover").intValue()), prey, Set.of("alt"), active.equals("GIFT"));
            }
            default ->
                nearer(angel, sheep.values().stream().map(Token::tile).collect(Collectors.toSet()), Set.of(), true);
        };
    }

    private Set<String> nearer(String from, Set<String> goals, Set<String> without, boolean ignoreWalls) {
        Map<String, Integer> distances = distances(goals, without, ignoreWalls);
        int here = Objects.requireNonNull(distances.get(from));
        return neighbours(from).entrySet().stream()
                .filter(entry -> ignoreWalls || !blocked(from, entry.getValue()))
                .filter(entry -> distances.getOrDefault(entry.getValue(), 99) == here - 1)
                .map(entry -> "dir " + entry.getKey())
                .collect(Collectors.toSet());
    }
}
