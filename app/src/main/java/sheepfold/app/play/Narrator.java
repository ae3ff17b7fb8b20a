package sheepfold.app.play;

import java.util.List;
import java.util.Locale;
import java.util.function.IntFunction;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import sheepfold.engine.EventLog;
import sheepfold.engine.GameInfo;
import sheepfold.engine.Ref;
import sheepfold.engine.Result;
import sheepfold.engine.Seats;

/**
 * Puts what happens at a table into words.
 *
 * @param words what the game calls each seat
 */
record Narrator(GameInfo game, List<Player> players, Seats people, IntFunction<Ref> words) {
    String name(int actor) {
        if (actor == Seats.CHANCE) {
            return "chance";
        }
        if (actor == SeatedMatch.TOGETHER) {
            return "all";
        }
        if (!people.contains(actor)) {
            return "%s (%s)"
                    .formatted(words.apply(actor).name(), players.get(actor).id());
        }
        return people.count() == 1 ? "you" : words.apply(actor).name().plain();
    }

    String names(List<Integer> seats) {
        return seats.stream().map(this::name).collect(Collectors.joining(" and "));
    }

    /** A line for each event that somebody may hear of. */
    List<String> lines(int actor, EventLog events, int viewer) {
        return events.heardBy(viewer).stream()
                .map(event -> "  %s · %s".formatted(name(actor), event.text().plain()))
                .toList();
    }

    String inWords(Result result) {
        String scores = IntStream.range(0, result.scores().size())
                .mapToObj(seat -> name(seat) + " " + result.scores().get(seat))
                .collect(Collectors.joining(", "));
        return "%s %s\nScores: %s\n"
                .formatted(capital(outcome(result)), result.reason().plain(), scores);
    }

    private String outcome(Result result) {
        return switch (result.kind()) {
            case WIN -> won(result.winners());
            case LOSS -> players.size() == 1 ? "you lose." : "everybody loses.";
            case DRAW -> "it is a draw.";
            case SCORES -> "the game is over.";
        };
    }

    private String won(List<Integer> winners) {
        if (winners.equals(people.list()) && winners.size() == 1) {
            return "you win!";
        }
        if (game.cooperative()) {
            return "everybody wins together!";
        }
        return names(winners) + (winners.size() > 1 ? " share the win." : " wins.");
    }

    static String capital(String sentence) {
        return sentence.substring(0, 1).toUpperCase(Locale.ROOT) + sentence.substring(1);
    }
}
