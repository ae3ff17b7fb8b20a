package sheepfold.games.shepherdmess;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;

/**
 * The rules of a turn once more, read off a position's JSON and written with names and maps only: a second opinion on which
 * moves are legal and on where sheep go. It follows the rulebook's words and shares no code with the game.
 */
final class NaiveMess {
    private static final String ROW_LETTERS = "abcdef";
    private static final Pattern CELL =
            Pattern.compile("(?:(~[HV]?)|\\((\\d)([NESW]+)\\))?((?:[wkbg]\\d*)*)(R?)((?:[WKBG][AB][!']?)*)");
    private static final Map<String, int[]> STEPS = new LinkedHashMap<>();
    private static final Map<String, String> COLOURS = Map.of("w", "white", "k", "black", "b", "brown", "g", "grey");

    static {
        STEPS.put("N", new int[] {0, -1});
        STEPS.put("E", new int[] {1, 0});
        STEPS.put("S", new int[] {0, 1});
        STEPS.put("W", new int[] {-1, 0});
    }

    /** A way out: where to, and the gates and patches on it. */
    private record Way(String landing, Set<String> parts) {}

    /** A flock on a scared tile that has chosen a way. */
    private record Goer(String tile, String kind, int count, Way way) {
        String name() {
            return tile + ":" + kind;
        }
    }

    private final Map<String, String> options;
    private final Map<String, String> water = new HashMap<>();
    private final Map<String, String> mud = new HashMap<>();
    private final Map<String, Map<String, Integer>> sheep = new TreeMap<>();
    private final Map<String, String> dogs = new TreeMap<>();
    private final Map<String, String> feelings = new HashMap<>();
    private final Map<String, String> edges = new HashMap<>();
    private final Map<String, String> pens = new HashMap<>();
    private final Set<String> usedUp = new HashSet<>();
    private final JsonNode json;
    private final String me;

    NaiveMess(JsonNode json, Map<String, String> options, List<String> colours) {
        this.json = json;
        this.options = options;
        this.me = colours.get(json.get("seat").intValue());
        for (int row = 0; row < 6; row++) {
            String[] cells = json.get("board").get(row).stringValue().strip().split("\\s+", -1);
            for (int column = 0; column < 6; column++) {
                readCell(ROW_LETTERS.charAt(column) + Integer.toString(row + 1), cells[column]);
            }
        }
        Map.of("a1/b1", "double", "f1/f2", "double", "e6/f6", "double", "a5/a6", "double")
                .forEach(edges::put);
        Map.of("a1/a2", "wall", "e1/f1", "wall", "f5/f6", "wall", "a6/b6", "wall")
                .forEach(edges::put);
        json.get("edges")
                .properties()
                .forEach(edge -> edges.put(edge.getKey(), edge.getValue().stringValue()));
        List<String> corners = List.of("a1", "f1", "f6", "a6");
        json.get("pens")
                .properties()
                .forEach(
                        pen -> pens.put(pen.getKey(), corners.get(pen.getValue().intValue() - 1)));
        json.get("patches").values().forEach(tile -> usedUp.add("mud " + tile.stringValue()));
        json.get("gates").values().forEach(edge -> usedUp.add("gate " + edge.stringValue()));
    }

    private void readCell(String tile, String text) {
        Matcher cell = CELL.matcher(text.equals(".") ? "" : text);
        if (!cell.matches()) {
            throw new IllegalArgumentException(text);
        }
        if (cell.group(1) != null) {
            water.put(tile, cell.group(1).substring(1));
        }
        if (cell.group(3) != null) {
            mud.put(tile, cell.group(3));
        }
        Matcher flock = Pattern.compile("([wkbg])(\\d*)").matcher(cell.group(4));
        while (flock.find()) {
            int count = flock.group(2).isEmpty() ? 1 : Integer.parseInt(flock.group(2));
            sheep.computeIfAbsent(tile, _ -> new TreeMap<>()).merge(of(COLOURS, flock.group(1)), count, Integer::sum);
        }
        if (!cell.group(5).isEmpty()) {
            sheep.computeIfAbsent(tile, _ -> new TreeMap<>()).put("ram", 1);
        }
        Matcher dog = Pattern.compile("([WKBG])([AB])([!']?)").matcher(cell.group(6));
        while (dog.find()) {
            String name = of(COLOURS, dog.group(1).toLowerCase(Locale.ROOT)) + ":" + dog.group(2);
            dogs.put(name, tile);
            feelings.put(name, dog.group(3));
        }
    }

    private static <V> V of(Map<String, V> map, String name) {
        return Objects.requireNonNull(map.get(name), name);
    }

    private static String beyond(String tile, String side) {
        int[] step = of(STEPS, side);
        int column = ROW_LETTERS.indexOf(tile.charAt(0)) + step[0];
        int row = tile.charAt(1) - '0' + step[1];
        return column < 0 || column > 5 || row < 1 || row > 6 ? "" : ROW_LETTERS.charAt(column) + Integer.toString(row);
    }

    private static String edge(String one, String other) {
        return one.charAt(1) < other.charAt(1) || (one.charAt(1) == other.charAt(1) && one.compareTo(other) < 0)
                ? one + "/" + other
                : other + "/" + one;
    }

    private static String turned(String side, int quarters) {
        return String.valueOf("NESW".charAt(("NESW".indexOf(side) + quarters) % 4));
    }

    private String stateOf(String edge) {
        return edges.getOrDefault(edge, "open");
    }

    List<String> legalMoves() {
        if (json.get("phase").stringValue().equals("pick")) {
            String dog = me + ":" + json.get("bark").stringValue();
            return picks(goers(of(dogs, dog))).stream().map(NaiveMess::written).toList();
        }
        List<String> moves = new ArrayList<>(List.of("end"));
        for (String letter : List.of("A", "B")) {
            addDogMoves(letter, moves);
        }
        addPieces(moves);
        return moves;
    }

    private void addDogMoves(String letter, List<String> moves) {
        String dog = me + ":" + letter;
        boolean used = json.get("used").values().stream()
                .anyMatch(name -> name.stringValue().equals(letter));
        if (!dogs.containsKey(dog) || used || of(feelings, dog).equals("!")) {
            return;
        }
        String here = of(dogs, dog);
        Set<String> reached = new TreeSet<>(Set.of(here));
        for (int step = 0; step < 3; step++) {
            for (String tile : List.copyOf(reached)) {
                STEPS.keySet().stream()
                        .map(side -> beyond(tile, side))
                        .filter(next -> !next.isEmpty() && !sheep.containsKey(next))
                        .forEach(reached::add);
            }
        }
        for (String tile : reached) {
            boolean foreignPen = !of(options, "foreignPen").equals("open")
                    && pens.entrySet().stream()
                            .anyMatch(pen ->
                                    !pen.getKey().equals(me) && pen.getValue().equals(tile));
            List<String> rivals = dogs.keySet().stream()
                    .filter(other -> of(dogs, other).equals(tile) && !other.startsWith(me))
                    .toList();
            if (tile.equals(here) || (rivals.isEmpty() && !foreignPen)) {
                moves.add("dog " + letter + " " + tile);
            }
            if (!foreignPen) {
                rivals.stream()
                        .filter(rival -> of(feelings, rival).isEmpty())
                        .forEach(rival -> moves.add("fight " + letter + " " + tile + " " + rival));
            }
        }
    }

    private boolean isLeft(String piece) {
        return json.get("supply").get(piece).intValue() > 0;
    }

    private void addPieces(List<String> moves) {
        for (int tile = 0; tile < 36; tile++) {
            addPiecesOn(ROW_LETTERS.charAt(tile % 6) + Integer.toString(tile / 6 + 1), moves);
        }
    }

    private void addPiecesOn(String tile, List<String> moves) {
        if (isLeft("bridge") && "".equals(water.get(tile))) {
            moves.addAll(List.of("bridge " + tile + " H", "bridge " + tile + " V"));
        }
        for (String side : STEPS.keySet()) {
            String next = beyond(tile, side);
            if (next.isEmpty()) {
                continue;
            }
            if (isLeft("stone") && mud.containsKey(tile) && !of(mud, tile).contains(side)) {
                moves.add("stone " + tile + " " + side);
            }
            String edge = edge(tile, next);
            if (edge.startsWith(tile) && isLeft("wall") && stateOf(edge).equals("open")) {
                moves.add("wall " + edge);
            }
            if (edge.startsWith(tile) && isLeft("gate") && stateOf(edge).equals("wall")) {
                moves.add("gate " + edge);
            }
        }
        for (String corner : isLeft("corner") ? List.of("NE", "SE", "SW", "NW") : List.<String>of()) {
            boolean open = corner.chars()
                    .mapToObj(side -> beyond(tile, String.valueOf((char) side)))
                    .allMatch(
                            next -> !next.isEmpty() && stateOf(edge(tile, next)).equals("open"));
            if (open) {
                moves.add("corner " + tile + " " + corner);
            }
        }
    }

    /** Everybody around a dog who has chosen a way. */
    private List<Goer> goers(String dogTile) {
        List<Goer> goers = new ArrayList<>();
        for (String heading : STEPS.keySet()) {
            String tile = beyond(dogTile, heading);
            for (Map.Entry<String, Integer> flock :
                    sheep.getOrDefault(tile, Map.of()).entrySet()) {
                String kind = flock.getKey();
                boolean safe = of(options, "pennedSafe").equals("on") && tile.equals(pens.get(kind));
                Way way = safe ? null : choose(tile, heading, mud.getOrDefault(tile, "NESW"), Set.of(tile), kind);
                if (way != null) {
                    Set<String> parts = new TreeSet<>(way.parts);
                    if (mud.containsKey(tile)) {
                        parts.add("mud " + tile);
                    }
                    goers.add(new Goer(tile, kind, flock.getValue(), new Way(way.landing, parts)));
                }
            }
        }
        return goers;
    }

    private @Nullable Way choose(String tile, String heading, String allowed, Set<String> visited, String kind) {
        String left = turned(heading, 3);
        String right = turned(heading, 1);
        Map<String, Way> open = new HashMap<>();
        for (String side : List.of(heading, left, right)) {
            Way way = allowed.contains(side) ? route(tile, side, visited, kind) : null;
            if (way != null) {
                open.put(side, way);
            }
        }
        List<String> own = List.of(left, right).stream()
                .filter(side ->
                        open.containsKey(side) && sort(of(open, side), kind).equals("own"))
                .toList();
        String pull = of(options, "flockPull");
        if (open.containsKey(heading)) {
            String ahead = sort(of(open, heading), kind);
            if (pull.equals("sides") || ahead.equals("own")) {
                return of(open, heading);
            }
            if (ahead.equals("strange") || pull.equals("always")) {
                if (own.size() == 1) {
                    return of(open, own.getFirst());
                }
                if (own.size() == 2) {
                    return null;
                }
            }
            return of(open, heading);
        }
        if (open.size() < 2) {
            return open.values().stream().findFirst().orElse(null);
        }
        List<String> order = List.of("own", "empty", "strange");
        int onLeft = order.indexOf(sort(of(open, left), kind));
        int onRight = order.indexOf(sort(of(open, right), kind));
        return onLeft == onRight ? null : of(open, onLeft < onRight ? left : right);
    }

    private String sort(Way way, String kind) {
        Set<String> there =
                new HashSet<>(sheep.getOrDefault(way.landing, Map.of()).keySet());
        there.remove("ram");
        if (there.isEmpty()) {
            return "empty";
        }
        return there.contains(kind) ? "own" : "strange";
    }

    private @Nullable Way route(String tile, String side, Set<String> visited, String kind) {
        String next = beyond(tile, side);
        if (next.isEmpty() || visited.contains(next) || dogs.containsValue(next)) {
            return null;
        }
        String edge = edge(tile, next);
        if (stateOf(edge).equals("wall")) {
            return null;
        }
        Set<String> parts = new TreeSet<>();
        if (stateOf(edge).equals("gate")) {
            parts.add("gate " + edge);
        }
        Set<String> more = new HashSet<>(visited);
        more.add(next);
        @Nullable Way onwards;
        if (water.containsKey(next)) {
            String axis = "EW".contains(side) ? "H" : "V";
            onwards = of(water, next).equals(axis) ? route(next, side, more, kind) : null;
        } else if (mud.containsKey(next)) {
            parts.add("mud " + next);
            onwards = of(mud, next).contains(turned(side, 2)) ? choose(next, side, of(mud, next), more, kind) : null;
        } else {
            return new Way(next, parts);
        }
        if (onwards == null) {
            return null;
        }
        parts.addAll(onwards.parts);
        return new Way(onwards.landing, parts);
    }

    /** Every set of candidates that share nothing and to which none can be added. */
    private List<Set<Goer>> picks(List<Goer> goers) {
        List<Goer> candidates = goers.stream()
                .filter(goer -> !goer.way.parts.isEmpty())
                .filter(goer -> goer.way.parts.stream().noneMatch(usedUp::contains))
                .toList();
        List<Set<Goer>> fitting = new ArrayList<>();
        for (int bits = 0; bits < 1 << candidates.size(); bits++) {
            Set<Goer> some = new HashSet<>();
            for (int i = 0; i < candidates.size(); i++) {
                if ((bits >> i & 1) != 0) {
                    some.add(candidates.get(i));
                }
            }
            if (shareNothing(some)) {
                fitting.add(some);
            }
        }
        return fitting.stream()
                .filter(some -> fitting.stream().noneMatch(more -> more.size() > some.size() && more.containsAll(some)))
                .toList();
    }

    private static boolean shareNothing(Set<Goer> goers) {
        Set<String> parts = new HashSet<>();
        return goers.stream().allMatch(goer -> goer.way.parts.stream().allMatch(parts::add));
    }

    private static String written(Set<Goer> pick) {
        List<String> order = List.of("white", "black", "brown", "grey", "ram");
        return pick.stream()
                .sorted(Comparator.comparingInt((Goer goer) -> goer.tile.charAt(1))
                        .thenComparingInt(goer -> goer.tile.charAt(0))
                        .thenComparingInt(goer -> order.indexOf(goer.kind)))
                .map(goer -> " " + goer.name())
                .collect(Collectors.joining("", "pick", ""));
    }

    /** What stands where after a move of a dog or a pick, if nothing is left to pick: tile by tile, flocks and counts. */
    Map<String, Map<String, Integer>> sheepAfter(String move) {
        String[] words = move.split(" ", -1);
        String dogTile = words[0].equals("dog")
                ? words[2]
                : of(dogs, me + ":" + json.get("bark").stringValue());
        if (words[0].equals("dog")) {
            dogs.put(me + ":" + words[1], words[2]);
        }
        List<Goer> goers = goers(dogTile);
        List<Set<Goer>> picks = picks(goers);
        Map<String, Map<String, Integer>> after = new TreeMap<>();
        sheep.forEach((tile, flocks) -> after.put(tile, new TreeMap<>(flocks)));
        if (words[0].equals("dog") && picks.size() > 1) {
            return after;
        }
        Set<Goer> picked = picks.size() == 1
                ? picks.getFirst()
                : picks.stream()
                        .filter(pick -> written(pick).equals(move))
                        .findFirst()
                        .orElseThrow();
        for (Goer goer : goers) {
            int going = goer.way.parts.isEmpty() ? goer.count : picked.contains(goer) ? 1 : 0;
            if (going > 0) {
                of(after, goer.tile).merge(goer.kind, -going, Integer::sum);
                after.computeIfAbsent(goer.way.landing, _ -> new TreeMap<>()).merge(goer.kind, going, Integer::sum);
            }
        }
        after.values().forEach(flocks -> flocks.values().removeIf(count -> count == 0));
        after.values().removeIf(Map::isEmpty);
        return after;
    }

    Map<String, Map<String, Integer>> sheep() {
        return sheep;
    }
}
