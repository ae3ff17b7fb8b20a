package sheepfold.games.tangle;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import sheepfold.engine.BadInput;
import sheepfold.engine.EventLog;
import sheepfold.engine.Events;
import sheepfold.engine.Ink;
import sheepfold.engine.Moves;
import sheepfold.engine.Seats;
import sheepfold.engine.SeededRandom;
import sheepfold.engine.Setup;
import sheepfold.engine.json.Json;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/** Positions of random games, spoiled at random places: each is refused with its field, or can be played on. */
class HandMadePositionsTest {
    private static final List<Setup> SETUPS = List.of(
            Glade.setup(2, "round-limit=20"),
            Glade.setup(3, "round-limit=12", "centre=sacrificial", "alt-spaces=e1=hibernate"),
            Glade.setup(4, "round-limit=8", "centre=random", "hand-limit=4", "start-bonus=true"),
            Glade.setup(2, "round-limit=20", "upkeep-timing=turn-card", "centre=hibernate", "hourglass-stays=false"));

    private static final int SPOILED = Integer.getInteger("tangle.spoiled", 400);

    @ParameterizedTest
    @ValueSource(ints = {0, 1, 2, 3})
    void aSpoiledPositionIsRefusedOrPlayable(int number) {
        Setup setup = SETUPS.get(number);
        SeededRandom random = new SeededRandom(31 + number);
        int accepted = 0;
        int refused = 0;
        while (accepted + refused < SPOILED) {
            Wasteland table = Glade.GAME.start(setup);
            while (!table.turn().isOver() && accepted + refused < SPOILED) {
                step(table, random);
                if (random.nextInt(12) == 0) {
                    if (survives(setup, spoiled(table, random), random)) {
                        accepted++;
                    } else {
                        refused++;
                    }
                }
            }
        }
        assertThat(accepted).isPositive();
        assertThat(refused).isPositive();
    }

    private static void step(Wasteland table, SeededRandom random) {
        int actor = table.turn().isChance() ? Seats.CHANCE : table.decider();
        Moves<TangleMove> moves = new Moves<>();
        table.legalMoves(actor, moves);
        table.play(actor, moves.pick(random), Events.UNHEARD);
    }

    private static JsonNode spoiled(Wasteland table, SeededRandom random) {
        JsonNode json = Glade.GAME.positions().write(table);
        for (int i = random.nextInt(3); i >= 0; i--) {
            spoil(json, random);
        }
        return json;
    }

    /** Changes one value somewhere: to another number, a word from elsewhere, or nothing at all. */
    private static void spoil(JsonNode json, SeededRandom random) {
        List<Runnable> changes = new ArrayList<>();
        collect(json, words(json), random, changes);
        changes.get(random.nextInt(changes.size())).run();
    }

    private static List<String> words(JsonNode json) {
        List<String> words = new ArrayList<>();
        for (Phase phase : Phase.values()) {
            words.add(phase.toString());
        }
        for (Work work : Work.values()) {
            words.add(work.toString());
        }
        for (Tile tile : Tile.values()) {
            words.add(tile.toString());
        }
        json.findValuesAsString("card").forEach(words::add);
        words.addAll(List.of(
                "E01", "E07", "E23", "E36", "E49", "b3", "d4", "bc3", "L", "B", "C", "hibernate", "-", "E3W1", "bush"));
        return words;
    }

    private static void collect(JsonNode node, List<String> words, SeededRandom random, List<Runnable> changes) {
        if (node instanceof ObjectNode object) {
            for (Map.Entry<String, JsonNode> entry : object.properties()) {
                String name = entry.getKey();
                changes.add(() -> object.remove(name));
                if (entry.getValue().isValueNode()) {
                    changes.add(() -> object.set(name, other(entry.getValue(), words, random)));
                }
                collect(entry.getValue(), words, random, changes);
            }
        } else if (node instanceof ArrayNode array) {
            for (int i = 0; i < array.size(); i++) {
                int index = i;
                changes.add(() -> array.remove(index));
                if (array.get(i).isValueNode()) {
                    changes.add(() -> array.set(index, other(array.get(index), words, random)));
                }
                collect(array.get(i), words, random, changes);
            }
        }
    }

    private static JsonNode other(JsonNode value, List<String> words, SeededRandom random) {
        Object changed = value.isNumber()
                ? (Object) (value.intValue() + random.nextInt(9) - 4)
                : value.isBoolean() ? (Object) !value.booleanValue() : words.get(random.nextInt(words.size()));
        return Json.tree(changed);
    }

    /** Is it a position? Then everything that is asked of one has to work, and some more moves. */
    private static boolean survives(Setup setup, JsonNode json, SeededRandom random) {
        Wasteland table;
        try {
            table = Glade.GAME.positions().read(setup, json);
        } catch (BadInput e) {
            assertThat(e.sentence()).as(json.toString()).isNotBlank();
            return false;
        }
        try {
            for (int moves = 0; moves < 40 && !table.turn().isOver(); moves++) {
                inspect(table);
                step(table, random);
            }
            if (table.turn().isOver()) {
                assertThat(table.result().winners()).isNotEmpty();
            }
        } catch (RuntimeException e) {
            throw new AssertionError("played on from " + json, e);
        }
        return true;
    }

    private static void inspect(Wasteland table) {
        int actor = table.turn().isChance() ? Seats.CHANCE : table.decider();
        Moves<TangleMove> moves = new Moves<>();
        table.legalMoves(actor, moves);
        assertThat(moves.isEmpty()).as("nothing to play").isFalse();
        for (TangleMove move : moves) {
            assertThat(table.whyNot(actor, move)).isEmpty();
            String text = Glade.GAME.notation().write(table, move);
            assertThat(Glade.GAME.notation().read(table, text)).as(text).hasValue(move);
            Glade.GAME.notation().words(table, move).plain();
        }
        if (actor != Seats.CHANCE) {
            table.decision(actor);
            table.foresight(actor);
            table.copy().play(actor, moves.get(0), new EventLog());
        }
        for (int seat = 0; seat < table.seats(); seat++) {
            Glade.GAME.draw(table, seat, Ink.PLAIN);
        }
        Glade.GAME.positions().write(table);
    }
}
