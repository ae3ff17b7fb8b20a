package sheepfold.lab.measure;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import sheepfold.bots.Bots;
import sheepfold.engine.GameInfo;
import sheepfold.engine.Result;
import sheepfold.engine.Sentence;
import sheepfold.engine.Setup;
import sheepfold.lab.play.FinishedGame;
import sheepfold.lab.play.SimulationPlan;

/** Reports of games that were never played, so that a test knows all their figures. */
public final class Reports {
    private final String title;
    private final boolean cooperative;
    private final List<String> bots;
    private final List<FinishedGame> outcomes = new ArrayList<>();
    private boolean alternate;

    private Reports(String title, boolean cooperative, List<String> bots) {
        this.title = title;
        this.cooperative = cooperative;
        this.bots = bots;
    }

    public static Reports of(String title, String... bots) {
        return new Reports(title, false, List.of(bots));
    }

    public static Reports together(String title, int seats) {
        return new Reports(title, true, Collections.nCopies(seats, "greedy"));
    }

    public enum End {
        HOME,
        NIGHT
    }

    public Reports alternating() {
        alternate = true;
        return this;
    }

    /** So many games of a length that a seat wins. */
    public Reports won(int games, int winner, int length) {
        return add(
                games, Result.won(winner, bots.size(), End.HOME, Sentence.of("Seat {seat} is home.", winner)), length);
    }

    /** The same with details. */
    public Reports won(int games, int winner, int length, Map<String, Object> details) {
        Result won = Result.won(winner, bots.size(), End.HOME, Sentence.of("Seat {seat} is home.", winner));
        return add(
                games,
                new Result(won.kind(), won.winners(), won.scores(), won.ranks(), won.ending(), won.reason(), details),
                length);
    }

    public Reports drawn(int games, int length) {
        return add(games, Result.drawn(bots.size(), End.NIGHT, Sentence.of("Nobody is home.")), length);
    }

    public Reports shared(int games, boolean won, int score, Map<String, Object> details) {
        return add(
                games,
                Result.shared(
                        won,
                        score,
                        bots.size(),
                        won ? End.HOME : End.NIGHT,
                        Sentence.of(won ? "All are home." : "Night falls."),
                        details),
                40);
    }

    public Reports scored(Integer... scores) {
        int best = Collections.max(Arrays.asList(scores));
        List<Integer> winners = IntStream.range(0, scores.length)
                .filter(seat -> scores[seat] == best)
                .boxed()
                .toList();
        List<Integer> ranks =
                Arrays.stream(scores).map(score -> score == best ? 1 : 2).toList();
        return add(
                1,
                new Result(
                        Result.Kind.WIN,
                        winners,
                        List.of(scores),
                        ranks,
                        End.HOME,
                        Sentence.of("The most wool wins."),
                        Map.of()),
                30);
    }

    public Reports add(int games, Result result, int length) {
        outcomes.addAll(Collections.nCopies(
                games, FinishedGame.of(0, result, Optional.empty(), length, length - length / 4, 0.5)));
        return this;
    }

    public Report report() {
        GameInfo info = new GameInfo(
                "meadow",
                title,
                "",
                "1",
                bots.size(),
                bots.size(),
                bots.size(),
                cooperative,
                false,
                List.of(),
                List.of());
        SimulationPlan plan = new SimulationPlan(
                new Setup("1", bots.size(), Map.of(), Optional.empty()),
                bots.stream().map(Bots::named).toList(),
                outcomes.size(),
                99,
                2,
                alternate);
        Tally played = new Tally(plan);
        for (int number = 0; number < outcomes.size(); number++) {
            played.add(plan.botsBySeat(number), outcomes.get(number));
        }
        return Report.of(info, plan, played, new Tally(plan), 2, null);
    }
}
