import java.io.IOException;
import java.io.OutputStreamWriter;
import java.io.UncheckedIOException;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.ServiceLoader;
import java.util.Set;
import java.util.TreeMap;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import java.util.zip.GZIPOutputStream;
import sheepfold.bots.Bot;
import sheepfold.bots.Bots;
import sheepfold.json.BadInput;
import sheepfold.engine.Event;
import sheepfold.engine.Game;
import sheepfold.engine.Match;
import sheepfold.engine.Move;
import sheepfold.engine.Observation;
import sheepfold.engine.Option;
import sheepfold.engine.Position;
import sheepfold.engine.Ref;
import sheepfold.engine.Seats;
import sheepfold.engine.SeededRandom;
import sheepfold.engine.Sentence;
import sheepfold.engine.Setup;
import sheepfold.engine.Turn;
import sheepfold.json.Json;

/**
 * Records what the page is told, for the tests of its stages: for each game found {@code GAME.jsonl.gz}, a line for each pair
 * of eyes on a game between bots, with all views and the events between them. Every number of seats and every choice of every
 * option has its turn, and words that a text takes. Started with the whole program on the class path: {@code java -cp CLASSPATH tools/Beats.java FOLDER}.
 */
class Beats {
    /** So many changes are recorded of each game, and at most so many of one table of it. */
    private static final int BEATS = 3000;

    private static final int LONGEST = 160;
    private static final int MIXTURES = 12;
    private static final long SEED = 20_260_101;

    /**
     * What one pair of eyes saw, and heard.
     *
     * @param said beside each view, what no earlier sentence named in those words: a sentence for each such reference
     */
    record Reel(
            int seats,
            Map<String, String> options,
            int viewer,
            List<Object> views,
            List<List<Object>> events,
            List<List<String>> said) {
        /** By hand, as nothing is generated for a program that is run from its source. */
        Map<String, Object> members() {
            Map<String, Object> members = new LinkedHashMap<>();
            members.put("seats", seats);
            members.put("options", options);
            members.put("viewer", viewer);
            members.put("views", views);
            members.put("events", events);
            members.put("said", said);
            return members;
        }
    }

    void main(String[] arguments) throws IOException {
        Path folder = Files.createDirectories(Path.of(arguments[0]));
        for (Game<?, ?> game : ServiceLoader.load(Game.class)) {
            try (Writer out = new OutputStreamWriter(
                    new GZIPOutputStream(Files.newOutputStream(folder.resolve(game.info().id() + ".jsonl.gz"))),
                    StandardCharsets.UTF_8)) {
                record(game, out);
            }
        }
    }

    private static <P extends Position<P, M>, M extends Move> void record(Game<P, M> game, Writer out) {
        List<Setup> setups = setups(game);
        Set<Ref> named = new HashSet<>();
        int beats = 0;
        for (int number = 0; number < setups.size() || beats < BEATS; number++) {
            Recording<P, M> recording = new Recording<>(game, setups.get(number % setups.size()), number, named);
            recording.toTheEnd();
            recording.reels.forEach(reel -> write(reel, out));
            beats += recording.beats();
        }
    }

    private static void write(Reel reel, Writer out) {
        try {
            out.write(Json.line(reel.members()) + "\n");
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** The usual set-up for each number of seats, one for each choice that is not usual, and all kinds of mixtures. */
    private static List<Setup> setups(Game<?, ?> game) {
        List<Map<String, String>> chosen = new ArrayList<>();
        IntStream.rangeClosed(0, game.info().mostSeats()).forEach(_ -> chosen.add(Map.of()));
        List<Option> options = game.info().options();
        options.forEach(option -> values(option).forEach(value -> chosen.add(Map.of(option.id(), value))));
        RandomGenerator random = SeededRandom.stream(SEED, 0, 0);
        for (int i = 0; i < MIXTURES; i++) {
            Map<String, String> mixture = new TreeMap<>();
            for (Option option : options) {
                List<String> values = values(option);
                if (!values.isEmpty() && random.nextInt(3) == 0) {
                    mixture.put(option.id(), values.get(random.nextInt(values.size())));
                }
            }
            chosen.add(mixture);
        }
        return IntStream.range(0, chosen.size())
                .mapToObj(i -> setup(game, i, chosen.get(i)))
                .flatMap(Optional::stream)
                .toList();
    }

    /** Nothing where the game does not take these together. */
    private static Optional<Setup> setup(Game<?, ?> game, int number, Map<String, String> chosen) {
        int least = game.info().leastSeats();
        int seats = least + number % (game.info().mostSeats() - least + 1);
        try {
            Setup setup = Setup.of(game.info(), seats, chosen, Optional.empty());
            game.start(setup);
            return Optional.of(setup);
        } catch (BadInput _) {
            return Optional.empty();
        }
    }

    private static List<String> values(Option option) {
        return switch (option) {
            case Option.Choice choice -> choice.choices();
            case Option.Number _ -> List.of();
            case Option.Text text -> Stream.of(text.values().split("[ ,]+"))
                    .filter(word -> text.fault(word).isEmpty())
                    .toList();
        };
    }

    private static final class Recording<P extends Position<P, M>, M extends Move> {
        final List<Reel> reels;
        private final Game<P, M> game;
        private final Match<P, M> match;
        private final RandomGenerator random;
        private final List<Bot> bots = new ArrayList<>();
        /** Whatever sentences of this game have named so far. */
        private final Set<Ref> named;

        Recording(Game<P, M> game, Setup setup, int number, Set<Ref> named) {
            this.game = game;
            this.named = named;
            this.match = new Match<>(game, setup, Optional.empty());
            this.random = SeededRandom.stream(SEED, number, Seats.CHANCE);
            IntStream.range(0, setup.seats())
                    .forEach(seat -> bots.add(Bots.named((number + seat) % 3 == 0 ? "random" : "greedy")));
            List<Integer> viewers = game.info().hidden()
                    ? List.of(number % setup.seats(), Seats.SPECTATOR)
                    : List.of(Seats.SPECTATOR);
            this.reels = viewers.stream()
                    .map(viewer -> new Reel(
                            setup.seats(),
                            setup.chosen(game.info()),
                            viewer,
                            new ArrayList<>(),
                            new ArrayList<>(),
                            new ArrayList<>()))
                    .toList();
        }

        void toTheEnd() {
            reels.forEach(reel -> see(reel, List.of()));
            while (!match.turn().isOver() && beats() < LONGEST) {
                int before = match.length();
                step();
                reels.forEach(reel -> look(reel, before));
            }
        }

        int beats() {
            return reels.getLast().events.size();
        }

        private void step() {
            switch (match.turn()) {
                case Turn.Players players when players.mode() == Turn.Mode.ALL -> {
                    Map<Integer, M> answers = new LinkedHashMap<>();
                    players.seats().list().forEach(seat -> answers.put(seat, chosenBy(seat)));
                    match.close(answers);
                }
                case Turn.Players players -> {
                    int seat = players.seats().nth(random.nextInt(players.seats().count()));
                    match.play(seat, chosenBy(seat));
                }
                case Turn.Chance _ -> match.draw(random);
                case Turn.Over _ -> {}
            }
        }

        private M chosenBy(int seat) {
            return bots.get(seat)
                    .choose(new Observation<>(game, match.position(), seat), random)
                    .move();
        }

        private void look(Reel reel, int before) {
            List<Event> events = match.played().subList(before, match.length()).stream()
                    .flatMap(played -> played.events().heardBy(reel.viewer).stream())
                    .toList();
            if (events.isEmpty()) {
                // Nothing is played then: the next change begins here
                reel.views.removeLast();
            } else {
                reel.events.add(events.stream()
                        .<Object>map(event -> Json.tagged(event, event.text().plain()))
                        .toList());
            }
            see(reel, events);
        }

        private void see(Reel reel, List<Event> events) {
            reel.views.add(match.position().view(reel.viewer));
            // What was said before nothing happened is said of the same picture
            List<String> said = reel.said.size() < reel.views.size() ? List.of() : reel.said.removeLast();
            Stream<String> news = Stream.concat(events.stream().map(Event::text), asked(reel.viewer))
                    .filter(sentence -> sentence.refs().stream().filter(named::add).count() > 0)
                    .map(Sentence::marked);
            reel.said.add(Stream.concat(said.stream(), news).toList());
        }

        /** What those are told who decide now; the eyes of nobody are told what everybody decides. */
        private Stream<Sentence> asked(int viewer) {
            P position = match.position();
            return position.turn().asked().list().stream()
                    .filter(seat -> viewer == seat || viewer == Seats.SPECTATOR && !game.info().hidden())
                    .flatMap(seat -> Stream.concat(
                            Stream.of(position.decision(seat).task()),
                            position.offers(seat).stream()
                                    .map(move -> game.notation().words(position, move))));
        }
    }
}
