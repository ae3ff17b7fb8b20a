package sheepfold.server.wire;

import sheepfold.json.About;

@About(
        "What somebody did at the table beside moves: took moves back, left, was late. It stands between the lines of the log, and never in a record.")
public record Told(
        @About("The log number with which it was told.") long at,

        @About("After how many moves of the game it stands.")
        int after,

        String text,
        @About("True if the caller did it.") boolean yours) {}
