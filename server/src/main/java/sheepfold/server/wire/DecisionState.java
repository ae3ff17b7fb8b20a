package sheepfold.server.wire;

import org.jspecify.annotations.Nullable;
import sheepfold.json.About;

@About("What one of the caller's own seats decides now.")
public record DecisionState(
        int seat,

        @About("Stays while the same thing is being decided, and changes when it does.")
        long id,

        @About("One of the game's kinds of decisions.") String kind,
        @About("What to do, in one sentence.") String text,

        @About("True if it is a chance to react, which passes by when nobody uses it.")
        boolean window,

        @About("The move that does nothing, where there is one.") @Nullable
        String pass,

        @About("The move that gives the game up, where there is one.") @Nullable
        String concede,

        @About("What is played for the seat when its time is up; where there is none, a bot plays.") @Nullable
        String timeOut) {}
