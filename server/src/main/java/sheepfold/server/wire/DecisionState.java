package sheepfold.server.wire;

import org.jspecify.annotations.Nullable;

/**
 * What one of the caller's own seats decides now.
 *
 * @param id stays while the same thing is being decided, and changes when it does
 * @param kind one of the game's kinds of decisions
 * @param text what to do, in one sentence
 * @param window true if it is a chance to react, which passes by when nobody uses it
 * @param pass the move that does nothing, where there is one
 * @param concede the move that gives the game up, where there is one
 * @param timeOut what is played for the seat when its time is up; where there is none, a bot plays
 */
public record DecisionState(
        int seat,
        long id,
        String kind,
        String text,
        boolean window,
        @Nullable String pass,
        @Nullable String concede,
        @Nullable String timeOut) {}
