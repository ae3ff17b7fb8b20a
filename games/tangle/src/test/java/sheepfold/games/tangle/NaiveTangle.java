package sheepfold.games.tangle;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import sheepfold.engine.Setup;
import tools.jackson.databind.JsonNode;

/**
 * A second, naive program: it knows positions as JSON, the board as the table of the specification, cards by their ids, and
 * finds legal moves as texts. It shares nothing with the game but that.
 */
final class NaiveTangle {
    private static final String CORNERS = """
            ab: 1=-.b1.b2  2=-.a2.b2  3=a2.b2.b3  4=a2.a3.b3  5=a3.b3.b4  6=a3.-.b4  7=-.b4.b5
            bc: 1=b1.c1.c2  2=b1.b2.c2  3=b2.c2.c3  4=b2.b3.c3  5=b3.c3.c4  6=b3.b4.c4  7=b4.c4.c5  8=b4.b5.c5  9=b5.c5.c6
            cd: 1=c1.-.d2  2=c1.c2.d2  3=c2.d2.d3  4=c2.c3.d3  5=c3.d3.d4  6=c3.c4.d4  7=c4.d4.d5  8=c4.c5.d5  9=c5.d5.d6  10=c5.c6.d6  11=c6.d6.-
            de: 1=-.d2.e1  2=d2.e1.e2  3=d2.d3.e2  4=d3.e2.e3  5=d3.d4.e3  6=d4.e3.e4  7=d4.d5.e4  8=d5.e4.e5  9=d5.d6.e5  10=d6.e5.e6  11=d6.-.e6
            ef: 1=e1.e2.f1  2=e2.f1.f2  3=e2.e3.f2  4=e3.f2.f3  5=e3.e4.f3  6=e4.f3.f4  7=e4.e5.f4  8=e5.f4.f5  9=e5.e6.f5
            fg: 1=f1.f2.-  2=f2.-.g2  3=f2.f3.g2  4=f3.g2.g3  5=f3.f4.g3  6=f4.g3.-  7=f4.f5.-
            """;
    private static final String ACROSS = "ab1-bc2 ab3-bc4 ab5-bc6 ab7-bc8 bc1-cd2 bc3-cd4 bc5-cd6 bc7-cd8 bc9-cd10 "
            + "cd1-de1 cd3-de3 cd5-de5 cd7-de7 cd9-de9 cd11-de11 de2-ef1 de4-ef3 de6-ef5 de8-ef7 de10-ef9 "
            + "ef2-fg1 ef4-fg3 ef6-fg5 ef8-fg7";
    private static final Set<String> YELLOW = words("ab2 ab3 ab4 ab5 ab6 de1 de2 de10 de11 ef1 ef2 ef8 ef9 fg1 fg7");
    private static final Set<String> GREY = words("ab1 ab7 bc1 bc2 bc8 bc9 cd1 cd2 cd10 cd11 fg2 fg3 fg4 fg5 fg6");
    private static final Map<String, String> KINDS = pairs(
            "b2=E f4=E b4=W f2=W d2=M d6=M d3=N d5=N b3=earth f3=earth c2=grow e5=grow c3=lake e4=meadows c4=bush e3=tree "
                    + "c5=plant e2=cards");
    private static final Map<String, String> YELLOW_KINDS =
            pairs("a2=water a3=spreadmeadows e6=spreadbushes f1=sprout f5=S e1=S");
    private static final Map<String, String> GREY_KINDS =
            pairs("b5=gather c6=S g2=mana g3=contained b1=diverse c1=shift");
    private static final Map<String, String> FIRES = Map.ofEntries(
            Map.entry("f4", "f5N"),
            Map.entry("d2", "d3N e1N"),
            Map.entry("d6", "d5N c6N"),
            Map.entry("d3", "d2M"),
            Map.entry("d5", "d6M"),
            Map.entry("b3", "b2E b4W"),
            Map.entry("f3", "f4E f2W"),
            Map.entry("c2", "b2E d2M d3N"),
            Map.entry("e5", "f4E d6M d5N f5M"),
            Map.entry("c3", "b2E d3N"),
            Map.entry("e4", "f4E d5N"),
            Map.entry("c4", "b4W d5N"),
            Map.entry("e3", "f2W d3N"),
            Map.entry("c5", "b4W d5N d6M c6W"),
            Map.entry("e2", "f2W d3N d2M e1M"),
            Map.entry("d4", "d3N d5N"),
            Map.entry("a2", "b2E"),
            Map.entry("a3", "b4W"),
            Map.entry("e6", "d6M f5W"),
            Map.entry("f1", "f2W e1E"),
            Map.entry("f5", "f4E"),
            Map.entry("e1", "d2M"),
            Map.entry("b5", "b4W c6M"),
            Map.entry("c6", "d6M"),
            Map.entry("g2", "f2W"),
            Map.entry("g3", "f4E"),
            Map.entry("b1", "b2E"),
            Map.entry("c1", "d2M"));

    private record Tile(int seat, String kind, String seed, int cubes, int roots) {}

    private final JsonNode json;
    private final int seats;
    private final boolean lakesStack;
    private final boolean limited;
    private final Map<String, String> kinds = new TreeMap<>();
    private final Map<String, Set<String>> areasAt = new HashMap<>();
    private final Map<String, Set<String>> borders = new TreeMap<>();
    private final Map<String, Tile> tiles = new LinkedHashMap<>();
    private final Map<String, List<Integer>> roots = new HashMap<>();
    private final Map<String, Map<String, Integer>> cubes = new HashMap<>();
    private final int active;
    private final JsonNode detail;

    NaiveTangle(JsonNode json, Setup setup) {
        this.json = json;
        this.seats = setup.seats();
        this.lakesStack = setup.is("lakes-stack", "true");
        this.limited = setup.is("seed-supply", "limited");
        this.active = json.get("active").intValue();
        this.detail = json.path("detail");
        layBoard(setup);
        json.get("tiles")
                .properties()
                .forEach(entry -> tiles.put(
                        entry.getKey(),
                        new Tile(
                                entry.getValue().get("seat").intValue(),
                                entry.getValue().get("tile").stringValue(),
                                entry.getValue().path("seed").asString(""),
                                entry.getValue().path("cubes").asInt(0),
                                entry.getValue().path("roots").asInt(0))));
        json.get("spaces").properties().forEach(entry -> {
            List<Integer> stack = new ArrayList<>();
            entry.getValue().path("roots").forEach(root -> stack.add(root.intValue()));
            roots.put(entry.getKey(), stack);
            cubes.put(entry.getKey(), mix(entry.getValue().path("cubes").asString("")));
        });
    }

    private static Set<String> words(String text) {
        return new LinkedHashSet<>(Arrays.asList(text.split(" ", -1)));
    }

    private static Map<String, String> pairs(String text) {
        Map<String, String> pairs = new HashMap<>();
        for (String pair : words(text)) {
            pairs.put(pair.substring(0, pair.indexOf('=')), pair.substring(pair.indexOf('=') + 1));
        }
        return pairs;
    }

    private static Map<String, Integer> mix(String text) {
        Map<String, Integer> mix = new HashMap<>();
        for (String cube : List.of("E", "W", "N", "M")) {
            int at = text.indexOf(cube);
            int end = at + 1;
            while (at >= 0 && end < text.length() && Character.isDigit(text.charAt(end))) {
                end++;
            }
            mix.put(cube, at < 0 ? 0 : Integer.parseInt(text.substring(at + 1, end)));
        }
        return mix;
    }

    private void layBoard(Setup setup) {
        kinds.putAll(KINDS);
        if (seats > 2) {
            kinds.putAll(YELLOW_KINDS);
        }
        if (seats > 3) {
            kinds.putAll(GREY_KINDS);
        }
        String centre = setup.option("centre");
        if (!centre.equals("none")) {
            kinds.put("d4", json.path("centre").asString(centre));
        }
        if (!Set.of("", "none").contains(setup.option("alt-spaces"))) {
            kinds.putAll(pairs(setup.option("alt-spaces").replace(",", " ")));
        }
        for (String line : CORNERS.lines().toList()) {
            for (String triangle : line.substring(4).split("  ", -1)) {
                String area = line.substring(0, 2) + triangle.substring(0, triangle.indexOf('='));
                if ((GREY.contains(area) && seats < 4) || (YELLOW.contains(area) && seats < 3)) {
                    continue;
                }
                borders.put(area, new TreeSet<>());
                for (String corner :
                        triangle.substring(triangle.indexOf('=') + 1).split("\\.", -1)) {
                    areasAt.computeIfAbsent(corner, _ -> new TreeSet<>()).add(area);
                }
            }
        }
        for (String area : List.copyOf(borders.keySet())) {
            String next = area.substring(0, 2) + (Integer.parseInt(area.substring(2)) + 1);
            border(area, next);
        }
        for (String pair : words(ACROSS)) {
            String[] both = pair.split("-", -1);
            border(both[0], both[1]);
        }
    }

    private void border(String area, String other) {
        if (borders.containsKey(area) && borders.containsKey(other)) {
            beside(area).add(other);
            beside(other).add(area);
        }
    }

    private Set<String> beside(String area) {
        return Objects.requireNonNull(borders.get(area));
    }

    private Set<String> besideAny(Set<String> areas) {
        Set<String> all = new TreeSet<>();
        areas.forEach(area -> all.addAll(beside(area)));
        return all;
    }

    private JsonNode player(int seat) {
        return json.get("seats").get(seat);
    }

    private boolean has(int seat, String card) {
        return texts(player(seat).get("front")).contains(card);
    }

    private static List<String> texts(JsonNode list) {
        List<String> texts = new ArrayList<>();
        list.forEach(item -> texts.add(item.stringValue()));
        return texts;
    }

    private Map<String, Integer> stash(int seat) {
        return mix(player(seat).get("cubes").stringValue());
    }

    private static int sum(Map<String, Integer> mix) {
        return mix.values().stream().mapToInt(count -> count).sum();
    }

    private int stash(int seat, String cube) {
        return stash(seat).getOrDefault(cube, 0);
    }

    private Set<String> own(int seat, String... which) {
        Set<String> areas = new TreeSet<>();
        tiles.forEach((area, tile) -> {
            if (tile.seat == seat && (which.length == 0 || Arrays.asList(which).contains(tile.kind))) {
                areas.add(area);
            }
        });
        return areas;
    }

    private Tile tile(String area) {
        return Objects.requireNonNull(tiles.get(area));
    }

    private Set<String> bare(int seat) {
        Set<String> bare = own(seat, "clean-earth");
        bare.removeIf(area -> !tile(area).seed.isEmpty());
        return bare;
    }

    private Set<String> empty() {
        Set<String> empty = new TreeSet<>(borders.keySet());
        empty.removeAll(tiles.keySet());
        return empty;
    }

    private int left(String pair) {
        return switch (pair) {
            case "low" -> 11 - own(active, "clean-earth", "bush").size();
            case "wet" -> 8 - own(active, "lake", "meadow").size();
            default -> 6 - own(active, "sapling", "tree").size();
        };
    }

    private int pool(String seed) {
        if (!limited) {
            return 10;
        }
        int used = (int)
                tiles.values().stream().filter(tile -> tile.seed.equals(seed)).count();
        for (int seat = 0; seat < seats; seat++) {
            used += player(seat).get(seed + "Seeds").intValue();
        }
        return 10 - used;
    }

    private List<Integer> stack(String space) {
        return roots.getOrDefault(space, List.of());
    }

    private boolean holds(String space) {
        return Set.of("E", "W", "N", "M", "S").contains(kinds.getOrDefault(space, ""));
    }

    private int toll(String space) {
        int toll = 0;
        for (int owner : stack(space)) {
            toll += owner == active ? 0 : has(owner, "E06") ? 2 : 1;
        }
        return toll;
    }

    private List<String> arrows(String space) {
        List<String> arrows = new ArrayList<>();
        for (String arrow : FIRES.getOrDefault(space, "").split(" ", -1)) {
            if (!arrow.isEmpty() && holds(arrow.substring(0, 2))) {
                arrows.add(arrow);
            }
        }
        return arrows;
    }

    private int around(String space) {
        int income = 0;
        int self = has(active, "E14") ? 1 : 0;
        for (String area : areasAt.getOrDefault(space, Set.of())) {
            Tile tile = tiles.get(area);
            if (tile == null || tile.seat != active) {
                continue;
            }
            if (tile.kind.equals("bush")) {
                income += tile.cubes + self;
            }
            if (tile.kind.equals("meadow")) {
                int cap = has(active, "E11") ? 6 : 3;
                income += tile.cubes < cap ? tile.cubes + self : tile.cubes;
            }
        }
        return income;
    }

    private int given(String space) {
        if (kinds.getOrDefault(space, "").equals("water")) {
            return own(active, "tree").size();
        }
        if (!holds(space)) {
            return 0;
        }
        int income = 0;
        Map<String, Integer> lying = cubes.getOrDefault(space, Map.of());
        Map<String, String> more = Map.of("E", "E01", "W", "E02", "N", "E03", "M", "E04");
        for (Map.Entry<String, Integer> entry : lying.entrySet()) {
            income += entry.getValue();
            income += entry.getValue() > 0 && has(active, more.getOrDefault(entry.getKey(), "")) ? 1 : 0;
        }
        return income;
    }

    private boolean isOpen(String space) {
        int sap = has(active, "E33") && !arrows(space).isEmpty() ? 1 : 0;
        return has(active, "E07") || sum(stash(active)) + sap + around(space) + given(space) >= toll(space);
    }

    private int reserve() {
        String space = detail.path("space").asString("");
        return space.isEmpty() || has(active, "E07") ? 0 : toll(space);
    }

    /** All legal moves of the one who decides. */
    Set<String> legalMoves() {
        Set<String> moves = new HashSet<>();
        switch (json.get("phase").stringValue()) {
            case "place" -> addPlaces(moves, false);
            case "hibernate" -> {
                addPlaces(moves, true);
                moves.add("skip");
            }
            case "sap" -> addSap(moves);
            case "toll" -> addToll(moves);
            case "gain", "bonus" -> List.of("E", "W", "N", "M").forEach(cube -> moves.add("gain " + cube));
            case "homing" -> addHomings(moves);
            case "cast" -> addCasts(moves);
            case "track" -> addTracks(moves);
            case "upkeep" -> addUpkeep(moves);
            case "card" -> addCards(moves);
            case "discard" -> texts(player(active).get("hand")).forEach(card -> moves.add("discard " + card));
            case "act" -> addWork(moves);
            default -> throw new IllegalStateException("nobody decides");
        }
        return moves;
    }

    /** Own roots of a stack that can be told apart, by their number from the bottom. */
    private List<Integer> movable(String space, String sleepers) {
        List<Integer> numbers = new ArrayList<>();
        List<Integer> stack = stack(space);
        List<Integer> indices = places(space, sleepers);
        int number = 0;
        for (int i = 0; i < stack.size(); i++) {
            if (stack.get(i) != active) {
                continue;
            }
            number++;
            if (!isLikeTheOneBelow(space, i) && (sleepers.isEmpty() || indices.contains(i))) {
                numbers.add(number);
            }
        }
        return numbers;
    }

    private List<Integer> places(String space, String which) {
        List<Integer> places = new ArrayList<>();
        json.get("spaces").path(space).path(which).forEach(index -> places.add(index.intValue()));
        return places;
    }

    private boolean isLikeTheOneBelow(String space, int i) {
        boolean own = i > 0 && stack(space).get(i - 1) == active && stack(space).get(i) == active;
        return own
                && List.of("asleep", "awake").stream()
                        .map(which -> places(space, which))
                        .allMatch(places -> places.contains(i) == places.contains(i - 1));
    }

    private void addPlaces(Set<String> moves, boolean woken) {
        Set<String> targets = new TreeSet<>(own(active, "tree"));
        kinds.keySet().stream().filter(this::isOpen).forEach(targets::add);
        List<String> starts = new ArrayList<>();
        for (String space : kinds.keySet()) {
            for (int number : movable(space, woken ? "awake" : "")) {
                starts.add(space + (number == 1 ? "" : "." + number));
            }
        }
        if (!woken) {
            own(active, "tree").stream().filter(area -> tile(area).roots > 0).forEach(starts::add);
        }
        for (String start : starts) {
            String from = start.replaceAll("\\..*", "");
            targets.stream().filter(to -> !to.equals(from)).forEach(to -> moves.add(start + ">" + to));
        }
    }

    private void addSap(Set<String> moves) {
        String space = detail.get("space").stringValue();
        List<String> arrows = arrows(space);
        for (String arrow : arrows) {
            String cube = arrow.substring(2);
            long alike = arrows.stream().filter(other -> other.endsWith(cube)).count();
            moves.add("keep " + cube + (alike > 1 ? " " + arrow.substring(0, 2) : ""));
        }
        if (sum(stash(active)) + around(space) + given(space) >= reserve()) {
            moves.add("skip");
        }
    }

    private void addToll(Set<String> moves) {
        for (String cube : List.of("E", "W", "N", "M")) {
            if (has(active, "E07") || stash(active, cube) > 0) {
                moves.add("give " + cube);
            }
        }
    }

    private void addHomings(Set<String> moves) {
        String placed = detail.get("space").stringValue();
        moves.add("skip");
        for (String space : kinds.keySet()) {
            int number = 0;
            List<Integer> stack = stack(space);
            for (int i = 0; i < stack.size(); i++) {
                if (stack.get(i) != active) {
                    continue;
                }
                number++;
                boolean covered = isLikeTheOneBelow(space, i);
                boolean top = space.equals(placed) && i == stack.size() - 1;
                if (!covered && !top) {
                    String root = space + (number == 1 ? "" : "." + number);
                    own(active, "tree").forEach(tree -> moves.add("home " + root + ">" + tree));
                }
            }
        }
    }

    private void addCasts(Set<String> moves) {
        moves.add("done");
        for (String id : texts(player(active).get("hand"))) {
            boolean affords = true;
            Box.Enchantment card = Box.OURS.enchantments().cards().get(Integer.parseInt(id.substring(1)) - 1);
            for (Map.Entry<Cube, Integer> cost : card.cost().entrySet()) {
                int price = cost.getValue() - (cost.getKey() == Cube.MANA && has(active, "E29") ? 1 : 0);
                affords &= stash(active, cost.getKey().toString()) >= price;
            }
            if (affords) {
                moves.add("cast " + id);
            }
        }
    }

    private void addTracks(Set<String> moves) {
        int[] room = new int[3];
        int all = 0;
        for (int track = 0; track < 3; track++) {
            room[track] = json.get("upkeep")
                    .get("LBC".substring(track, track + 1))
                    .get("below")
                    .intValue();
            all += room[track];
        }
        int steps = json.get("steps").intValue();
        int less = has(active, "E21") ? 2 : 0;
        for (int left = 0; left <= Math.min(less, steps); left++) {
            int made = Math.min(steps - left, all);
            for (int l = 0; l <= room[0]; l++) {
                for (int b = 0; b <= room[1]; b++) {
                    int c = made - l - b;
                    if (c >= 0 && c <= room[2]) {
                        moves.add(
                                "track" + (l > 0 ? " L" + l : "") + (b > 0 ? " B" + b : "") + (c > 0 ? " C" + c : ""));
                    }
                }
            }
        }
    }

    private void addUpkeep(Set<String> moves) {
        int payer = detail.get("payer").intValue();
        String track = detail.get("track").stringValue();
        List<String> items = new ArrayList<>();
        switch (track) {
            case "L" -> items.addAll(own(payer, "lake"));
            case "B" ->
                own(payer, "bush", "meadow").stream()
                        .filter(area -> lakes(area) == 0)
                        .forEach(items::add);
            default -> items.addAll(texts(player(payer).get("front")));
        }
        items.forEach(item -> moves.add("drop " + item));
        int due = Math.max(0, items.size() - detail.path("less").asInt(0));
        int kept = payer == active && due > 0 ? reserve() : 0;
        if (sum(stash(payer)) - due < kept) {
            return;
        }
        if (!detail.path("anyCubes").asBoolean(false)) {
            String cube = track.equals("L") ? "E" : track.equals("B") ? "W" : "N";
            if (stash(payer, cube) >= due) {
                moves.add("pay");
            }
            return;
        }
        for (int e = 0; e <= stash(payer, "E"); e++) {
            for (int w = 0; w <= stash(payer, "W"); w++) {
                for (int n = 0; n <= stash(payer, "N"); n++) {
                    int m = due - e - w - n;
                    if (m >= 0 && m <= stash(payer, "M")) {
                        moves.add(due == 0 ? "pay" : "pay " + new Mix(e, w, n, m));
                    }
                }
            }
        }
    }

    private int lakes(String area) {
        return (int) beside(area).stream()
                .filter(other -> tiles.containsKey(other) && tile(other).kind.equals("lake"))
                .count();
    }

    private void addCards(Set<String> moves) {
        int seen = json.get("discard").size();
        int placed = 0;
        for (int slot = 0; slot < 3; slot++) {
            if (!json.get("row").get(slot).stringValue().equals("-")) {
                moves.add("card " + (slot + 1));
                placed++;
            }
        }
        for (int seat = 0; seat < seats; seat++) {
            placed +=
                    player(seat).get("hand").size() + player(seat).get("front").size();
        }
        if (placed < 50 || seen > 0) {
            moves.add("card pile");
        }
    }

    private boolean affords(String cube, int price) {
        return stash(active, cube) >= price && spares(price);
    }

    private boolean spares(int price) {
        return price == 0 || sum(stash(active)) - price >= reserve();
    }

    private boolean affords(int water, int food) {
        return stash(active, "W") >= water && stash(active, "N") >= food && spares(water + food);
    }

    private void addWork(Set<String> moves) {
        String work = detail.get("work").stringValue();
        int left = detail.path("left").asInt(0);
        boolean free = detail.path("free").asBoolean(false);
        if (!Set.of("root", "forage", "calm", "winter", "fetch").contains(work)) {
            moves.add("done");
        }
        Set<String> named = new TreeSet<>(texts(detail.path("areas")));
        switch (work) {
            case "earth" -> addEarth(moves, free);
            case "lake" -> addLakes(moves);
            case "meadows" -> addMeadows(moves, own(active, "clean-earth"), free ? 0 : has(active, "E28") ? 1 : 2);
            case "spread-meadows" -> {
                named.retainAll(own(active, "clean-earth"));
                addMeadows(moves, named, 1);
            }
            case "plant" -> addPlants(moves);
            case "grow", "contained" -> addGrowth(moves, named, free);
            case "diverse" -> {
                if (left % 2 == 1) {
                    addEarth(moves, false);
                }
                if (left / 2 % 2 == 1) {
                    addMeadows(moves, own(active, "clean-earth"), has(active, "E28") ? 1 : 2);
                }
                if (left / 4 % 2 == 1) {
                    addGrowth(moves, named, false);
                }
            }
            case "sprout" -> addSprouts(moves, named);
            case "spread-bushes" -> {
                named.retainAll(bare(active));
                if (pool("bush") > 0 && affords("E", 1)) {
                    named.forEach(area -> moves.add("spreadbush " + area));
                }
            }
            case "mana" -> addSwaps(moves);
            case "shift" -> addShifts(moves);
            case "sacrifice" -> addSacrifices(moves);
            case "takeover" -> addTakeovers(moves);
            case "root" -> own(active, "tree").forEach(area -> moves.add("root " + area));
            case "forage" ->
                tiles.forEach((area, tile) -> {
                    if (tile.seat != active && tile.cubes > 0) {
                        moves.add("forage " + area);
                    }
                });
            case "calm" ->
                json.get("upkeep").properties().forEach(entry -> {
                    if (entry.getValue().has("holder")) {
                        moves.add("calm " + entry.getKey());
                    }
                });
            case "winter" -> List.of("L", "B", "C").forEach(track -> moves.add("winter " + track));
            case "fetch" -> texts(json.get("discard")).forEach(card -> moves.add("fetch " + card));
            default -> throw new IllegalStateException(work);
        }
    }

    private void addEarth(Set<String> moves, boolean free) {
        if (left("low") == 0) {
            return;
        }
        int saved = detail.path("saved").asInt(0);
        int jumps = has(active, "E25") ? 2 : 0;
        Map<String, Integer> distances = new HashMap<>();
        own(active).forEach(area -> distances.put(area, 0));
        for (int round = 1; round <= 54; round++) {
            int distance = round;
            Set<String> reached = besideAny(new TreeSet<>(distances.keySet()));
            reached.forEach(area -> distances.putIfAbsent(area, distance));
        }
        for (String area : empty()) {
            int distance = distances.getOrDefault(area, 99);
            int price = Math.max(0, (free ? 0 : 1) + Math.max(0, distance - 1 - jumps) - saved);
            if (distance < 99 && affords("E", price)) {
                moves.add("earth " + area);
            }
        }
    }

    private void addLakes(Set<String> moves) {
        if (left("wet") > 0) {
            Set<String> areas = besideAny(own(active));
            areas.retainAll(empty());
            areas.addAll(own(active, "clean-earth"));
            areas.forEach(area -> moves.add("lake " + area));
        }
    }

    private void addMeadows(Set<String> moves, Set<String> areas, int price) {
        if (left("wet") > 0 && affords("N", price)) {
            areas.forEach(area -> moves.add("meadow " + area));
        }
    }

    private void addPlants(Set<String> moves) {
        for (String seed : List.of("bush", "tree")) {
            if (detail.path(seed + "Seeds").asInt(0) > 0) {
                bare(active).forEach(area -> moves.add("plant " + seed + " " + area));
            }
        }
    }

    private int water(int price, String area) {
        int lakes = lakesStack ? lakes(area) : Math.min(1, lakes(area));
        return Math.max(0, price - lakes - (has(active, "E27") ? 1 : 0));
    }

    private void addGrowth(Set<String> moves, Set<String> grown, boolean free) {
        for (String area : own(active, "clean-earth", "sapling")) {
            Tile tile = tile(area);
            boolean grows = tile.kind.equals("sapling")
                    || tile.seed.equals("bush")
                    || (tile.seed.equals("tree") && left("tall") > 0);
            int food = free || has(active, "E26") ? 0 : 1;
            int water = free ? 0 : water(1, area);
            if (grows && !grown.contains(area) && affords(water, food)) {
                moves.add("grow " + area);
            }
        }
    }

    private void addSprouts(Set<String> moves, Set<String> named) {
        named.retainAll(own(active, "clean-earth"));
        for (String area : named) {
            if (left("tall") > 0 && affords(water(2, area), 2)) {
                moves.add("sapling " + area);
            }
        }
    }

    private void addSwaps(Set<String> moves) {
        int mana = stash(active, "M");
        if (mana > 0) {
            List.of("E", "W", "N").forEach(cube -> moves.add("swap M>" + cube));
        }
        Set<String> sources = new HashSet<>();
        addCards(sources);
        if (mana > 0 && spares(1) && !sources.isEmpty()) {
            moves.add("swap M>card");
        }
        if (mana > 1 && spares(2) && pool("bush") > 0) {
            moves.add("swap MM>bush");
        }
        if (mana > 2 && spares(3) && pool("tree") > 0) {
            moves.add("swap MMM>tree");
        }
    }

    private static int order(String area) {
        return "abcdef".indexOf(area.charAt(0)) * 100 + Integer.parseInt(area.substring(2));
    }

    private void addShifts(Set<String> moves) {
        for (String area : own(active)) {
            for (String other : own(active)) {
                if (order(area) < order(other)) {
                    moves.add("shift " + area + ">" + other);
                }
            }
        }
    }

    private void addSacrifices(Set<String> moves) {
        for (String area : own(active, "clean-earth")) {
            List.of("E", "W", "N", "M").forEach(cube -> moves.add("sac " + area + " " + cube));
        }
        own(active, "lake", "meadow").forEach(area -> moves.add("sac " + area));
        List<String> castable = new ArrayList<>();
        if (json.get("casts").intValue() + json.get("freeCasts").intValue() < 12) {
            castable.addAll(texts(player(active).get("hand")));
            castable.addAll(texts(json.get("discard")));
        }
        for (String area : own(active, "bush")) {
            castable.forEach(card -> moves.add("sac " + area + " cast " + card));
            if (castable.isEmpty()) {
                moves.add("sac " + area);
            }
        }
    }

    private void addTakeovers(Set<String> moves) {
        if (left("low") == 0 || stash(active, "E") == 0 || !spares(3) || sum(stash(active)) < 3) {
            return;
        }
        Set<String> areas = besideAny(own(active));
        areas.removeIf(area -> !tiles.containsKey(area)
                || tile(area).seat == active
                || !bare(tile(area).seat).contains(area));
        List<String> order = List.of("E", "W", "N", "M");
        for (int first = 0; first < 4; first++) {
            for (int second = first; second < 4; second++) {
                Map<String, Integer> rest = stash(active);
                rest.merge("E", -1, Integer::sum);
                rest.merge(order.get(first), -1, Integer::sum);
                rest.merge(order.get(second), -1, Integer::sum);
                if (rest.values().stream().allMatch(count -> count >= 0)) {
                    String pay = " pay " + order.get(first) + " " + order.get(second);
                    areas.forEach(area -> moves.add("take " + area + pay));
                }
            }
        }
    }
}
