package sheepfold.server.wire;

import sheepfold.json.About;

@About("A puzzle of a game.")
public record PuzzleEntry(
        String game,
        String id,
        String title,

        @About("How hard it is, from 1 to 4: how far ahead one has to look.")
        int stars) {}
