package sheepfold.games.tangle;

import sheepfold.engine.Decision;
import sheepfold.engine.Ref;
import sheepfold.engine.Sentence;

/** What a seat decides, in a sentence, and what is played for it when its time is up. */
final class Decisions {
    private Decisions() {}

    static Decision<TangleMove> of(Wasteland table) {
        Decision<TangleMove> decision = Decision.of(table.phase(), task(table));
        return switch (table.phase()) {
            case HIBERNATE, HOMING -> decision.orPass(TangleMove.SKIP).orInTime(TangleMove.SKIP);
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
            case TRACK ->
                Sentence.counted(
                        Tracking.most(table),
                        "Move an upkeep tracker by 1 step.",
                        "Move the upkeep trackers: {n} steps in all.");
            case DISCARD -> Sentence.of("Discard down to {n} cards.", table.rules.handLimit);
            case FIRST, CENTRE, VICTORY, DEAL, ROW, DRAW, REFILL, OVER ->
                throw new IllegalStateException("no seat decides in " + table.phase());
        };
    }

    private static Sentence upkeep(Wasteland table) {
        Track track = Track.of(table.pending.track);
        int due = PayingUpkeep.due(table);
        if (!PayingUpkeep.canPay(table)) {
            return Sentence.of(
                    "Upkeep of {track}: you cannot pay {n} {cube}, so give something up.",
                    track.ref(),
                    due,
                    table.pending.anyCubes ? Sentence.of("cubes") : track.cube.ref());
        }
        return table.pending.anyCubes
                ? Sentence.of("Upkeep of {track}: pay {n} cubes, or give something up.", track.ref(), due)
                : Sentence.of(
                        "Upkeep of {track}: pay {n} {cube}, or give something up.", track.ref(), due, track.cube.ref());
    }

    private static Sentence act(Wasteland table) {
        Pending pending = table.pending;
        Sentence task = Sentence.of(
                switch (pending.work) {
                    case NONE -> "there is nothing to do";
                    case EARTH -> "place clean earth";
                    case LAKE -> "place a lake";
                    case MEADOWS, SPREAD_MEADOWS -> "place meadows";
                    case PLANT -> "plant seeds";
                    case GROW -> "grow seeds and saplings";
                    case CONTAINED -> "grow one tile";
                    case DIVERSE -> "place clean earth, place a meadow, grow a tile: each once";
                    case SPROUT -> "place saplings";
                    case SPREAD_BUSHES -> "spread bush seeds";
                    case MANA -> "change mana";
                    case SHIFT -> "let tiles change places";
                    case SACRIFICE -> "sacrifice tiles";
                    case TAKEOVER -> "take over clean earth";
                    case ROOT -> "choose a tree for the new root";
                    case FORAGE -> "choose a tile whose cubes you take";
                    case CALM -> "choose a marker that goes back";
                    case WINTER -> "choose the upkeep that all pay";
                    case FETCH -> "choose a card of the discard pile";
                });
        Ref by = pending.card == Card.NONE
                ? table.kind(pending.space).ref()
                : Card.of(pending.card).ref();
        return Works.isOptional(pending.work)
                ? Sentence.of("{by}: {task}, or be done.", by, task)
                : Sentence.of("{by}: {task}.", by, task);
    }
}
