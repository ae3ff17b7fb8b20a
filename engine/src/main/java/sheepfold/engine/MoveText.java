package sheepfold.engine;

import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Moves as lines of text: the game's notation, with a seat in front where several could mean it. */
public final class MoveText {
    private static final Pattern PREFIXED = Pattern.compile("(\\d|\\*)\\s*:\\s*(.*)", Pattern.DOTALL);

    private MoveText() {}

    /** What a line turned out to mean in a position. */
    public sealed interface Reading<M extends Move> {
        record Playable<M extends Move>(int actor, M move) implements Reading<M> {}

        record Refused<M extends Move>(Refusal why) implements Reading<M> {}
    }

    /** The line for a move; the seat stands in front where more than one seat could act. */
    public static <P extends Position<P, M>, M extends Move> String write(
            Game<P, M> game, P position, int actor, M move) {
        String text = game.notation().write(position, move);
        boolean several = position.turn() instanceof Turn.Players players
                && players.seats().count() > 1;
        return several ? actor + ": " + text : text;
    }

    /** The single lines that one written line stands for, seats kept. */
    public static <P extends Position<P, M>, M extends Move> List<String> expand(
            Game<P, M> game, P position, String line) {
        Matcher prefixed = PREFIXED.matcher(line.strip());
        if (!prefixed.matches()) {
            return game.notation().expand(position, line.strip());
        }
        return game.notation().expand(position, prefixed.group(2)).stream()
                .map(part -> PREFIXED.matcher(part).matches() ? part : prefixed.group(1) + ": " + part)
                .toList();
    }

    /** Reads one single move; see {@link #expand} for shorthand. */
    public static <P extends Position<P, M>, M extends Move> Reading<M> read(Game<P, M> game, P position, String line) {
        Matcher prefixed = PREFIXED.matcher(line.strip());
        boolean named = prefixed.matches();
        String text = named ? prefixed.group(2).strip() : line.strip();
        M move = game.notation().read(position, text).orElse(null);
        if (move == null) {
            return refused("%s is not a move of %s; moves are written %s"
                    .formatted(
                            Text.shortened(text),
                            game.info().title(),
                            game.notation().grammar()));
        }
        return switch (position.turn()) {
            case Turn.Over _ -> refused("the game is over");
            case Turn.Chance _ ->
                named && !prefixed.group(1).equals("*")
                        ? refused("chance decides now, not seat " + prefixed.group(1))
                        : judged(position, Seats.CHANCE, move);
            case Turn.Players players ->
                named
                        ? ofSeat(position, players.seats(), prefixed.group(1), move)
                        : ofWhomItFits(position, players.seats(), move);
        };
    }

    private static <P extends Position<P, M>, M extends Move> Reading<M> ofSeat(
            P position, Seats seats, String seat, M move) {
        if (seat.equals("*") || !seats.contains(Integer.parseInt(seat))) {
            return refused("%s does not decide now; %s"
                    .formatted(seat.equals("*") ? "chance" : "seat " + seat, whoDecides(seats)));
        }
        return judged(position, Integer.parseInt(seat), move);
    }

    private static <P extends Position<P, M>, M extends Move> Reading<M> ofWhomItFits(P position, Seats seats, M move) {
        List<Integer> fitting = seats.list().stream()
                .filter(seat -> position.whyNot(seat, move).isEmpty())
                .toList();
        return switch (fitting.size()) {
            case 0 -> judged(position, seats.lowest(), move);
            case 1 -> new Reading.Playable<>(fitting.getFirst(), move);
            default ->
                refused("several seats could mean this; say which, as in \"%d: …\"".formatted(fitting.getFirst()));
        };
    }

    private static <P extends Position<P, M>, M extends Move> Reading<M> judged(P position, int actor, M move) {
        return position.whyNot(actor, move)
                .<Reading<M>>map(Reading.Refused::new)
                .orElseGet(() -> new Reading.Playable<>(actor, move));
    }

    private static String whoDecides(Seats seats) {
        return seats.count() == 1 ? "seat " + seats.lowest() + " does" : "seats " + seats.list() + " do";
    }

    private static <M extends Move> Reading<M> refused(String sentence) {
        return new Reading.Refused<>(Refusal.of(sentence));
    }
}
