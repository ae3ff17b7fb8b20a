package sheepfold.kit;

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
import sheepfold.engine.Seats;
import sheepfold.engine.Sentence;

/**
 * Everything that is said can be said in another language: its templates stand in the game's code or data, whole. And it is
 * said in people's words: no seat by its number, no move as records write it.
 */
final class WordsCheck<P extends Position<P, M>, M extends Move> implements Check<P, M> {
    private static final int MOMENTS = 30;
    private static final int TRIES = 25;
    /** Two words in a row, not in quotation marks, are a sentence and no sign. */
    private static final Pattern TWO_WORDS = Pattern.compile("[A-Za-z]{2,} [a-z]{2,}");

    private static final Pattern NUMBERED_SEAT = Pattern.compile("(?i)\\bseats? \\[?[0-9A-D]\\b");
    private static final Pattern NOTATION = Pattern.compile("[=<>]|\\w[:+]\\w");
    /** What cannot be said aloud: SST, NO_WALL, movesLeft. */
    private static final Pattern CODE =
            Pattern.compile("\\b[B-DF-HJ-NP-TV-Z]{2,}\\b|\\w_\\w|\\b[a-z]+[A-Z]|\\bnull\\b|[{}\\[\\]]");

    private static final Pattern TWO_ENDS = Pattern.compile("[.!?][.!?]|[,;:][.!?]| [.,;:!?]|  ");
    private static final Pattern WHOLE = Pattern.compile("(?s)[\\p{Lu}\\d+−\"].*[.!?…]");

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
        game.atMoments(MOMENTS, moment -> {
            said(moment).forEach(this::checkWithoutNotation);
            Stream.of(tasks(moment), happenings(moment), reason(moment.position()))
                    .flatMap(sentences -> sentences)
                    .forEach(WordsCheck::checkWhole);
            misspelt(moment).forEach(this::check);
        });
    }

    private void checkWithoutNotation(Sentence sentence) {
        check(sentence);
        checkWithout(NOTATION, "a move as records write it", sentence);
        checkWithout(CODE, "something by what only the program calls it", sentence);
        checkWithout(TWO_ENDS, "an end or a pause twice", sentence);
    }

    /** What is shown by itself, and not within another sentence, begins and ends as sentences do; silence is for others to notice. */
    private static void checkWhole(Sentence sentence) {
        if (!sentence.plain().isBlank() && !WHOLE.matcher(sentence.plain()).matches()) {
            throw new AssertionError("\"%s\" is no whole sentence".formatted(sentence));
        }
    }

    private void check(Sentence sentence) {
        sentence.marked(elsewhere);
        checkWithout(NUMBERED_SEAT, "a seat by its number", sentence);
    }

    /** A rule is named for those who want to look it up; nobody has to hear its letters. */
    private static String asHeard(Sentence sentence) {
        return sentence.marked().replaceAll("[ ,]*⟦rule:[^⟧]*⟧", "").replaceAll("⟦[^|⟧]*\\|([^⟧]*)⟧", "$1");
    }

    private static void checkWithout(Pattern internal, String what, Sentence sentence) {
        if (internal.matcher(asHeard(sentence)).find()) {
            throw new AssertionError("\"%s\" names %s".formatted(sentence, what));
        }
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

    /** What is said to those who are asked and to all others who try a move of another seat or time. */
    private Stream<Sentence> refusals(Moment<P, M> moment) {
        P position = moment.position();
        return IntStream.range(0, TRIES)
                .mapToObj(_ -> nameable.any(moment.random()))
                .flatMap(move -> Stream.concat(moment.actors().stream(), moment.seats().stream())
                        .distinct()
                        .flatMap(actor ->
                                Stream.concat(position.whyNot(actor, move).stream(), signed(moment, actor, move))))
                .map(Refusal::sentence);
    }

    /** The same by its line, which names who makes it. */
    private Stream<Refusal> signed(Moment<P, M> moment, int actor, M move) {
        String text = moment.game().notation().write(moment.position(), move);
        return actor == Seats.CHANCE ? Stream.of() : refused(moment, actor + ": " + text);
    }

    /** What is said of a line that cannot be read may show how lines are written. */
    private Stream<Sentence> misspelt(Moment<P, M> moment) {
        return IntStream.range(0, TRIES)
                .mapToObj(_ -> moment.game().notation().write(moment.position(), nameable.any(moment.random())))
                .flatMap(text -> refused(moment, Misspelling.of(text, moment.random())))
                .map(Refusal::sentence);
    }

    private Stream<Refusal> refused(Moment<P, M> moment, String line) {
        return MoveText.read(moment.game(), moment.position(), line) instanceof MoveText.Reading.Refused<M>(Refusal why)
                ? Stream.of(why)
                : Stream.of();
    }

    private Stream<Sentence> reason(P position) {
        return Optional.of(position)
                .filter(end -> end.turn().isOver())
                .map(end -> end.result().reason())
                .stream();
    }
}
