package sheepfold.engine;

import java.util.List;
import java.util.Optional;

/**
 * A game's first page.
 *
 * @param rules the version of its rules; records name it
 * @param cooperative true if all seats win or lose together
 * @param hidden true if seats know different things
 * @param defaultSeats how many seats a table gets unless it says otherwise
 * @param presets set-ups with names, of which the rulebook's is one
 */
public record GameInfo(
        String id,
        String title,
        String summary,
        String rules,
        int leastSeats,
        int mostSeats,
        int defaultSeats,
        boolean cooperative,
        boolean hidden,
        List<Option> options,
        List<Preset> presets) {
    public Optional<Option> option(String id) {
        return options.stream().filter(option -> option.id().equals(id)).findFirst();
    }

    public Optional<Preset> preset(String id) {
        return presets.stream().filter(preset -> preset.id().equals(id)).findFirst();
    }

    public String seatsInWords() {
        return leastSeats == mostSeats ? Integer.toString(leastSeats) : leastSeats + " to " + mostSeats;
    }
}
