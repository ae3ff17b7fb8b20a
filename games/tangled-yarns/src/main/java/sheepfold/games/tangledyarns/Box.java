package sheepfold.games.tangledyarns;

import com.fasterxml.jackson.annotation.JsonValue;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import sheepfold.engine.Ids;
import sheepfold.json.About;
import sheepfold.json.BadInput;
import sheepfold.json.Json;
import sheepfold.json.Shape;
import sheepfold.json.Shaped;
import sheepfold.json.Sized;
import tools.jackson.databind.JsonNode;

/** What lies in the box; an owner of the game can put right what we had to guess, a file at a time. */
record Box(Gates gates, Spawning spawn, Track track) {
    static final int GATES = 6;
    static final int WAY_SLOTS = 4;
    static final int SLOTS = WAY_SLOTS + GATES;
    static final int TOKENS = 6;
    static final int MOST_SPACES = 24;

    static final Box OURS = new Box(
            file(Gates.class, "gates.json"), file(Spawning.class, "spawn.json"), file(Track.class, "track.json"));

    /** The gates by the name of the set and the number of sheep. */
    record Gates(Map<String, Map<Integer, List<Gate>>> sets, Optional<JsonNode> provenance) {
        Gates {
            sets.forEach((id, set) ->
                    set.forEach((sheep, gates) -> check("sets.%s.%d".formatted(id, sheep), sheep, gates)));
        }

        private static void check(String place, int sheep, List<Gate> gates) {
            if (gates.size() != GATES) {
                throw new BadInput(place, "TY-SET-04", "there are six gates, not " + gates.size());
            }
            for (Relic relic : Relic.POWER_UPS) {
                int needed = gates.stream().mapToInt(gate -> gate.count(relic)).sum();
                if (needed > sheep) {
                    throw new BadInput(
                            place,
                            "TY-SET-05",
                            "the gates need %d times %s, but the city has %d".formatted(needed, relic, sheep));
                }
            }
            if (gates.stream().anyMatch(gate -> gate.size() > sheep)) {
                throw new BadInput(place, "TY-LOCK-01", "a gate has at most one relic for each sheep");
            }
        }
    }

    /** How many servants come at the spaces from 1 on, by the name of the table and the number of sheep. */
    record Spawning(Map<String, Map<Integer, List<Guide>>> tables, Optional<JsonNode> provenance) {}

    /** Cultists and wolves that come at a space. */
    @About("cultists and wolves, such as 1/0")
    record Guide(int cultists, int wolves) {
        static final Guide NOBODY = new Guide(0, 0);

        static Optional<Guide> named(String text) {
            return text.matches("[0-6]/[0-6]")
                    ? Optional.of(new Guide(text.charAt(0) - '0', text.charAt(2) - '0'))
                            .filter(guide -> guide.cultists + guide.wolves <= Colour.COUNT)
                    : Optional.empty();
        }

        @JsonValue
        @Override
        public String toString() {
            return cultists + "/" + wolves;
        }
    }

    /** The Shepherd's Way, space by space. */
    record Track(
            @Sized(least = SLOTS + 2, most = MOST_SPACES) List<Space> spaces, Optional<JsonNode> provenance) {
        record Space(Colour piece, Holds holds) {}

        enum Holds {
            START,
            NOTHING,
            WAY,
            GATE;

            boolean isSlot() {
                return this == WAY || this == GATE;
            }

            @JsonValue
            @Override
            public String toString() {
                return Ids.of(this);
            }
        }

        Track {
            List<Holds> slots =
                    spaces.stream().map(Space::holds).filter(Holds::isSlot).toList();
            boolean inOrder = slots.size() == SLOTS
                    && IntStream.range(0, SLOTS).allMatch(slot -> (slots.get(slot) == Holds.WAY) == (slot < WAY_SLOTS));
            boolean oneStart = IntStream.range(0, spaces.size())
                    .allMatch(space -> (spaces.get(space).holds == Holds.START) == (space == 0));
            if (!inOrder || !oneStart) {
                throw new BadInput(
                        "spaces",
                        "TY-SET-02",
                        "it has a start first, then four slots for way tiles, then six for gates");
            }
        }

        /** The slot at a space, counted from 0; -1 where there is none. */
        int slotAt(int space) {
            long before = spaces.subList(0, space).stream()
                    .filter(one -> one.holds.isSlot())
                    .count();
            return spaces.get(space).holds.isSlot() ? (int) before : -1;
        }
    }

    /** Those files that an owner replaces. */
    @Shaped
    record Own(Optional<Gates> gates, Optional<Spawning> spawn, Optional<Track> track) {}

    private static <T extends Record> T file(Class<T> shape, String name) {
        try {
            return Shape.of(shape).read(Json.resource(Box.class, name), "");
        } catch (BadInput e) {
            throw e.within(name);
        }
    }

    static Box read(JsonNode data) {
        Own own = Shape.of(Own.class).read(data, "data");
        return new Box(own.gates.orElse(OURS.gates), own.spawn.orElse(OURS.spawn), own.track.orElse(OURS.track));
    }

    List<Gate> gates(String set, int sheep) {
        return found(gates.sets, "gates.sets", set, sheep);
    }

    /** The guides by space, 0 included; spaces at which nobody can arrive have nobody. */
    List<Guide> guides(String table, int sheep) {
        List<Guide> given = found(spawn.tables, "spawn.tables", table, sheep);
        int needed = track.spaces.size() - 2;
        if (given.size() < needed) {
            throw new BadInput(
                    "data.spawn.tables.%s.%d".formatted(table, sheep),
                    "TY-SPAWN-01",
                    "there are guides for spaces 1 to %d, not %d".formatted(needed, given.size()));
        }
        return IntStream.range(0, track.spaces.size())
                .mapToObj(space -> space == 0 || space > given.size() ? Guide.NOBODY : given.get(space - 1))
                .toList();
    }

    private static <T> List<T> found(Map<String, Map<Integer, List<T>>> by, String place, String id, int sheep) {
        List<T> found = by.getOrDefault(id, Map.of()).get(sheep);
        if (found == null) {
            throw new BadInput("data." + place, "there is no %s for %d sheep".formatted(id, sheep));
        }
        return found;
    }
}
