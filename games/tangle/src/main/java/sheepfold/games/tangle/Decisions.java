package sheepfold.games.tangle;

import sheepfold.engine.Decision;
import sheepfold.engine.Sentence;

/** What a seat decides, in a sentence, and what is played for it when its time is up. */
final class Decisions {
    private Decisions() {}

    static Decision<TangleMove> of(Wasteland table) {
        Decision<TangleMove> decision = Decision.of(table.phase(), task(table));
        return switch (table.phase()) {
            case HIBERNATE, HOMING -> decision.orPass(TangleMove.SKIP).orInTime(TangleMove.SKIP);
            case UPKEEP ->
                PayingUpkeep.due(table) == 0
                        ? decision.orPass(TangleMove.Pay.PLAIN).orInTime(TangleMove.Pay.PLAIN)
                        : decision.orInTime(table.listed().get(0));
            case CAST -> decision.orPass(TangleMove.DONE).orInTime(TangleMove.DONE);
            case ACT ->
                Works.isOptional(table.pending.work)
                        ? decision.orPass(TangleMove.DONE).orInTime(TangleMove.DONE)
                        : decision.orInTime(table.listed().get(0));
            default -> decision.orInTime(table.listed().get(0));
        };
    }

    static Sentence task(Wasteland table) {
        Pending pending = table.pending;
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
                    table.pending.anyCubes ? Sentence.of("cubes") : track.cube);
        }
        return table.pending.anyCubes
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
        Pending pending = table.pending;
        Sentence task = Sentence.of(
                pending.work == Work.DIVERSE && table.rules.growsMany
                        ? "Place clean earth and a meadow, each at most once, and grow any number of tiles by one step"
                        : task(pending.work, pending.free));
        Sentence whole = pending.card == Card.NONE ? task : Sentence.of("{card}: {task}", Card.of(pending.card), task);
        return Works.isOptional(pending.work)
                ? Sentence.of("{task}, or be done.", whole)
                : Sentence.of("{task}.", whole);
    }

    private static String task(Work work, boolean free) {
        return switch (work) {
            case NONE -> "There is nothing to do";
            case EARTH ->
                free
                        ? "Place clean earth free, but 1 earth for each area jumped over"
                        : "Place clean earth for 1 earth each, and 1 for each area jumped over";
            case LAKE -> "Place a lake beside your tiles or on your clean earth";
            case MEADOWS -> "Turn clean earth of yours into meadows";
            case SPREAD_MEADOWS -> "Turn clean earth beside your meadows into meadows";
            case PLANT -> "Plant seeds on your clean earth";
            case GROW -> "Grow seeds and saplings, each by one step";
            case CONTAINED -> "Grow one seed or sapling, before each of your bushes gets 1 earth";
            case DIVERSE -> "Place clean earth, place a meadow and grow a tile, each at most once";
            case SPROUT -> "Place saplings on clean earth beside your trees";
            case SPREAD_BUSHES -> "Plant bush seeds from the pool beside your bushes, for 1 earth each";
            case MANA -> "Change mana: 1 for a cube or a card, 2 for a bush seed, 3 for a tree seed";
            case SHIFT -> "Let two or three of your tiles change places";
            case SACRIFICE ->
                "Sacrifice tiles: clean earth for a cube, lakes and meadows for a placement, bushes for a card";
            case TAKEOVER -> "Take over clean earth beside your tiles: 1 earth to the pool and 2 cubes to its owner";
            case ROOT -> "Choose a tree for the new root";
            case FORAGE -> "Choose a tile whose cubes you take";
            case CALM -> "Choose a marker that goes back to its track";
            case WINTER -> "Choose the upkeep that all pay now";
            case FETCH -> "Choose a card of the discard pile";
        };
    }
}
