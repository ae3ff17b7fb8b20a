package sheepfold.bots.story;

import java.util.List;
import org.jspecify.annotations.Nullable;
import sheepfold.json.About;
import sheepfold.json.Shaped;

@About(
        "What a game was about. Everything is judged by what a seat could know at that moment. In words, references are marked as in logs.")
@Shaped
public record Story(
        @About("The game's id.") String game,
        int seats,

        @About("Do all seats win or lose together? Then there is one chance, which is everybody's.")
        boolean together,

        @About("What it is that one could hope for; without it, to win.") @Nullable
        Unit unit,

        @About(
                "Before the first move and after each: the chance of each seat to win, or its share of the most that could come.")
        List<List<Double>> chances,

        @About("At the same points, the chance that nobody wins: with those of rivals it adds up to 1, as a shared win"
                + " counts in parts. Empty where all win or lose together or hope for more than to win.")
        List<Double> draws,

        @About("The decisions in which there was something to choose.")
        List<Choice> choices,

        @About("What chance brought, and what was to be expected of it.")
        List<Luck> luck,

        List<Player> players) {
    @About("What is counted where one hopes for more than to win.")
    public record Unit(
            @About("In words, such as sheep home.") String name,
            @About("The most that could come.") double most) {}

    @About("A decision, and the best move that was found.")
    public record Choice(
            @About("The number of the move, from 1.") int move,
            int seat,
            @About("In the game's notation.") String played,
            String best,

            @About("What the best move was worth to the seat, from 0 to 1.")
            double worth,

            @About("How much less the played one was worth; 0 where the difference could be an error of judgement.")
            double loss,

            @About("Is it computed instead of estimated?") boolean exact) {}

    @About("A chance event.")
    public record Luck(
            @About("The number of the move, from 1.") int move,
            @About("In words.") String drawn,

            @About("What each seat could hope for before it, on the average of all that could come.")
            List<Double> expected,

            @About("What each could hope for after it.") List<Double> actual) {}

    @About("How a seat played.")
    public record Player(
            int seat,

            @About("In how many decisions there was something to choose.")
            int decisions,

            @About("In how many of them no better move was found.")
            int best,

            @About("How much of what the best moves were worth was kept, in percent, on average.") @Nullable
            Double accuracy,

            @About(
                    "The sum of what chance brought beyond what was to be expected, in hundredths of the chance to win or"
                            + " of the most that could come.")
            double luck,

            @About("The same of what the moves of others brought.")
            double others,

            @About("Where most was lost, at most three, in the order of the game.")
            List<TurningPoint> turningPoints,

            @About(
                    "After what the seat's chance fell most, if that is no turning point; of all together the first seat's.")
            @Nullable
            Fall fall) {}

    @About("Something after which a seat could hope for less, whoever brought it about.")
    public record Fall(
            @About("The number of the move, from 1.") int move,
            @About("Whose move it was; -1 is chance.") int by,
            @About("In words.") String played,
            @About("By how many points.") double points) {}

    @About("A decision that cost much.")
    public record TurningPoint(
            @About("The number of the move, from 1: the game stands before it after one move less.")
            int move,

            @About("In words.") String played,
            @About("In the game's notation.") String better,
            @About("The better move in words.") String betterInWords,

            @About("What it would have gained, in points: hundredths of the best result.")
            double gain,

            @About("The same in the words of the game.") String gainInWords,

            @About("Why it is better, where the game can tell; else empty.")
            String reason) {}
}
