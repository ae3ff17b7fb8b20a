package sheepfold.lessons;

import com.fasterxml.jackson.annotation.JsonUnwrapped;
import java.util.Optional;
import sheepfold.json.About;
import sheepfold.json.Matches;
import sheepfold.json.Within;

@About("A position with one good move, found in a game between bots.")
public record Puzzle(
        @About("It never changes, for people keep by it what they have solved.")
        @Matches(value = "[0-9a-z]{6}", words = "an id is six small letters or digits")
        String id,

        @About("1 if easy finds it, 2 if medium does, 3 if strong does, 4 if none of them does in most cases.")
        @Within(least = 1, most = 4)
        int stars,

        @About("Is it computed that the move is best? If not, it was searched for.")
        boolean exact,

        @About("What is to be reached in the turn, where that takes more than its first move.")
        Optional<Aim> aim,

        Origin from,

        @JsonUnwrapped Lesson lesson) {
    @About("So much more of something that counts for the seat, or the game won.")
    public record Aim(
            @About("Which of the things that count, from 0; -1 for the game.") @Within(least = -1, most = 20)
            int fact,

            int gain) {
        public static final Aim WIN = new Aim(-1, 1);
    }

    @About("Where it comes from: whoever makes puzzles of the same games finds it again.")
    public record Origin(
            @About("Who played, seat by seat.") String bots,

            long seed,

            @About("The number of the game, counted from 0.")
            int game,

            @About("How many moves had been made.") int made,

            @About("How many iterations each of the moves that were close was given.")
            long iterations) {}
}
