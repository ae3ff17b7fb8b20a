package sheepfold.app.play;

import java.util.List;
import java.util.Locale;
import sheepfold.engine.Game;
import sheepfold.engine.Refusal;
import sheepfold.json.Text;
import sheepfold.lessons.Rulebook;

/** What a person may type, and what the rulebook says. */
record Help(Game<?, ?> game) {
    String about(String topic) {
        return switch (topic) {
            case "" -> words();
            case "rules" -> allRules();
            default -> rule(topic.toUpperCase(Locale.ROOT));
        };
    }

    private String words() {
        return """
            A move is typed as its number in the list or in notation: %s.
              moves [WORD]     lists all moves, or those with that word
              hint             suggests a move
              undo             takes your last move back
              why              explains the last refusal
              save FILE        writes the record; save! FILE also over another file
              help RULE-ID     shows a rule; help rules lists them
              wait             lets a bot go first where anybody may act
              seat N           hands the keyboard to another seat that may act
              quit             leaves
            """.formatted(game.notation().grammar());
    }

    private String rule(String id) {
        Rulebook rules = Rulebook.of(game);
        return rules.rule(id)
                .map(sentence -> "%s: %s\n".formatted(id, sentence))
                .orElseGet(() -> "There is no rule %s; these come near: %s.\n"
                        .formatted(Text.shortened(id), String.join(", ", nearest(rules, id))));
    }

    private static List<String> nearest(Rulebook rules, String id) {
        for (int length = id.length(); length > 0; length--) {
            String start = id.substring(0, length);
            List<String> near = rules.ids().stream()
                    .filter(rule -> rule.startsWith(start))
                    .limit(8)
                    .toList();
            if (!near.isEmpty()) {
                return near;
            }
        }
        return rules.ids().stream().limit(8).toList();
    }

    private String allRules() {
        Rulebook rules = Rulebook.of(game);
        StringBuilder text = new StringBuilder();
        rules.ids().forEach(id -> text.append(rule(id)));
        return text.toString();
    }

    String why(Refusal refusal) {
        return refusal + "\n" + (refusal.rule().isEmpty() ? "" : rule(refusal.rule()));
    }
}
