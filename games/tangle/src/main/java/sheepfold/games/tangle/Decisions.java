package sheepfold.games.tangle;

import org.jspecify.annotations.Nullable;
import sheepfold.engine.Decision;
import sheepfold.engine.Sentence;

/** What a seat decides, in a sentence, and what is played for it when its time is up. */
final class Decisions {
    private static final String FREE_EARTH = "Place clean earth free, but 1 earth for each area jumped over";
    private static final String GROWS_MANY =
            "Place clean earth and a meadow, each at most once, and grow any number of tiles by one step";

    private Decisions() {}

    static Decision<TangleMove> of(Wasteland table) {
        Decision<TangleMove> decision = Decision.of(table.phase(), task(table));
        TangleMove pass = pass(table);
        return pass == null
                ? decision.orInTime(table.listed().get(0))
                : decision.orPass(pass).orInTime(pass);
    }

    /** What is played by who does nothing, where one may. */
    private static @Nullable TangleMove pass(Wasteland table) {
        return switch (table.phase()) {
            case HIBERNATE, HOMING -> TangleMoves.SKIP;
            case CAST -> TangleMoves.DONE;
            case ACT -> table.pending.work.isOptional() ? TangleMoves.DONE : null;
            case UPKEEP -> PayingUpkeep.due(table) == 0 ? TangleMove.Pay.PLAIN : null;
            default -> null;
        };
    }

    static Sentence task(Wasteland table) {
        Detail pending = table.pending;
        return switch (table.phase()) {
            case BONUS ->
                Sentence.counted(pending.gains, "Choose a cube to start with.", "Choose {n} cubes to start with.");
            case UPKEEP -> upkeep(table);
            case HIBERNATE -> Sentence.of("Place the root that has hibernated, or skip it.");
            case PLACE ->
                table.course.placements == 0
                        ? Sentence.of("Place one of your roots on a space, or bring it home to a tree.")
                        : Sentence.of("Make another placement, with any root.");
            case SAP -> Sentence.of("Sap Flow: keep one of the cubes that the arrows bring, or skip it.");
            case ACT -> act(table);
            case CARD ->
                Sentence.counted(
                        pending.cards, "Take a card: from the row or the pile.", "Take {n} cards, one by one.");
            case TOLL ->
                Sentence.of("Give a cube to {seat} for a root below yours.", Colour.seat(Tolls.recipient(table)));
            case GAIN -> Sentence.counted(pending.gains, "Gain a cube of any kind.", "Gain {n} cubes of any kind.");
            case HOMING -> Sentence.of("Homing Roots: bring another root home, or skip it.");
            case CAST ->
                Sentence.counted(
                        Casting.left(table), "You may cast a card, or be done.", "You may cast {n} cards, or be done.");
            case TRACK -> track(table);
            case DISCARD -> Sentence.of("Discard down to {n} cards.", table.rules.handLimit);
            case FIRST, CENTRE, VICTORY, DEAL, ROW, DRAW, REFILL, OVER ->
                throw new IllegalStateException("no seat decides in " + table.phase());
        };
    }

    private static Sentence upkeep(Wasteland table) {
        Track track = Track.of(table.pending.track);
        int due = PayingUpkeep.due(table);
        if (due == 0) {
            return Sentence.of("Upkeep of {track}: nothing is due; pay nothing, or give something up.", track);
        }
        if (!PayingUpkeep.canPay(table)) {
            return Sentence.of(
                    "Upkeep of {track}: you cannot pay {n} {cube}, so give something up.",
                    track,
                    due,
                    table.pending.takesAnyCubes() ? Sentence.of("cubes") : track.cube);
        }
        return table.pending.takesAnyCubes()
                ? Sentence.of("Upkeep of {track}: pay {n} cubes, or give something up.", track, due)
                : Sentence.of("Upkeep of {track}: pay {n} {cube}, or give something up.", track, due, track.cube);
    }

    private static Sentence track(Wasteland table) {
        int most = Tracking.most(table);
        Sentence steps = Tracking.fewest(table) < most
                ? Sentence.counted(most, "up to 1 step", "up to {n} steps")
                : Sentence.counted(most, "1 step", "{n} steps");
        return Sentence.of(
                "What you built moves upkeep trackers by {steps}: choose which. A marker you get at the top is due on your next turn.",
                steps);
    }

    private static Sentence act(Wasteland table) {
        Detail pending = table.pending;
        Sentence task = Sentence.of(
                pending.work == Work.DIVERSE && table.rules.growsMany
                        ? GROWS_MANY
                        : pending.work == Work.EARTH && pending.free ? FREE_EARTH : pending.work.task);
        Sentence whole = pending.card == Card.NONE ? task : Sentence.of("{card}: {task}", Card.of(pending.card), task);
        return pending.work.isOptional() ? Sentence.of("{task}, or be done.", whole) : Sentence.of("{task}.", whole);
    }
}
