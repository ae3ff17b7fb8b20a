package sheepfold.engine.kit;

import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import sheepfold.engine.EventLog;
import sheepfold.engine.Game;
import sheepfold.engine.Language;
import sheepfold.engine.Move;
import sheepfold.engine.MoveText;
import sheepfold.engine.Position;
import sheepfold.engine.Refusal;
import sheepfold.engine.Sentence;

/** Everything that is said can be said in another language: its templates stand in the game's code or data, whole. */
final class WordsCheck<P extends Position<P, M>, M extends Move> implements Check<P, M> {
    private static final int MOMENTS = 30;
    private static final int TRIES = 25;
    /** Two words in a row, not in quotation marks, are a sentence and no sign. */
    private static final Pattern TWO_WORDS = Pattern.compile("[A-Za-z]{2,} [a-z]{2,}");

    private final Language elsewhere;
    private final NameableMoves<M> nameable = new NameableMoves<>();

    WordsCheck(Game<P, M> game) {
        this.elsewhere =
                new Elsewhere(Catalogue.of(game.getClass()), game.info().title());
    }

    /** A language that nobody speaks; it knows the catalogue and nothing else. */
    private record Elsewhere(Catalogue catalogue, String title) implements Language {
        @Override
        public String template(String english) {
            if (!catalogue.has(english)) {
                throw new AssertionError(
                        "\"%s\" stands nowhere in the game, so nobody can translate it".formatted(english));
            }
            return english;
        }

        @Override
        public String sign(String sign) {
            if (!sign.startsWith("\"")
                    && !sign.equals(title)
                    && TWO_WORDS.matcher(sign).find()) {
                throw new AssertionError("\"%s\" is called the same in every language, but is English".formatted(sign));
            }
            return sign;
        }
    }

    @Override
    public String name() {
        return "words come from the catalogue";
    }

    @Override
    public void on(RandomGame<P, M> game) {
        nameable.collect(game);
        game.atMoments(MOMENTS, moment -> said(moment).forEach(sentence -> sentence.marked(elsewhere)));
    }

    private Stream<Sentence> said(Moment<P, M> moment) {
        return Stream.of(
                        tasks(moment), choices(moment), happenings(moment), refusals(moment), reason(moment.position()))
                .flatMap(sentences -> sentences);
    }

    private Stream<Sentence> tasks(Moment<P, M> moment) {
        return moment.seats().stream()
                .filter(moment.position().turn()::asks)
                .map(seat -> moment.position().decision(seat).task());
    }

    private Stream<Sentence> choices(Moment<P, M> moment) {
        return moment.actors().stream()
                .flatMap(actor -> moment.legal(actor).stream())
                .map(move -> moment.game().notation().words(moment.position(), move));
    }

    private Stream<Sentence> happenings(Moment<P, M> moment) {
        MoveText.Step<M> step = moment.next();
        if (step == null) {
            return Stream.of();
        }
        EventLog events = new EventLog();
        moment.position().copy().play(step.actor(), step.move(), events);
        return events.told().stream().map(told -> told.event().text());
    }

    private Stream<Sentence> refusals(Moment<P, M> moment) {
        P position = moment.position();
        Stream<Refusal> unlisted = IntStream.range(0, TRIES)
                .mapToObj(_ -> nameable.any(moment.random()))
                .flatMap(move -> moment.actors().stream().flatMap(actor -> position.whyNot(actor, move).stream()));
        Stream<Refusal> misspelt = IntStream.range(0, TRIES)
                .mapToObj(_ -> moment.game().notation().write(position, nameable.any(moment.random())))
                .map(text -> MoveText.read(moment.game(), position, Misspelling.of(text, moment.random())))
                .flatMap(reading ->
                        reading instanceof MoveText.Reading.Refused<M>(Refusal why) ? Stream.of(why) : Stream.of());
        return Stream.concat(unlisted, misspelt).map(Refusal::sentence);
    }

    private Stream<Sentence> reason(P position) {
        return Optional.of(position)
                .filter(end -> end.turn().isOver())
                .map(end -> end.result().reason())
                .stream();
    }
}
