package sheepfold.server.wire;

import com.fasterxml.jackson.annotation.JsonUnwrapped;
import com.fasterxml.jackson.annotation.JsonValue;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import sheepfold.engine.Ids;
import sheepfold.json.About;
import sheepfold.json.Default;
import sheepfold.json.Sized;
import sheepfold.json.Within;
import sheepfold.lab.measure.Comparison;
import tools.jackson.databind.JsonNode;

/** Set-ups that are tried, and the lab's runs. */
public interface LabMessages {
    @About("A set-up to be judged by the rules.")
    record AskCheck(
            String game,

            @About("How many seats; as usual for the game if it is not said.") @Nullable @Within(least = 1, most = 8)
            Integer seats,

            @About("By their ids; those that are not named have their defaults.") @Nullable
            Map<String, JsonNode> options,

            @About("An owner's own data file, if any.") @Nullable
            JsonNode data) {}

    @About("A set-up that the rules accept.")
    record CheckState(
            @About("How the game begins, as everybody sees it.")
            JsonNode view,

            @About("What players may regret.") List<String> warnings) {}

    @About("A set-up to be measured by simulation.")
    record AskMeasure(
            @JsonUnwrapped AskCheck setup,

            @Default("200") @Within(least = 1, most = 500) int games,

            @About("Who plays on all seats.") @Default("greedy")
            QuickBot bot) {}

    /** A bot that is quick enough to measure with. */
    enum QuickBot {
        RANDOM,
        GREEDY;

        @JsonValue
        public String id() {
            return Ids.of(this);
        }
    }

    @About("Games between bots that the lab is to play, under one set-up or two.")
    record AskRun(
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

    @About("One of the set-ups of a run of the lab.")
    record RunSetup(
            @About("By their ids; those that are not named have their defaults.") @Nullable
            Map<String, JsonNode> options,

            @About("An owner's own data file, if any.") @Nullable
            JsonNode data) {}

    @About("A run of the lab as it stands.")
    record RunState(
            String id,
            RunStatus status,
            @About("May the caller pause and stop it?") boolean yours,
            @JsonUnwrapped RunPlan plan,

            @About("Games played so far, under all set-ups together.")
            int played,

            @About("How many games of each set-up its figures are of; measures may ask for further ones.")
            int games,

            @About("Games that are planned, under all set-ups together.")
            int planned,

            @About("Why it ended before its time, in a sentence.") @Nullable
            String fault,

            @About("What is known by now.") @Nullable Comparison result) {
        public RunState seenBy(boolean owner) {
            return new RunState(id, status, owner, plan, played, games, planned, fault, result);
        }

        public RunState stopped(String why) {
            return new RunState(id, RunStatus.STOPPED, yours, plan, played, games, planned, why, result);
        }
    }

    /** What a run of the lab plays. */
    record RunPlan(
            String game,
            int seats,
            List<String> bots,

            @About("The options of each set-up that differ from the game's defaults.")
            List<Map<String, String>> setups,

            @About("What else is measured.") List<LabMeasure> measure) {}

    /** How far a run of the lab has come. */
    enum RunStatus {
        WAITING,
        RUNNING,
        PAUSED,
        STOPPED,
        FAILED,
        DONE;

        /** Is it, or will it be, played on? */
        public boolean isOpen() {
            return switch (this) {
                case WAITING, RUNNING, PAUSED -> true;
                case STOPPED, FAILED, DONE -> false;
            };
        }

        @JsonValue
        public String id() {
            return Ids.of(this);
        }
    }

    /** A bot that the lab lets play: those that think for seconds are left to the command line. */
    enum LabBot {
        RANDOM,
        GREEDY,
        EASY,
        MEDIUM;

        @JsonValue
        public String id() {
            return Ids.of(this);
        }
    }

    /** What the lab measures for those alone who ask, because it takes long. */
    enum LabMeasure {
        CHOICES,
        SKILL,
        LUCK;

        @JsonValue
        public String id() {
            return Ids.of(this);
        }
    }
}
