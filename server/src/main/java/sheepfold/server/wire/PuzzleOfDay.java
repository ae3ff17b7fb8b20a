package sheepfold.server.wire;

import sheepfold.json.About;

@About("The puzzle of a day, the same for everybody.")
public record PuzzleOfDay(
        @About("The day by universal time, such as 2031-05-04.")
        String day,

        PuzzleEntry puzzle) {}
