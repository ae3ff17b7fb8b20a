package sheepfold.engine;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import sheepfold.json.BadInput;
import sheepfold.json.Shape;
import sheepfold.json.Text;
import tools.jackson.databind.JsonNode;

/** Moves as lines of text: the game's notation, with a seat in front where several could mean it. */
public final class MoveText {
    private static final Pattern PREFIXED = Pattern.compile("(\\w+|\\*)\\s*:\\s*(.*)", Pattern.DOTALL);

    private MoveText() {}

    /**
     * A move and who makes it.
     *
     * @param text what it was read from where it is to be made, without the seat in front; empty where it came otherwise
     */
    public record Step<M extends Move>(int actor, M move, String text) {
        public Step(int actor, M move) {
            this(actor, move, "");
        }
    }

    /** What a line turned out to mean in a position. */
    public sealed interface Reading<M extends Move> {
        /** One move, or those that a shorthand stands for. */
        record Playable<M extends Move>(List<Step<M>> steps) implements Reading<M> {}

        record Refused<M extends Move>(Refusal why) implements Reading<M> {}

        static <M extends Move> Reading<M> of(int actor, M move, String text) {
            return new Playable<>(List.of(new Step<>(actor, move, text)));
        }

        default Optional<Refusal> refusal() {
            return this instanceof Refused<M>(Refusal why) ? Optional.of(why) : Optional.empty();
        }

        /** What the first move was read from; empty where none can be made. */
        default String text() {
            return this instanceof Playable<M>(List<Step<M>> steps) ? steps.getFirst().text : "";
        }
    }

    /** A line with the actor that it names, if it names one. */
    private record Named(Optional<Integer> actor, String move) {
        static Named of(Notation<?, ?> notation, String line) {
            String bare = line.strip();
            Matcher prefixed = PREFIXED.matcher(bare);
            // Most lines name nobody, which is soon seen
            Optional<Integer> actor = bare.indexOf(':') >= 0 && prefixed.matches()
                    ? actor(notation, prefixed.group(1))
                    : Optional.empty();
            return new Named(actor, actor.isPresent() ? prefixed.group(2).strip() : bare);
        }

        Named orBy(Optional<Integer> other) {
            return new Named(actor.or(() -> other), move);
        }

        private static Optional<Integer> actor(Notation<?, ?> notation, String name) {
            if (name.equals("*")) {
                return Optional.of(Seats.CHANCE);
            }
            if (name.matches("\\d")) {
                return Optional.of(Integer.parseInt(name));
            }
            return Seats.first(Seats.MOST).list().stream()
                    .filter(seat -> notation.seat(seat).equalsIgnoreCase(name))
                    .findFirst();
        }
    }

    /** The line for a move; the seat stands in front where several are asked, or where it could be read as another's. */
    public static <P extends Position<P, M>, M extends Move> String write(
            Game<P, M> game, P position, int actor, M move) {
        return prefix(position, actor, move) + game.notation().write(position, move);
    }

    static <P extends Position<P, M>, M extends Move> String prefix(P position, int actor, M move) {
        boolean isClear = position.turn().asks(actor)
                && position.turn().asked().count() <= 1
                && fitting(position, position.volunteers(), move).isEmpty();
        return isClear ? "" : prefix(actor);
    }

    /** The seats of which a line that names nobody could be; none where it names somebody or stands for several moves. */
    public static <P extends Position<P, M>, M extends Move> Seats couldBeOf(Game<P, M> game, P position, String line) {
        Named named = Named.of(game.notation(), line);
        return named.actor.isEmpty() && parts(game, position, named).size() == 1
                ? game.notation()
                        .read(position, named.move)
                        .map(move -> fitting(position, position.movers(), move))
                        .orElse(Seats.NONE)
                : Seats.NONE;
    }

    private static <P extends Position<P, M>, M extends Move> Seats fitting(P position, Seats seats, M move) {
        Seats fitting = Seats.NONE;
        for (int seat : seats.list()) {
            fitting = position.whyNot(seat, move).isEmpty() ? fitting.with(seat) : fitting;
        }
        return fitting;
    }

    /** The single lines that one written line stands for, seats kept. */
    public static <P extends Position<P, M>, M extends Move> List<String> expand(
            Game<P, M> game, P position, String line) {
        return parts(game, position, Named.of(game.notation(), line)).stream()
                .map(part -> part.actor.map(MoveText::prefix).orElse("") + part.move)
                .toList();
    }

    private static <P extends Position<P, M>, M extends Move> List<Named> parts(
            Game<P, M> game, P position, Named named) {
        return game.notation().expand(position, named.move).stream()
                .map(part -> Named.of(game.notation(), part).orBy(named.actor))
                .toList();
    }

    private static String prefix(int actor) {
        return (actor == Seats.CHANCE ? "*" : actor) + ": ";
    }

    /** Reads a line. Nothing is played, and of a shorthand all moves can be made or none. */
    public static <P extends Position<P, M>, M extends Move> Reading<M> read(Game<P, M> game, P position, String line) {
        return readAll(game, position, Named.of(game.notation(), line));
    }

    private static <P extends Position<P, M>, M extends Move> Reading<M> readAll(
            Game<P, M> game, P position, Named named) {
        List<Named> parts = parts(game, position, named);
        if (parts.size() == 1) {
            return read(game, position, parts.getFirst());
        }
        P ahead = position.copy();
        List<Step<M>> steps = new ArrayList<>();
        for (Named part : parts) {
            // What follows belongs to the same move, so whoever began it goes on
            Optional<Integer> beginner = steps.stream().map(Step::actor).findFirst();
            switch (read(game, ahead, part.orBy(beginner))) {
                case Reading.Refused<M> refused -> {
                    return refused;
                }
                case Reading.Playable<M>(List<Step<M>> step) -> {
                    steps.addAll(step);
                    ahead.play(step.getFirst().actor, step.getFirst().move, Events.UNHEARD);
                }
            }
        }
        return new Reading.Playable<>(steps);
    }

    /** Reads a line of somebody who may speak for some seats only. */
    public static <P extends Position<P, M>, M extends Move> Reading<M> read(
            Game<P, M> game, P position, Seats who, String line) {
        Optional<Integer> speaker = who.count() == 1 ? Optional.of(who.lowest()) : Optional.empty();
        Reading<M> reading =
                readAll(game, position, Named.of(game.notation(), line).orBy(speaker));
        return reading instanceof Reading.Playable<M>(List<Step<M>> steps)
                ? steps.stream()
                        .map(Step::actor)
                        .filter(actor -> !who.contains(actor))
                        .findFirst()
                        .<Reading<M>>map(actor -> new Reading.Refused<>(
                                Refusal.plain("{seat} is not yours to play now", position.player(actor))))
                        .orElse(reading)
                : reading;
    }

    private static <P extends Position<P, M>, M extends Move> Reading<M> read(
            Game<P, M> game, P position, Named named) {
        return game.notation()
                .read(position, named.move)
                .map(move -> named.actor.isPresent()
                        ? judged(position, named.actor, move, named.move)
                        : unsigned(position, game.notation().speaker(position, move), move, named.move))
                .orElseGet(() -> new Reading.Refused<>(unreadable(game, position, named.move)));
    }

    /** Reads a move of a seat that comes as data, a tagged record. It is written here, as its sender would have written it. */
    public static <P extends Position<P, M>, M extends Move> Reading<M> read(
            Game<P, M> game, P position, int seat, JsonNode data) {
        Refusal noMove = Refusal.plain(
                "this is no move of {game}", Sentence.sign(game.info().title()));
        M move;
        try {
            move = Shape.of(game.moves()).read(data, "data");
        } catch (BadInput e) {
            return new Reading.Refused<>(
                    Refusal.of(e.rule(), "{place}: {reason}", Sentence.sign(e.place()), Sentence.sign(e.sentence())));
        } catch (RuntimeException _) {
            // What its record does not take has no better words
            return new Reading.Refused<>(noMove);
        }
        return written(game, position, seat, move)
                .map(step -> judged(position, Optional.of(seat), step.move, step.text))
                .orElseGet(() -> new Reading.Refused<>(noMove));
    }

    /** Do a text and a tagged record name the same move? */
    public static <P extends Position<P, M>, M extends Move> boolean isSame(
            Game<P, M> game, P position, String text, JsonNode data) {
        try {
            M move = Shape.of(game.moves()).read(data, "data");
            return game.notation().read(position, text).filter(move::equals).isPresent();
        } catch (RuntimeException _) {
            return false;
        }
    }

    /**
     * A record made by hand may hold what no move does, so it counts only as far as it can be written and read. What is read
     * names the things of this table, which a record alone cannot.
     */
    private static <P extends Position<P, M>, M extends Move> Optional<Step<M>> written(
            Game<P, M> game, P position, int seat, M move) {
        try {
            String text = game.notation().write(position, move);
            return game.notation().read(position, text).filter(move::equals).map(here -> new Step<>(seat, here, text));
        } catch (RuntimeException _) {
            return Optional.empty();
        }
    }

    /** Why a text is no move: by a rule if it names known things, else by how moves are written. */
    private static <P extends Position<P, M>, M extends Move> Refusal unreadable(
            Game<P, M> game, P position, String text) {
        Notation<P, M> notation = game.notation();
        return notation.whyUnreadable(position, text)
                .orElseGet(() -> position.turn().isOver()
                        ? Refusal.plain("the game is over")
                        : Refusal.plain(
                                "{text} is not a move of {game}; moves are written {grammar}",
                                Sentence.sign(Text.shortened(text)),
                                Sentence.sign(game.info().title()),
                                Sentence.of(notation.grammar())));
    }

    /** A line that names nobody, though it may be clear who means it. */
    private static <P extends Position<P, M>, M extends Move> Reading<M> unsigned(
            P position, Optional<Integer> speaker, M move, String text) {
        return position.turn() instanceof Turn.Players players
                ? ofWhomItFits(position, players, speaker, move, text)
                : judged(position, Optional.empty(), move, text);
    }

    private static <P extends Position<P, M>, M extends Move> Reading<M> judged(
            P position, Optional<Integer> named, M move, String text) {
        return switch (position.turn()) {
            case Turn.Over _ -> outOfTurn(position, named.orElse(0), move, Sentence.of("the game is over"));
            case Turn.Chance _ -> ofChance(position, named.orElse(Seats.CHANCE), move, text);
            case Turn.Players _ -> judged(position, named.orElseThrow(), move, text);
        };
    }

    private static <P extends Position<P, M>, M extends Move> Reading<M> ofChance(
            P position, int actor, M move, String text) {
        return actor == Seats.CHANCE
                ? judged(position, actor, move, text)
                : outOfTurn(position, actor, move, Sentence.of("chance decides now"));
    }

    private static <P extends Position<P, M>, M extends Move> Reading<M> ofWhomItFits(
            P position, Turn.Players asked, Optional<Integer> speaker, M move, String text) {
        Seats fitting = fitting(position, position.movers(), move);
        return switch (fitting.count()) {
            case 0 -> judged(position, speaker.orElseGet(() -> asked.seats().lowest()), move, text);
            case 1 -> Reading.of(fitting.lowest(), move, text);
            default ->
                speaker.filter(fitting::contains)
                        .map(actor -> Reading.of(actor, move, text))
                        .orElseGet(() -> new Reading.Refused<>(Refusal.plain(
                                "several seats could mean this; say which, as in \"{seat}: …\"", fitting.lowest())));
        };
    }

    private static <P extends Position<P, M>, M extends Move> Reading<M> judged(
            P position, int actor, M move, String text) {
        return position.whyNot(actor, move)
                .<Reading<M>>map(Reading.Refused::new)
                .orElseGet(() -> Reading.of(actor, move, text));
    }

    /** The game knows the rule, and here it is known who decides instead. */
    private static <P extends Position<P, M>, M extends Move> Reading<M> outOfTurn(
            P position, int actor, M move, Sentence why) {
        String rule = position.whyNot(actor, move).map(Refusal::rule).orElse("");
        return new Reading.Refused<>(new Refusal(rule, why));
    }
}
