package sheepfold.engine;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** A game's rulebook in our own words, in which each rule is a list item that starts with its id. */
public final class Rulebook {
    private static final Pattern RULE = Pattern.compile("^- \\*\\*([A-Z]{2}-[A-Z0-9-]+)\\*\\*( \\(page\\))? (.*)$");

    private final Map<String, String> rules = new LinkedHashMap<>();
    private final Set<String> aboutThePage = new TreeSet<>();

    private Rulebook(String markdown) {
        String current = null;
        for (String line : markdown.lines().toList()) {
            Matcher rule = RULE.matcher(line);
            if (rule.matches()) {
                current = rule.group(1);
                if (rules.put(current, rule.group(3)) != null) {
                    throw new BadInput("rulebook.md", current + " stands there twice");
                }
                if (rule.group(2) != null) {
                    aboutThePage.add(current);
                }
            } else if (current != null && line.startsWith("  ")) {
                rules.merge(current, " " + line.strip(), String::concat);
            } else {
                current = null;
            }
        }
    }

    public static Rulebook parse(String markdown) {
        return new Rulebook(markdown);
    }

    /** The rulebook that lies beside the game's class. */
    public static Rulebook of(Game<?, ?> game) {
        try (InputStream file = game.getClass().getResourceAsStream("rulebook.md")) {
            if (file == null) {
                throw new BadInput(
                        "rulebook.md",
                        "%s has no rulebook".formatted(game.info().title()));
            }
            return parse(new String(file.readAllBytes(), StandardCharsets.UTF_8));
        } catch (IOException e) {
            throw new BadInput("rulebook.md", "it cannot be read");
        }
    }

    public Set<String> ids() {
        return Collections.unmodifiableSet(rules.keySet());
    }

    /** Rules that only a page can keep; browser tests cover them. */
    public Set<String> aboutThePage() {
        return Collections.unmodifiableSet(aboutThePage);
    }

    public Optional<String> rule(String id) {
        return Optional.ofNullable(rules.get(id));
    }
}
