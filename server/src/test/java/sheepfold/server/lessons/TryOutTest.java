package sheepfold.server.lessons;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import sheepfold.engine.Game;
import sheepfold.engine.Games;
import sheepfold.engine.Match;
import sheepfold.engine.Move;
import sheepfold.engine.MoveText;
import sheepfold.engine.Position;
import sheepfold.engine.Seats;
import sheepfold.engine.SeededRandom;
import sheepfold.engine.Setup;
import sheepfold.json.Json;
import sheepfold.server.bots.SeatDecision;
import sheepfold.server.present.Offers;
import sheepfold.server.table.PlayedMove;
import sheepfold.server.table.Table;
import sheepfold.server.table.ViewOptions;
import sheepfold.server.wire.PositionMessages.LegalMove;
import sheepfold.server.wire.PositionMessages.TryEnd;
import sheepfold.server.wire.PositionMessages.TryState;
import sheepfold.server.wire.TableRequests.TriedMove;
import tools.jackson.databind.JsonNode;

/** What was tried is what then happens, in every game, and follows from what the seat knows. */
class TryOutTest {
    private static final ViewOptions MARKED = new ViewOptions(OptionalInt.empty(), true);
    private static final int GAMES = 4;
    private static final int MOVES = 150;
    private static final int LONGEST_TRY = 5;

    static Stream<String> games() {
        return Games.all().stream().map(game -> game.info().id()).filter(id -> !id.startsWith("faulty"));
    }

    @ParameterizedTest
    @MethodSource("games")
    void whatIsTriedIsWhatHappens(String id) {
        for (int seed = 1; seed <= GAMES; seed++) {
            new Play<>(Games.named(id), seed, false).play();
        }
    }

    @ParameterizedTest
    @MethodSource("games")
    void hiddenThingsThatAreSwappedChangeNoAnswer(String id) {
        for (int seed = 1; seed <= GAMES; seed++) {
            new Play<>(Games.named(id), seed, true).play();
        }
    }

    /** A game at random in which seats try out what they then do. */
    private static final class Play<P extends Position<P, M>, M extends Move> {
        private final Game<P, M> game;
        private final Match<P, M> match;
        private final SeededRandom random;
        private final boolean swapping;

        Play(Game<P, M> game, long seed, boolean swapping) {
            this.game = game;
            this.random = new SeededRandom(seed);
            this.swapping = swapping;
            this.match = new Match<>(game, Setup.of(game.info(), game.info().defaultSeats()), Optional.empty());
        }

        void play() {
            while (match.length() < MOVES && !match.turn().isOver()) {
                if (match.turn().isChance()) {
                    match.draw(random);
                } else {
                    decide();
                }
            }
        }

        private void decide() {
            Seats waiting = match.waiting();
            int seat = waiting.nth(random.nextInt(waiting.count()));
            if (!TryOut.isOpen(match.turn(), seat)) {
                M answer = pick(match.position().offers(seat));
                match.decide(List.of(new MoveText.Step<>(seat, answer)));
            } else if (swapping) {
                tryOnWhatCouldBe(seat);
            } else {
                tryAndDo(seat);
            }
        }

        private M pick(List<M> offers) {
            // Games that are given up are short
            int many = offers.size();
            return offers.get(random.nextInt(many > 1 ? many - 1 : many));
        }

        private TryOut<P, M> trial(int seat, P truth) {
            return new TryOut<>(new SeatDecision<>(game, truth.copy(), seat), match.setup(), 7, match.length(), MARKED);
        }

        private void tryAndDo(int seat) {
            List<TriedMove> moves = new ArrayList<>();
            TryEnd end = TryEnd.GOES_ON;
            List<TryState> told = new ArrayList<>();
            String next = text(pick(match.position().offers(seat)));
            while (end == TryEnd.GOES_ON && moves.size() < LONGEST_TRY) {
                moves.add(new TriedMove(next, null));
                TryState state = trial(seat, match.position()).of(moves);
                told.add(state);
                end = state.end();
                List<LegalMove> legal = state.outlook().legal();
                assertThat(legal.isEmpty() && state.outlook().forms().isEmpty())
                        .as("nothing to do")
                        .isEqualTo(end != TryEnd.GOES_ON);
                next = legal.isEmpty()
                        ? ""
                        : legal.get(random.nextInt(legal.size())).move();
            }
            for (int i = 0; i < moves.size(); i++) {
                makeAndCompare(seat, String.valueOf(moves.get(i).move()), told.get(i));
            }
        }

        private String text(M move) {
            return game.notation().write(match.position(), move);
        }

        private void makeAndCompare(int seat, String text, TryState told) {
            String before = seen(seat);
            int length = match.length();
            assertThat(Table.read(game, match.position(), seat, TriedMove.of(text)))
                    .isInstanceOfSatisfying(MoveText.Reading.Playable.class, _ -> match.play(prefixed(seat, text)));
            JsonNode view = Json.parse(Json.line(told.outlook().view()));
            if (told.end() == TryEnd.HIDDEN) {
                assertThat(view).as("before %s", text).isEqualTo(Json.parse(before));
                return;
            }
            assertThat(view).as("after %s", text).isEqualTo(Json.parse(seen(seat)));
            PlayedMove made = PlayedMove.of(length + 1, match.played().get(length), "", 0);
            assertThat(Json.line(told.log().getLast())).isEqualTo(Json.line(made.line(seat, MARKED, false)));
            assertThat(Json.line(told.events()))
                    .isEqualTo(Json.line(made.events(seat, MARKED).toList()));
            assertThat(told.end() == TryEnd.CHANCE).isEqualTo(match.turn().isChance());
            assertThat(told.end() == TryEnd.OVER).isEqualTo(match.turn().isOver());
            if (told.end() == TryEnd.GOES_ON) {
                Offers<P, M> offers = new Offers<>(game, match.position(), MARKED);
                assertThat(Json.line(told.outlook().legal())).isEqualTo(Json.line(offers.legal(seat)));
                assertThat(written(told.outlook().foresight())).isEqualTo(written(offers.foresight(seat)));
            }
        }

        private static String written(@Nullable JsonNode some) {
            return some == null ? "" : Json.line(some);
        }

        private static String prefixed(int seat, String text) {
            return seat + ": " + text;
        }

        private String seen(int seat) {
            return Json.line(match.position().view(seat));
        }

        /** The same moves on the truth and on what it could be instead. */
        private void tryOnWhatCouldBe(int seat) {
            P other = match.position().determinize(seat, random);
            List<TriedMove> moves = new ArrayList<>();
            String next = text(pick(match.position().offers(seat)));
            TryEnd end = TryEnd.GOES_ON;
            while (end == TryEnd.GOES_ON && moves.size() < LONGEST_TRY) {
                moves.add(new TriedMove(next, null));
                TryState told = trial(seat, match.position()).of(moves);
                assertThat(Json.line(trial(seat, other).of(moves))).isEqualTo(Json.line(told));
                end = told.end();
                List<LegalMove> legal = told.outlook().legal();
                next = legal.isEmpty()
                        ? ""
                        : legal.get(random.nextInt(legal.size())).move();
            }
            match.play(prefixed(seat, String.valueOf(moves.getFirst().move())));
        }
    }
}
