package sheepfold.server.lessons;

import java.security.SecureRandom;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import sheepfold.engine.Match;
import sheepfold.engine.Move;
import sheepfold.engine.MoveText.Reading;
import sheepfold.engine.Position;
import sheepfold.engine.Refusal;
import sheepfold.engine.SeededRandom;
import sheepfold.engine.Sentence;
import sheepfold.engine.Setup;
import sheepfold.engine.Turn;
import sheepfold.json.Json;
import sheepfold.server.bots.SeatDecision;
import sheepfold.server.present.Offers;
import sheepfold.server.table.Declined;
import sheepfold.server.table.JsonText;
import sheepfold.server.table.PlayedMove;
import sheepfold.server.table.Table;
import sheepfold.server.table.ViewOptions;
import sheepfold.server.wire.PositionMessages.Outlook;
import sheepfold.server.wire.PositionMessages.TryEnd;
import sheepfold.server.wire.PositionMessages.TryState;
import sheepfold.server.wire.PositionMessages.TurnState;
import sheepfold.server.wire.TableMessages.LogLine;
import sheepfold.server.wire.TableRequests.TriedMove;
import tools.jackson.databind.JsonNode;

/**
 * Moves that a seat tries out. They are made on guesses at what the seat cannot know, never on the truth, and only
 * as far as all guesses look the same to it: what is told then follows from what the seat knows. Lives away from the table.
 *
 * @param at the log number at which the question was taken from its table
 * @param made how many moves the game had then
 */
public record TryOut<P extends Position<P, M>, M extends Move>(
        SeatDecision<P, M> question, Setup setup, long at, int made, ViewOptions viewing) {
    private static final int FEW = 6;
    /** Where something comes to light, a few guesses may agree by luck on what is only likely. */
    private static final int MANY = 150;
    /** Guesses are the same while a decision stands, and nobody can tell which. */
    private static final long SALT = new SecureRandom().nextLong();

    /** What a seat that is asked may try out; its moves are shown as somebody looks. */
    public static <P extends Position<P, M>, M extends Move> TryOut<P, M> of(
            Table<P, M> table, int seat, ViewOptions viewing) {
        return new TryOut<>(
                SeatDecision.of(table, seat),
                table.setup(),
                table.at(),
                table.made().size(),
                viewing);
    }

    private int seat() {
        return question.seat();
    }

    /** Can a seat try something out here? Where each answers in secret, there is nothing to be seen before the last has. */
    public static boolean isOpen(Turn turn, int seat) {
        return turn.asks(seat) && !(turn.isSealed() && turn.asked().count() > 1);
    }

    public TryState of(List<TriedMove> moves) {
        List<Match<P, M>> few = guesses(FEW);
        TryState told = of(moves, few);
        boolean reveals = few.stream().flatMap(guess -> guess.played().stream()).anyMatch(Match.Played::revealed);
        return reveals && told.end() != TryEnd.HIDDEN ? of(moves, guesses(MANY)) : told;
    }

    private TryState of(List<TriedMove> moves, List<Match<P, M>> guesses) {
        Match<P, M> one = guesses.getFirst();
        Seen seen = seen(one);
        for (int i = 0; i < moves.size(); i++) {
            if (!isMade(guesses, moves.get(i), i)) {
                return hidden(seen, one, moves, i);
            }
            Seen next = seen(one);
            if (guesses.stream().anyMatch(guess -> guess != one && !seen(guess).equals(next))) {
                return hidden(seen, one, moves, i);
            }
            seen = next;
        }
        return known(seen, one);
    }

    private List<Match<P, M>> guesses(int many) {
        SeededRandom random = new SeededRandom(SALT ^ at);
        return IntStream.range(0, question.game().info().hidden() ? many : 1)
                .mapToObj(_ ->
                        Match.from(question.game(), setup, question.position().determinize(seat(), random)))
                .toList();
    }

    /**
     * Makes a move on every guess; {@link Declined} if it is legal on none, false if that depends on what the seat does not
     * know.
     */
    private boolean isMade(List<Match<P, M>> guesses, TriedMove move, int index) {
        List<Reading<M>> readings =
                guesses.stream().map(guess -> read(guess, move)).toList();
        List<Sentence> refusals = new ArrayList<>();
        for (int i = 0; i < readings.size(); i++) {
            switch (readings.get(i)) {
                case Reading.Refused<M>(Refusal why) -> refusals.add(why.sentence());
                case Reading.Playable<M>(var steps) -> guesses.get(i).decide(steps);
            }
        }
        boolean alike = refusals.stream().distinct().count() <= 1;
        if (alike && refusals.size() == readings.size() && readings.getFirst() instanceof Reading.Refused<M>(var why)) {
            throw Declined.illegal(why, viewing, index);
        }
        return refusals.isEmpty();
    }

    private Reading<M> read(Match<P, M> guess, TriedMove move) {
        Turn turn = guess.turn();
        if (turn.asks(seat()) && !isOpen(turn, seat())) {
            return new Reading.Refused<>(
                    Refusal.plain("everybody answers in secret here, so there is nothing to try out"));
        }
        return Table.read(question.game(), guess.position(), seat(), move);
    }

    /**
     * What a seat sees of a position, and what it has heard until then: all by which it could tell two positions apart.
     *
     * @param view as JSON
     * @param may what it may do, as it is written
     * @param told the line of the last move and its events, as JSON
     */
    private record Seen(Turn turn, String view, List<String> may, String told) {}

    private Seen seen(Match<P, M> guess) {
        return new Seen(
                guess.turn(),
                Json.line(guess.position().view(seat())),
                isOpen(guess.turn(), seat()) ? offers(guess).moves(seat()) : List.of(),
                guess.length() == 0 ? "" : Json.line(List.of(line(guess, guess.length()), events(guess))));
    }

    private Offers<P, M> offers(Match<P, M> guess) {
        return new Offers<>(question.game(), guess.position(), viewing);
    }

    private PlayedMove made(Match<P, M> guess, int number) {
        return PlayedMove.of(made + number, guess.played().get(number - 1), "", 0);
    }

    private LogLine line(Match<P, M> guess, int number) {
        return made(guess, number).line(seat(), viewing, false);
    }

    private List<JsonNode> events(Match<P, M> guess) {
        return made(guess, guess.length()).events(seat(), viewing).toList();
    }

    private List<LogLine> lines(Match<P, M> guess, int many) {
        return IntStream.rangeClosed(1, many)
                .mapToObj(number -> line(guess, number))
                .toList();
    }

    private TryState known(Seen seen, Match<P, M> guess) {
        Offers<P, M> offers = offers(guess);
        TryEnd end = end(guess.turn());
        boolean goesOn = end == TryEnd.GOES_ON;
        TurnState turn = offers.turn();
        Outlook outlook = new Outlook(
                goesOn ? turn.deciding(offers.decision(seat(), at + guess.length())) : turn,
                JsonText.asWritten(seen.view),
                goesOn ? offers.legal(seat()) : List.of(),
                goesOn ? offers.forms(seat(), at) : List.of(),
                goesOn ? offers.foresight(seat()) : null);
        return new TryState(
                seat(),
                at,
                end,
                outlook,
                events(guess),
                lines(guess, guess.length()),
                end == TryEnd.OVER ? offers.result() : null);
    }

    private TryEnd end(Turn turn) {
        return turn.isOver()
                ? TryEnd.OVER
                : turn.isChance() ? TryEnd.CHANCE : isOpen(turn, seat()) ? TryEnd.GOES_ON : TryEnd.OTHERS;
    }

    /** The last thing that the seat can know, and no word of the move after it. */
    private TryState hidden(Seen seen, Match<P, M> guess, List<TriedMove> moves, int index) {
        if (index + 1 < moves.size()) {
            throw Declined.illegal(
                    Refusal.plain(
                            "the move before this would show something hidden, so nobody can tell what comes then"),
                    viewing,
                    index + 1);
        }
        Outlook outlook =
                new Outlook(Offers.turn(seen.turn), JsonText.asWritten(seen.view), List.of(), List.of(), null);
        return new TryState(seat(), at, TryEnd.HIDDEN, outlook, List.of(), lines(guess, index), null);
    }
}
