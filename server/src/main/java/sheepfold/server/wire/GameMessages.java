package sheepfold.server.wire;

import com.fasterxml.jackson.annotation.JsonUnwrapped;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import sheepfold.bots.story.Story;
import sheepfold.engine.Option;
import sheepfold.json.About;
import sheepfold.json.Default;
import sheepfold.json.Sized;
import sheepfold.server.wire.PositionMessages.DecisionState;
import sheepfold.server.wire.PositionMessages.FormState;
import sheepfold.server.wire.PositionMessages.LegalMove;
import sheepfold.server.wire.PositionMessages.Outlook;
import sheepfold.server.wire.PositionMessages.ResultState;
import sheepfold.server.wire.PositionMessages.TurnState;
import sheepfold.server.wire.TableMessages.LogLine;
import sheepfold.server.wire.TableRequests.TriedMove;
import tools.jackson.databind.JsonNode;

/** Games, their rulebooks, lessons and puzzles, and what a game was about. */
public interface GameMessages {
    @About("A game on the shelf.")
    record GameEntry(
            String id,
            String title,
            String summary,
            String rules,
            int leastSeats,
            int mostSeats,
            int defaultSeats,
            boolean cooperative,
            boolean hidden,

            @About("How long it takes, in words; empty if its rulebook does not say.")
            String time,

            @About("How much there is to learn and to think about, in a word, or empty.")
            String weight,

            List<OptionEntry> options,

            @About("Set-ups with names, of which the rulebook's is one.")
            List<PresetEntry> presets,

            @About("The kinds of decisions there are.") List<String> decisions,
            @About("The ways a game may end.") List<String> endings,
            @About("The ids of its lessons.") List<String> lessons) {
        @About("An option in words; choices if it has a few.")
        public record OptionEntry(
                String id,
                String standard,
                String values,
                @Nullable List<String> choices,
                @Nullable Integer least,
                @Nullable Integer most,
                @About("What people call it.") String label,
                String meaning,

                @About("Whether it stands among the first or among the house rules.")
                Option.Group group,

                @About("The values that have a name: all of a few, or the best known of many.")
                List<ValueEntry> named) {}

        @About("A value of an option, as people call it.")
        public record ValueEntry(
                String value,
                String label,
                String meaning,

                @About("The values of other options that it brings along, where nobody says otherwise.")
                Map<String, String> brings) {}

        @About("A set-up with a name.")
        public record PresetEntry(
                String id,
                String label,
                String meaning,
                @About("What differs from the defaults.") Map<String, String> options) {}
    }

    @About("A game's rulebook: its text in Markdown, and each rule by its id.")
    record RulebookPage(String markdown, Map<String, String> rules) {}

    @About("A position of a rulebook, to be looked at and tried.")
    record ExampleState(
            @About("The rule that it shows, if it stands below one.") @Nullable
            String rule,

            String caption,
            int seats,
            @About("Those that are not as usual.") Map<String, String> options,

            @About("Whose eyes these are, and who has something to decide.")
            int seat,

            @About("The listed move that is pointed at, as it is written, if any.") @Nullable
            String move,

            @About("What is lit, as references kind:id.") List<String> light,
            @About("To begin a table at.") JsonNode position,
            TurnState turn,
            JsonNode view,
            List<LegalMove> legal,
            List<FormState> forms,
            DecisionState decision,
            @Nullable JsonNode foresight) {}

    @About("A lesson of a game.")
    record LessonEntry(
            String id,
            String title,

            @About("What the game is about, in one sentence.")
            String goal,

            @About("What each step is about.") List<String> steps) {}

    @About("A step of a lesson as it begins.")
    record LessonState(
            int step,
            @About("The seat that the learner plays.") int seat,
            @About("How many seats there are.") int seats,
            Map<String, String> options,
            @About("What to do, in one sentence.") String task,
            @About("The rules that it is about.") List<String> rules,
            @JsonUnwrapped Outlook outlook,

            @About("The moves that do it, as tagged records of the game: a page lights the first.")
            List<JsonNode> wanted) {
        /** As those see it who are to find out. */
        public LessonState withoutWhatIsWanted() {
            return new LessonState(step, seat, seats, options, task, rules, outlook, List.of());
        }
    }

    @About("A move in a lesson, or several that count at once: what it caused, for animation, and where that leads.")
    record LessonBeat(List<LogLine> log, List<JsonNode> events, TurnState turn, JsonNode view) {}

    @About("What a lesson says to a move.")
    record LessonAnswer(
            @About("True if it was the right one.") boolean right,
            @About("Praise, or what the move would do.") String text,
            @About("The rule that it speaks of.") @Nullable String rule,

            @About("What happens by the move, and after the right one what others and chance do then.")
            List<LessonBeat> beats,

            @About("How the game has ended by it, if it has.") @Nullable
            ResultState result,

            @About("What is to be decided next, where a puzzle takes more moves: this was the right one so far.")
            @Nullable
            LessonState next,

            @About("True if the lesson has come to its end.")
            boolean done) {}

    @About("A move of the learner: either move or data.")
    record AskLesson(
            @JsonUnwrapped TriedMove sent,

            @About("The moves of a puzzle that were right so far, as they are written.")
            @Default("[]")
            @Sized(most = 20)
            List<String> made) {}

    @About("Asks for the move of a puzzle that is wanted next.")
    record AskShown(
            @About("The moves that were right so far, as they are written.") @Default("[]") @Sized(most = 20)
            List<String> made) {}

    @About("A puzzle of a game.")
    record PuzzleEntry(
            String game,
            String id,
            String title,

            @About("How hard it is, from 1 to 4: how far ahead one has to look.")
            int stars) {}

    @About("The puzzle of a day, the same for everybody.")
    record PuzzleOfDay(
            @About("The day by universal time, such as 2031-05-04.")
            String day,

            PuzzleEntry puzzle) {}

    @About("What a game was about, or how far it is found out.")
    record AnalysisState(
            @About("From 0 to 1.") double progress,
            @About("Once it is found out.") @Nullable Story story,

            @About("Before that, as soon as they are known: its chances and luck, with no decision judged yet.")
            @Nullable
            Story soFar) {}
}
