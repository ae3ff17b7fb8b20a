package sheepfold.kit.game;

import sheepfold.engine.Setup;
import sheepfold.json.BadInput;
import sheepfold.json.Fields;
import sheepfold.json.Json;
import tools.jackson.databind.JsonNode;

/** What was agreed before the game. */
record HushRules(int seats, int rounds, int noiseLimit, boolean together, Cards allCards) {
    private static final JsonNode DECK = Json.resource(HushRules.class, "deck.json");

    static HushRules of(Setup setup) {
        return new HushRules(
                setup.seats(),
                setup.number("rounds"),
                setup.number("sleep") * setup.seats(),
                setup.is("ending", "together"),
                deck(setup.data().orElse(DECK)));
    }

    private static Cards deck(JsonNode json) {
        try {
            Fields fields = Fields.of(json, "");
            fields.text("provenance", "ours");
            Cards deck = new Cards();
            Card.ALL.forEach(card -> deck.add(card, fields.number(card.toString(), 0, 20)));
            fields.nothingElse();
            if (deck.isEmpty()) {
                throw new BadInput("", "KI-DECK-01", "the deck has no cards");
            }
            return deck;
        } catch (BadInput e) {
            throw e.within("data");
        }
    }
}
