package sheepfold.games.sheephop;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import tools.jackson.databind.JsonNode;

/** The rules of play once more, slow and plain, on the names of spaces: to compare the real ones with. */
final class NaiveHop {
    private static final Comparator<String> BY_ROW = Comparator.comparing((String space) -> space.replaceAll("\\D", ""))
            .thenComparing(Comparator.naturalOrder());
    private static final String NOBODY = "";

    /** The board file as it stands. */
    private record Board(
            String columns,
            int rows,
            Set<String> missing,
            Set<List<String>> fences,
            Set<List<String>> gates,
            List<List<String>> paths) {
        static Board of(JsonNode file) {
            return new Board(
                    file.get("columns").stringValue(),
                    file.get("rows").intValue(),
                    Set.copyOf(texts(file.get("missing"))),
                    pairs(file.get("fences")),
                    pairs(file.get("foldGates")),
                    file.get("paths").valueStream().map(Board::texts).toList());
        }

        private static Set<List<String>> pairs(JsonNode list) {
            return list.valueStream().map(Board::texts).collect(Collectors.toSet());
        }

        private static List<String> texts(JsonNode list) {
            return list.valueStream().map(JsonNode::stringValue).toList();
        }
    }

    private final Board file;
    private final Map<String, String> options;
    private final int seats;

    private final Map<String, Character> standing = new HashMap<>();
    private final Map<String, Character> tiles = new HashMap<>();
    private boolean clockwise = true;
    private String fold = "";
    private String den = "";
    private String phase = "roll";
    private int seat;
    private int rolls;
    private String roll = "";
    private String hopper = NOBODY;
    private final Set<String> stoodOn = new HashSet<>();
    private boolean barked;
    private final Set<String> waiting = new HashSet<>();
    private String interrupted = NOBODY;
    private final Set<String> interruptedStoodOn = new HashSet<>();

    private NaiveHop(Board file, Map<String, String> options, int seats) {
        this.file = file;
        this.options = options;
        this.seats = seats;
    }

    /** From a position before a roll. */
    static NaiveHop of(JsonNode file, Map<String, String> options, int seats, JsonNode position) {
        NaiveHop hop = new NaiveHop(Board.of(file), options, seats);
        int rows = hop.file.rows;
        for (int line = 0; line < rows; line++) {
            String row = position.get("board").get(line).stringValue();
            for (int column = 0; column < row.length(); column++) {
                String space = "" + (char) ('a' + column) + (rows - line);
                char letter = row.charAt(column);
                if ("TCSLB".indexOf(letter) >= 0) {
                    hop.standing.put(space, letter);
                } else if (letter != '.' && letter != '~') {
                    hop.tiles.put(space, letter);
                }
            }
        }
        hop.clockwise = position.get("direction").stringValue().equals("clockwise");
        hop.fold = position.get("fold").stringValue();
        hop.den = position.get("den").stringValue();
        hop.seat = position.get("seat").intValue();
        hop.rolls = position.get("rolls").intValue();
        return hop;
    }

    NaiveHop copy() {
        NaiveHop copy = new NaiveHop(file, options, seats);
        copy.standing.putAll(standing);
        copy.tiles.putAll(tiles);
        copy.clockwise = clockwise;
        copy.fold = fold;
        copy.den = den;
        copy.phase = phase;
        copy.seat = seat;
        copy.rolls = rolls;
        copy.roll = roll;
        copy.hopper = hopper;
        copy.stoodOn.addAll(stoodOn);
        copy.barked = barked;
        copy.waiting.addAll(waiting);
        copy.interrupted = interrupted;
        copy.interruptedStoodOn.addAll(interruptedStoodOn);
        return copy;
    }

    /** The same members as the real position writes. */
    Map<String, Object> described() {
        Map<String, Object> all = new LinkedHashMap<>();
        all.put("board", drawn());
        all.put("direction", clockwise ? "clockwise" : "counterclockwise");
        all.put("fold", fold);
        all.put("den", den);
        all.put("phase", phase);
        all.put("seat", seat);
        if (!roll.isEmpty()) {
            all.put("roll", roll);
        }
        all.put("rolls", rolls);
        if (!hopper.isEmpty()) {
            all.put("chain", Map.of("sheep", hopper, "stoodOn", byRow(stoodOn)));
        }
        if (barked) {
            Map<String, Object> patou = new LinkedHashMap<>(Map.of("waiting", byRow(waiting)));
            if (!interrupted.isEmpty()) {
                patou.put("interrupted", Map.of("sheep", interrupted, "stoodOn", byRow(interruptedStoodOn)));
            }
            all.put("patou", patou);
        }
        return all;
    }

    private static List<String> byRow(Set<String> spaces) {
        return spaces.stream().sorted(BY_ROW).toList();
    }

    private List<String> drawn() {
        List<String> rows = new ArrayList<>();
        for (int row = file.rows; row >= 1; row--) {
            StringBuilder line = new StringBuilder();
            for (char column : file.columns.toCharArray()) {
                String space = "" + column + row;
                char letter = standing.getOrDefault(space, tiles.getOrDefault(space, '.'));
                line.append(isMissing(space) ? '~' : letter);
            }
            rows.add(line.toString());
        }
        return rows;
    }

    boolean isOver() {
        return phase.equals("over");
    }

    List<String> moves() {
        return switch (phase) {
            case "roll" -> List.of("roll T", "roll C", "roll S", "roll *", "roll w", "roll W");
            case "move" -> steps(eligible(), "");
            case "extra" -> steps(List.copyOf(waiting), "+");
            case "chain" -> {
                List<String> moves = new ArrayList<>(List.of("stop"));
                landings(hopper).stream().filter(to -> !stoodOn.contains(to)).forEach(to -> moves.add("x" + to));
                yield moves;
            }
            default -> List.of();
        };
    }

    private List<String> sheep(String letters) {
        return standing.entrySet().stream()
                .filter(entry -> letters.indexOf(entry.getValue()) >= 0)
                .map(Map.Entry::getKey)
                .toList();
    }

    private List<String> eligible() {
        List<String> all = sheep("TCS");
        List<String> named = roll.equals("*") ? all : sheep(roll);
        boolean stuck = steps(named, "").isEmpty();
        boolean free = named.isEmpty() || (stuck && "any".equals(options.get("blocked-colour")));
        return free ? all : named;
    }

    private List<String> steps(List<String> movers, String mark) {
        List<String> steps = new ArrayList<>();
        for (String from : movers) {
            String who = mark + standing.get(from) + " " + from;
            for (char side : "NESW".toCharArray()) {
                String next = beyond(from, side);
                if (isFree(next)) {
                    steps.add(who + "-" + next);
                }
            }
            landings(from).forEach(to -> steps.add(who + "x" + to));
        }
        return steps;
    }

    private List<String> landings(String from) {
        List<String> landings = new ArrayList<>();
        for (char side : "NESW".toCharArray()) {
            String over = beyond(from, side);
            if (isAnimal(over) && isFree(beyond(over, side))) {
                landings.add(beyond(over, side));
            }
        }
        return landings;
    }

    private boolean isAnimal(String space) {
        char letter = standing.getOrDefault(space, tiles.getOrDefault(space, '.'));
        boolean wolf = letter == 'L' || letter == 'B';
        return wolf ? !"no".equals(options.get("hop-wolves")) : "TCSmprf".indexOf(letter) >= 0;
    }

    private boolean isFree(String space) {
        return !space.isEmpty() && !standing.containsKey(space) && !tiles.containsKey(space);
    }

    private boolean isMissing(String space) {
        return file.missing.contains(space);
    }

    /** The neighbour on a side: a name, home, or nothing. */
    private String beyond(String space, char side) {
        if (space.isEmpty() || space.equals("home")) {
            return "";
        }
        if (file.gates.contains(List.of(space, String.valueOf(side)))) {
            return "home";
        }
        int column = space.charAt(0) + (side == 'E' ? 1 : side == 'W' ? -1 : 0);
        int row = Integer.parseInt(space.substring(1)) + (side == 'N' ? 1 : side == 'S' ? -1 : 0);
        String next = "" + (char) column + row;
        boolean onBoard = file.columns.indexOf(column) >= 0 && row >= 1 && row <= file.rows && !isMissing(next);
        return onBoard && !isFenced(space, next) ? next : "";
    }

    private boolean isFenced(String one, String other) {
        return file.fences.contains(List.of(one, other)) || file.fences.contains(List.of(other, one));
    }

    NaiveHop play(String move) {
        if (move.startsWith("roll ")) {
            roll(move.substring(5));
        } else if (move.equals("stop")) {
            endMove();
        } else if (move.startsWith("x")) {
            hop(hopper, move.substring(1));
        } else {
            String step = move.startsWith("+") ? move.substring(1) : move;
            String from = step.substring(2, 4);
            waiting.remove(from);
            if (step.charAt(4) == '-') {
                walk(from, step.substring(5));
                endMove();
            } else {
                hop(from, step.substring(5));
            }
        }
        return this;
    }

    private void roll(String face) {
        roll = face;
        rolls++;
        switch (face) {
            case "w" -> {
                prowl('L');
                prowl('B');
                endTurn();
            }
            case "W" -> {
                prowl('B');
                prowl('B');
                endTurn();
            }
            default -> {
                phase = "move";
                if (moves().isEmpty()) {
                    endTurn();
                }
            }
        }
    }

    /** A wolf goes on to the next space of its loop that no tile covers, as long as there are sheep. */
    private void prowl(char wolf) {
        if (sheep("TCS").isEmpty()) {
            return;
        }
        String from = sheep(String.valueOf(wolf)).getFirst();
        for (List<String> path : file.paths) {
            List<String> loop = clockwise ? path : path.reversed();
            if (loop.contains(from)) {
                int at = loop.indexOf(from);
                do {
                    at = (at + 1) % loop.size();
                } while (tiles.containsKey(loop.get(at)));
                pounce(wolf, from, loop.get(at));
            }
        }
    }

    private void pounce(char wolf, String from, String to) {
        standing.remove(from);
        Character prey = standing.put(to, wolf);
        if (prey != null) {
            den = sorted(den + prey);
            waiting.remove(to);
            hopper = hopper.equals(to) ? NOBODY : hopper;
            interrupted = interrupted.equals(to) ? NOBODY : interrupted;
        }
    }

    private static String sorted(String sheep) {
        StringBuilder sorted = new StringBuilder();
        for (char colour : "TCS".toCharArray()) {
            sheep.chars().filter(letter -> letter == colour).forEach(letter -> sorted.append((char) letter));
        }
        return sorted.toString();
    }

    private void walk(String from, String to) {
        Character who = standing.remove(from);
        if (to.equals("home")) {
            fold = sorted(fold + who);
        } else {
            standing.put(to, who);
        }
    }

    private void hop(String from, String to) {
        char colour = standing.getOrDefault(from, '.');
        String over = "NESW"
                .chars()
                .mapToObj(side -> (char) side)
                .filter(side -> beyond(beyond(from, side), side).equals(to))
                .map(side -> beyond(from, side))
                .filter(this::isAnimal)
                .findFirst()
                .orElseThrow();
        walk(from, to);
        stoodOn.add(from);
        hopper = to.equals("home") ? NOBODY : to;
        boolean callsAtOnce = false;
        if (!sheep("TCS").isEmpty()) {
            switch (tiles.getOrDefault(over, '.')) {
                case 'm' -> tiles.replaceAll((_, tile) -> tile == 'm' ? '^' : tile == '^' ? 'm' : tile);
                case 'r' -> clockwise = !clockwise;
                case 'f' -> {
                    prowl('L');
                    prowl('B');
                }
                case 'p' -> {
                    if (!barked) {
                        barked = true;
                        waiting.addAll(sheep(String.valueOf(colour)));
                        waiting.remove(hopper);
                        callsAtOnce = !waiting.isEmpty() && "at-once".equals(options.get("patou-timing"));
                    }
                }
                default -> {}
            }
        }
        if (callsAtOnce) {
            interrupted = hopper;
            interruptedStoodOn.addAll(stoodOn);
            endMove();
        } else {
            hopOnOrEnd();
        }
    }

    private void hopOnOrEnd() {
        phase = "chain";
        if (hopper.isEmpty() || moves().size() == 1) {
            endMove();
        }
    }

    private void endMove() {
        hopper = NOBODY;
        stoodOn.clear();
        phase = "extra";
        if (!moves().isEmpty()) {
            return;
        }
        waiting.clear();
        if (interrupted.isEmpty() || sheep("TCS").isEmpty()) {
            endTurn();
            return;
        }
        hopper = interrupted;
        stoodOn.addAll(interruptedStoodOn);
        interrupted = NOBODY;
        interruptedStoodOn.clear();
        hopOnOrEnd();
    }

    private void endTurn() {
        hopper = NOBODY;
        stoodOn.clear();
        barked = false;
        waiting.clear();
        interrupted = NOBODY;
        interruptedStoodOn.clear();
        int nightfall = Integer.parseInt(options.getOrDefault("nightfall", "240"));
        if (sheep("TCS").isEmpty() || rolls == nightfall) {
            phase = "over";
        } else {
            phase = "roll";
            roll = "";
            seat = (seat + 1) % seats;
        }
    }

    long count(int depth) {
        List<String> moves = moves();
        if (depth == 1) {
            return moves.size();
        }
        long count = 0;
        for (String move : moves) {
            count += copy().play(move).count(depth - 1);
        }
        return count;
    }
}
