package sheepfold.games.sheephop;

import java.util.Locale;
import sheepfold.engine.Setup;
import sheepfold.json.BadInput;

/**
 * What was agreed before the game.
 *
 * @param sheepPerColour a third of the flock
 * @param blockedColourFreesChoice a colour that is on the board but cannot move lets any sheep move (SS-ROLL-07)
 * @param nightfall the number of rolls in the day
 */
public record HopRules(
        Landscape landscape,
        Level level,
        int seats,
        int firstSeat,
        int sheepPerColour,
        WolfSetup wolfSetup,
        boolean hopWolves,
        boolean blockedColourFreesChoice,
        boolean patouAtOnce,
        int nightfall,
        boolean freePlacement) {
    /** How the wolves come onto the board. */
    enum WolfSetup {
        CHOOSE,
        STANDARD,
        RANDOM
    }

    static HopRules of(Setup setup) {
        int firstSeat = setup.number("first-seat");
        if (firstSeat >= setup.seats()) {
            throw new BadInput(
                    "options.first-seat",
                    "SS-SETUP-05",
                    "seat %d cannot begin: the seats are 0 to %d".formatted(firstSeat, setup.seats() - 1));
        }
        Landscape landscape = landscape(setup);
        return new HopRules(
                landscape,
                Level.of(setup, landscape),
                setup.seats(),
                firstSeat,
                Pieces.BOX.sheepPerColour(setup.number("flock")),
                WolfSetup.valueOf(setup.option("wolf-setup").toUpperCase(Locale.ROOT)),
                setup.is("hop-wolves", "yes"),
                setup.is("blocked-colour", "any"),
                setup.is("patou-timing", "at-once"),
                setup.number("nightfall"),
                setup.is("free-placement", "on"));
    }

    private static Landscape landscape(Setup setup) {
        return setup.data().map(LandscapeReader::ofOwner).orElseGet(() -> LandscapeReader.ours(setup.option("board")));
    }

    public int flock() {
        return sheepPerColour * Colour.ALL.size();
    }

    boolean isWholeFlock() {
        return flock() == Pieces.WHOLE_FLOCK;
    }
}
