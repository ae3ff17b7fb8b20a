package sheepfold.kit;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.random.RandomGenerator;
import sheepfold.engine.Move;
import sheepfold.engine.Position;
import sheepfold.json.BadInput;
import sheepfold.json.Json;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/** A position with one thing wrong is either refused with place and sentence, or is a position that can be played. */
final class HandMadePositionsCheck<P extends Position<P, M>, M extends Move> implements Check<P, M> {
    private static final int MOMENTS = 4;
    private static final int SPOILED = 25;
    private static final List<Object> SPOILS = List.of(
            "",
            "no such thing",
            "x",
            -1,
            0,
            1,
            7,
            1_000_000,
            3_000_000_000L,
            0.5,
            true,
            false,
            List.of(),
            List.of(0),
            Map.of());

    @Override
    public String name() {
        return "hand-made positions are checked";
    }

    @Override
    public void on(RandomGame<P, M> game) {
        game.atMoments(MOMENTS, this::look);
    }

    private void look(Moment<P, M> moment) {
        JsonNode json = moment.game().positions().write(moment.position());
        assertUnknownMemberIsRefused(moment, json);
        List<String> places = new ArrayList<>();
        collectPlaces(json, "", places);
        for (int i = 0; i < SPOILED; i++) {
            String place = places.get(moment.random().nextInt(places.size()));
            tryOut(moment, spoiled(json, place, moment.random()));
        }
    }

    private void assertUnknownMemberIsRefused(Moment<P, M> moment, JsonNode json) {
        JsonNode more = ((ObjectNode) json.deepCopy()).put("noSuchMember", 1);
        try {
            moment.game().positions().read(moment.setup(), more);
        } catch (BadInput e) {
            assertThat(e.place()).as("the place of the fault: %s", e.line()).isEqualTo("noSuchMember");
            return;
        }
        throw new AssertionError("a position with a member noSuchMember was accepted");
    }

    private static void collectPlaces(JsonNode node, String path, List<String> into) {
        if (!path.isEmpty()) {
            into.add(path);
        }
        for (String name : node.propertyNames()) {
            collectPlaces(node.get(name), path.isEmpty() ? name : path + "." + name, into);
        }
        for (int i = 0; node.isArray() && i < node.size(); i++) {
            collectPlaces(node.get(i), path + "[" + i + "]", into);
        }
    }

    private static JsonNode spoiled(JsonNode json, String place, RandomGenerator random) {
        boolean removable = !place.endsWith("]");
        int choice = random.nextInt(SPOILS.size() + 2);
        if (choice == SPOILS.size() && removable) {
            return new JsonPath(place).removed(json);
        }
        return new JsonPath(place).set(json, choice < SPOILS.size() ? SPOILS.get(choice) : Json.parse("null"));
    }

    private void tryOut(Moment<P, M> moment, JsonNode spoiled) {
        try {
            P position = moment.game().positions().read(moment.setup(), spoiled);
            assertPlayable(moment, position);
        } catch (BadInput e) {
            assertThat(e.sentence()).as("what is wrong with %s", spoiled).isNotBlank();
            assertThat(e.place())
                    .as("the place of the fault in %s: %s", spoiled, e.line())
                    .isNotBlank();
        } catch (RuntimeException e) {
            throw new AssertionError("%s is answered by %s".formatted(spoiled, e), e);
        }
    }

    private void assertPlayable(Moment<P, M> moment, P position) {
        moment.snapshot(position);
        ListedMovesCheck.assertSomebodyCanMove(position);
        moment.playOn(position, 1);
    }
}
