package sheepfold.games.tangle;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import sheepfold.engine.Ids;
import sheepfold.json.BadInput;
import sheepfold.json.Default;
import sheepfold.json.Json;
import sheepfold.json.Shape;
import sheepfold.json.Shaped;
import sheepfold.json.Sized;
import sheepfold.json.Within;
import tools.jackson.databind.JsonNode;

/** What lies in the box; an owner of the game can put right what we had to make up, a file at a time. */
record Box(Layout board, Victories victory, Enchantments enchantments) {
    static final Box OURS = new Box(
            file(Layout.class, "board.json"),
            file(Victories.class, "victory.json"),
            file(Enchantments.class, "enchantments.json"));

    /** Which part of the board; each takes in one more player. */
    enum Section {
        CORE,
        YELLOW,
        GREY;

        /** The fewest players with whom it is in play (TA-GEO-01). */
        int players() {
            return ordinal() + 2;
        }

        @Override
        public String toString() {
            return Ids.of(this);
        }
    }

    /** The board: what each space does, which section each area belongs to, where trees start. */
    record Layout(
            @Sized(least = Space.COUNT, most = Space.COUNT) List<Field> spaces,
            Map<Section, List<Area>> areas,
            Map<Integer, List<List<Area>>> trees,
            Optional<JsonNode> provenance) {
        record Field(
                Space space,
                Section section,
                Kind kind,
                @Default("{}") Map<Cube, @Within(least = 1, most = 9) Integer> starts,
                @Default("[]") List<Arrow> fires) {}

        record Arrow(Space to, Cube cube) {}

        Layout {
            List<Field> fields = spaces;
            if (fields.stream().map(Field::space).distinct().count() < Space.COUNT) {
                throw new BadInput("spaces", "TA-GEO-01", "every action space is described once");
            }
            fields.stream()
                    .filter(field -> field.kind.holdsCubes() == field.starts.isEmpty())
                    .findFirst()
                    .ifPresent(field -> {
                        throw new BadInput(
                                "spaces",
                                "TA-ACT-01",
                                "resource spaces, and no others, have cubes at the start: " + field.space);
                    });
            long described =
                    areas.values().stream().flatMap(List::stream).distinct().count();
            if (described < Area.COUNT
                    || areas.values().stream().mapToInt(List::size).sum() > Area.COUNT) {
                throw new BadInput("areas", "TA-GEO-01", "every area belongs to one section");
            }
            for (int seats = 2; seats <= Colour.MOST; seats++) {
                checkTrees(seats, areas, trees.getOrDefault(seats, List.of()));
            }
        }

        private static void checkTrees(int seats, Map<Section, List<Area>> areas, List<List<Area>> trees) {
            List<Area> all = trees.stream().flatMap(List::stream).toList();
            boolean two = trees.size() == seats && trees.stream().allMatch(pair -> pair.size() == 2);
            boolean apart = all.stream().distinct().count() == all.size();
            boolean inPlay = all.stream()
                    .allMatch(area -> areas.entrySet().stream()
                            .anyMatch(section -> section.getKey().players() <= seats
                                    && section.getValue().contains(area)));
            if (!two || !apart || !inPlay) {
                throw new BadInput(
                        "trees." + seats, "TA-GEO-01", "each player has two start areas in play, all different");
            }
        }

        Field field(int space) {
            return spaces.stream()
                    .filter(field -> field.space.number() == space)
                    .findFirst()
                    .orElseThrow();
        }
    }

    /** What a victory card asks for, at least. */
    record Goal(
            Victory id,
            String name,
            @Within(least = 0, most = 6) int trees,
            @Within(least = 0, most = 8) int meadows,
            @Within(least = 0, most = 11) int bushes,
            @Within(least = 0, most = 8) int lakes,
            @Within(least = 0, most = 50) int enchantments) {}

    /** What a missing item weighs. */
    record Points(int trees, int meadows, int bushes, int lakes, int enchantments) {}

    record Victories(
            @Sized(least = Victory.COUNT, most = Victory.COUNT)
            List<Goal> cards,

            Points points,
            Optional<JsonNode> provenance) {
        Victories {
            List<Goal> goals = cards;
            boolean inOrder = IntStream.range(0, Victory.COUNT)
                    .allMatch(number -> goals.get(number).id.number() == number);
            if (!inOrder) {
                throw new BadInput("cards", "the cards V01 to V21 stand in their order");
            }
        }
    }

    /** Does a card stay in effect, or happen once? */
    enum Duration {
        LASTING,
        HOURGLASS;

        @Override
        public String toString() {
            return Ids.of(this);
        }
    }

    /** An enchantment as it is printed. */
    record Enchantment(
            Card id,
            String name,
            Map<Cube, @Within(least = 1, most = 9) Integer> cost,
            Duration kind,
            String text,
            @Sized(least = 1, most = 3) List<Effect> effects) {
        Enchantment {
            boolean once = kind == Duration.HOURGLASS;
            if (effects.stream().anyMatch(effect -> effect instanceof Effect.Once != once)) {
                throw new BadInput("effects", "TA-CST-03", "what happens once has an hourglass, and only that");
            }
            if (once && effects.size() > 1) {
                throw new BadInput("effects", "TA-CST-03", "an hourglass card does one thing");
            }
        }
    }

    record Enchantments(List<Enchantment> cards, Optional<JsonNode> provenance) {
        Enchantments {
            List<Enchantment> all = cards;
            if (!all.stream().map(Enchantment::id).toList().equals(Card.ALL)) {
                throw new BadInput("cards", "the cards E01 to %s stand in their order".formatted(Card.ALL.getLast()));
            }
        }
    }

    /** Those files that an owner replaces. */
    @Shaped
    record Own(Optional<Layout> board, Optional<Victories> victory, Optional<Enchantments> enchantments) {}

    private static <T extends Record> T file(Class<T> shape, String name) {
        try {
            return Shape.of(shape).read(Json.resource(Box.class, name), "");
        } catch (BadInput e) {
            throw e.within(name);
        }
    }

    static Box read(JsonNode data) {
        Own own = Shape.of(Own.class).read(data, "data");
        return new Box(
                own.board.orElse(OURS.board),
                own.victory.orElse(OURS.victory),
                own.enchantments.orElse(OURS.enchantments));
    }
}
