package sheepfold.games.sheephop;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import sheepfold.engine.Event;
import sheepfold.engine.Ref;
import sheepfold.engine.Sentence;
import sheepfold.engine.line.Lines;
import sheepfold.engine.line.Says;
import sheepfold.games.sheephop.SheepHopEvent.Shuffled.Standing;

/** What happens on the board, step by step, for animation and for the log. */
@Lines({Space.class, Ref.class})
sealed interface SheepHopEvent extends Event {
    @Says("The {tile=kind} is among the tiles.")
    record KindDrawn(TileKind kind) implements SheepHopEvent {}

    @Says("The {tile=kind} lies on {space}.")
    record TileLaid(TileKind kind, Space space) implements SheepHopEvent {}

    /** The tiles are taken up again, to be laid anew or left in the box. */
    @Says(when = "forGood", value = "The tiles are taken up again: {reason}. They stay in the box.")
    @Says("The tiles are taken up again: {reason}.")
    record TilesTakenUp(Sentence reason, boolean forGood) implements SheepHopEvent {}

    /** The meadow by its rows from the top, and sheep by sheep. */
    record Shuffled(List<String> meadow, List<Standing> sheep) implements SheepHopEvent {
        record Standing(Space space, Colour colour) {}

        @Override
        public Sentence text() {
            return Sentence.of(
                    "The sheep stand in the meadow: {flocks}.",
                    Sentence.list(Colour.ALL.stream()
                            .map(this::flock)
                            .flatMap(Optional::stream)
                            .toList()));
        }

        private Optional<Sentence> flock(Colour colour) {
            List<Ref> spaces = sheep.stream()
                    .filter(standing -> standing.colour() == colour)
                    .map(standing -> standing.space().ref())
                    .toList();
            return spaces.isEmpty()
                    ? Optional.empty()
                    : Optional.of(Sentence.of("{colour}s on {spaces}", colour, Sentence.list(spaces)));
        }
    }

    /**
     * A wolf comes to the board.
     *
     * @param next the spaces it enters with its next two steps
     */
    @Says("The {wolf} starts on {space}.")
    record WolfPlaced(Wolf wolf, Space space, List<Space> next) implements SheepHopEvent {}

    @Says("Roll {number}, {seat:player}: {face}.")
    record Rolled(int seat, Face face, int number) implements SheepHopEvent {}

    /** No sheep of the rolled colour is on the board, so any may move. */
    @Says("No {sheep=face} is on the board: any sheep may move.")
    record ColourGone(Face face) implements SheepHopEvent {}

    /** The sheep that may move cannot: those of the rolled colour, or any at all. */
    @Says(when = "face=ANY", value = "No sheep can move.")
    @Says("No {sheep=face} can move.")
    record NoMove(Face face) implements SheepHopEvent {}

    @Says(when = "to=HOME", value = "A {sheep=colour} slides from {from} into the fold.")
    @Says("A {sheep=colour} slides from {from} to {to}.")
    record Slid(Colour colour, Space from, Space to) implements SheepHopEvent {}

    record Hopped(Colour colour, Space from, Space over, Ref animal, Space to) implements SheepHopEvent {
        @Override
        public Sentence text() {
            Sentence hop =
                    Sentence.of("A {sheep} hops from {from} over the {animal} on {over}", colour, from, animal, over);
            return to.isHome() ? Sentence.of("{hop} into the fold.", hop) : Sentence.of("{hop} to {space}.", hop, to);
        }
    }

    @Says("The {sheep=colour} is home: {n=saved} saved.")
    record CameHome(Colour colour, int saved) implements SheepHopEvent {}

    /**
     * A wolf goes to the next space of its path.
     *
     * @param next the spaces it enters with its next two steps
     */
    @Says(when = "stays", value = "The {wolf} stays on {space=from}.")
    @Says("The {wolf} goes from {from} to {to}.")
    record WolfStepped(Wolf wolf, Space from, Space to, List<Space> next) implements SheepHopEvent {
        boolean stays() {
            return from.equals(to);
        }
    }

    @Says("The {wolf} takes the {sheep=colour} on {space}: {n=captured} captured.")
    record Captured(Colour colour, Space space, Wolf wolf, int captured) implements SheepHopEvent {}

    /**
     * The Mole and its hill change places.
     *
     * @param next where the wolves go now
     */
    @Says("The Mole dives: it is now on {mole}, the Molehill on {molehill}.")
    record MoleMoved(Space mole, Space molehill, Map<Wolf, List<Space>> next) implements SheepHopEvent {}

    /**
     * The Raccoon has turned both wolves round.
     *
     * @param next where they go now
     */
    @Says("The Raccoon turns the wolves: they go {direction}.")
    record WolvesTurned(Rotation direction, Map<Wolf, List<Space>> next) implements SheepHopEvent {}

    @Says("The Fox whistles: each wolf moves one space.")
    record FoxWhistled() implements SheepHopEvent {}

    @Says(when = "isUnheard", value = "The Patou barks, but no other {sheep=colour} is on the board.")
    @Says("The Patou barks: each other {sheep=colour} moves too ({spaces=waiting:list}).")
    record PatouBarked(Colour colour, List<Space> waiting) implements SheepHopEvent {
        boolean isUnheard() {
            return waiting.isEmpty();
        }
    }

    /** Waiting sheep that cannot move are passed over. */
    @Says("Unable to move: the sheep on {spaces:list}.")
    record WaitingSkipped(List<Space> spaces) implements SheepHopEvent {}

    @Says("Night falls: the sheep on {spaces=stranded:list} count as captured.")
    record NightFell(List<Space> stranded) implements SheepHopEvent {}

    @Says("No sheep is left on the board: {saved} saved, {captured} captured.")
    record AllGone(int saved, int captured) implements SheepHopEvent {}

    @Override
    default Sentence text() {
        return SheepHopEventLines.words(this);
    }
}
