package sheepfold.server.wire;

import java.util.List;
import org.jspecify.annotations.Nullable;
import sheepfold.json.About;

@About("What a lesson says to a move.")
public record LessonAnswer(
        @About("True if it was the right one.") boolean right,
        @About("Praise, or what the move would do.") String text,
        @About("The rule that it speaks of.") @Nullable String rule,

        @About("What happens by the move, and after the right one what others and chance do then.")
        List<LessonBeat> beats,

        @About("How the game has ended by it, if it has.") @Nullable
        ResultState result,

        @About("True if the lesson has come to its end.") boolean done) {}
