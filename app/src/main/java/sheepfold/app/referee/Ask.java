package sheepfold.app.referee;

import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;
import sheepfold.engine.Seats;
import sheepfold.json.BadInput;
import sheepfold.json.Text;

/**
 * A thing that a request asks for.
 *
 * @param name as it was asked, which is also the answer's member
 * @param viewer whose view it is, where that matters
 */
record Ask(String name, Fact fact, int viewer) {
    enum Fact {
        POSITION,
        TURN,
        LEGAL,
        VIEW,
        RESULT,
        EVENTS,
        MOVES;

        String word() {
            return name().toLowerCase(Locale.ROOT);
        }
    }

    private static final String VIEW = "view:";

    static Ask of(String name, int seats) {
        if (name.startsWith(VIEW)) {
            return new Ask(name, Fact.VIEW, viewer(name.substring(VIEW.length()), seats));
        }
        return Arrays.stream(Fact.values())
                .filter(fact -> fact != Fact.VIEW && fact.word().equals(name))
                .findFirst()
                .map(fact -> new Ask(name, fact, Seats.SPECTATOR))
                .orElseThrow(() -> new BadInput(
                        "ask", "nobody can ask for %s here; there are %s".formatted(Text.shortened(name), all())));
    }

    private static int viewer(String name, int seats) {
        if (name.equals("spectator")) {
            return Seats.SPECTATOR;
        }
        return seat(name)
                .filter(seat -> seat < seats)
                .orElseThrow(() -> new BadInput(
                        "ask",
                        "a view is that of a seat from 0 to %d or of the spectator, not %s"
                                .formatted(seats - 1, Text.shortened(name))));
    }

    private static Optional<Integer> seat(String name) {
        return name.matches("\\d") ? Optional.of(Integer.parseInt(name)) : Optional.empty();
    }

    private static String all() {
        return Arrays.stream(Fact.values())
                .map(fact -> fact == Fact.VIEW ? "view:0, view:spectator" : fact.word())
                .collect(Collectors.joining(", "));
    }
}
