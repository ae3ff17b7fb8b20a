package sheepfold.kit;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import sheepfold.engine.Game;
import sheepfold.engine.GameInfo;
import sheepfold.engine.Option;
import sheepfold.engine.Preset;
import sheepfold.engine.Setup;
import sheepfold.json.BadInput;

/** What is agreed before a game is named for people: no id in sight, nothing named twice, and every preset can be played. */
public final class SetupWords {
    /** As ids are written: a capital or a number inside a word, letters with dashes or underscores between them. */
    private static final Pattern INTERNAL = Pattern.compile("[a-z][A-Z0-9]|[a-z][-_][a-z]");

    private static final Pattern SENTENCE = Pattern.compile("[A-Z0-9].*[^ ][.?!]", Pattern.DOTALL);

    private final List<String> faults = new ArrayList<>();

    private SetupWords() {}

    public static List<String> faults(Game<?, ?> game) {
        return Stream.concat(
                        faults(game.info()).stream(), faults(game, game.info().presets()).stream())
                .toList();
    }

    /** What is wrong with its words. */
    public static List<String> faults(GameInfo info) {
        SetupWords words = new SetupWords();
        words.check(info);
        return words.faults;
    }

    /** Which of these presets cannot be played. */
    public static List<String> faults(Game<?, ?> game, List<Preset> presets) {
        SetupWords words = new SetupWords();
        presets.forEach(preset -> words.checkPlayable(game, preset));
        return words.faults;
    }

    private void check(GameInfo info) {
        checkUnique("options", info.options().stream().map(Option::label));
        checkUnique("presets", info.presets().stream().map(Preset::label));
        for (Option option : info.options()) {
            check("option " + option.id(), option.label(), option.meaning());
            checkUnique("values of " + option.id(), option.named().stream().map(Option.Value::label));
            for (Option.Value value : option.named()) {
                String what = "value %s of %s".formatted(value.id(), option.id());
                check(what, value.label(), value.meaning());
                option.fault(value.id()).ifPresent(fault -> faults.add(what + ": " + fault));
            }
            if (option instanceof Option.Text
                    && option.label(option.byDefault()).equals(option.byDefault())) {
                faults.add("the default of %s has no name".formatted(option.id()));
            }
        }
        info.presets().forEach(preset -> check("preset " + preset.id(), preset.label(), preset.meaning()));
        if (!info.options().isEmpty() && info.presets().stream().noneMatch(Preset.RULEBOOK::equals)) {
            faults.add("no preset is the rulebook");
        }
    }

    private void check(String what, String label, String meaning) {
        if (label.isBlank() || INTERNAL.matcher(label).find()) {
            faults.add("%s is called \"%s\"".formatted(what, label));
        }
        if (!SENTENCE.matcher(meaning).matches()) {
            faults.add("%s has no sentence: \"%s\"".formatted(what, meaning));
        }
    }

    private void checkUnique(String what, Stream<String> labels) {
        Set<String> seen = new HashSet<>();
        labels.filter(label -> !seen.add(label))
                .forEach(label -> faults.add("two %s are called \"%s\"".formatted(what, label)));
    }

    private void checkPlayable(Game<?, ?> game, Preset preset) {
        GameInfo info = game.info();
        IntStream.rangeClosed(info.leastSeats(), info.mostSeats()).forEach(seats -> {
            try {
                game.start(Setup.of(info, seats, preset.options(), Optional.empty()));
            } catch (BadInput fault) {
                faults.add("preset %s with %d seats: %s".formatted(preset.id(), seats, fault.line()));
            }
        });
    }
}
