package sheepfold.lessons;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import sheepfold.engine.Game;
import sheepfold.json.BadInput;

/** A game's rulebook in our own words, in which each rule is a list item that starts with its id. */
public final class Rulebook {
    private static final Pattern RULE = Pattern.compile("^- \\*\\*([A-Z]{2}-[A-Z0-9-]+)\\*\\*( \\(page\\))? (.*)$");

    /** A line of the table that begins it: "| time | about 15 minutes |". */
    private static final Pattern FACT = Pattern.compile("^\\| ([a-z ]+) \\| ([^|]+) \\|$");

    /** Opens an example; plain readers see its position as it is written. */
    private static final String EXAMPLE = "```position";

    private static final String FENCE = "```";

    private final Map<String, String> facts = new HashMap<>();
    private final Map<String, String> rules = new LinkedHashMap<>();
    private final Set<String> aboutThePage = new TreeSet<>();
    private final List<Example> examples = new ArrayList<>();

    private Rulebook(String markdown) {
        String current = null;
        Iterator<String> lines = markdown.lines().iterator();
        while (lines.hasNext()) {
            String line = lines.next();
            if (line.strip().equals(EXAMPLE)) {
                examples.add(example(Optional.ofNullable(current), lines));
                continue;
            }
            Matcher fact = FACT.matcher(line);
            if (rules.isEmpty() && fact.matches()) {
                facts.putIfAbsent(fact.group(1), fact.group(2));
            }
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

    /** What follows the opening of a fence: the block, and below it the caption in italics, which may take several lines. */
    private Example example(Optional<String> rule, Iterator<String> lines) {
        List<String> block = new ArrayList<>();
        for (String line = next(lines); !line.equals(FENCE); line = next(lines)) {
            block.add(line);
        }
        StringBuilder caption = new StringBuilder(next(lines));
        while (!caption.toString().endsWith("*") || caption.length() < 2) {
            caption.append(' ').append(next(lines));
        }
        if (caption.charAt(0) != '*') {
            throw new BadInput("rulebook.md", "below an example stands its caption in italics, not " + caption);
        }
        Optional<Example> first = examples.stream().findFirst();
        return Example.parse(rule, first, block, caption.substring(1, caption.length() - 1));
    }

    private static String next(Iterator<String> lines) {
        if (!lines.hasNext()) {
            throw new BadInput("rulebook.md", "an example has no end, or no caption");
        }
        return lines.next().strip();
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

    /** What the table at its beginning says of the game, such as its time; empty if it says nothing of that. */
    public String fact(String about) {
        return facts.getOrDefault(about, "");
    }

    public Set<String> ids() {
        return Collections.unmodifiableSet(rules.keySet());
    }

    /** Rules that only a page can keep; browser tests cover them. */
    public Set<String> aboutThePage() {
        return Collections.unmodifiableSet(aboutThePage);
    }

    /** In the order in which they stand there. */
    public List<Example> examples() {
        return Collections.unmodifiableList(examples);
    }

    public Optional<String> rule(String id) {
        return Optional.ofNullable(rules.get(id));
    }
}
