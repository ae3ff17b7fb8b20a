package sheepfold.server.wire;

import java.util.List;
import org.jspecify.annotations.Nullable;
import sheepfold.json.About;
import sheepfold.json.Default;
import sheepfold.json.Sized;
import sheepfold.json.Within;

@About("Games between bots that the lab is to play, under one set-up or two.")
public record AskRun(
        String game,

        @About("How many seats; as usual for the game if it is not said.") @Nullable @Within(least = 1, most = 8)
        Integer seats,

        @About("One bot for all seats, or one for each.")
        @Default("[\"greedy\"]")
        @Sized(least = 1, most = 8, words = "there is one bot for all seats, or one for each")
        List<LabBot> bots,

        @About("How many games under each set-up; the operator sets the most.")
        @Default("200")
        @Within(least = 1, most = 1_000_000)
        int games,

        @About("The same seed gives the same games.") @Default("1")
        long seed,

        @About("Do the bots move one seat on after every game?") @Default("false")
        boolean alternate,

        @About(
                "What else is to be measured, at the cost of more games and time: how many choices are real, what thinking twice as long wins, what chance decides.")
        @Default("[]")
        @Sized(least = 0, most = 3, words = "each measure is asked for once")
        List<LabMeasure> measure,

        @About("The set-ups, which differ in options or data alone.")
        @Default("[{}]")
        @Sized(least = 1, most = 2, words = "one set-up is measured, or two are compared")
        List<RunSetup> setups) {}
