package sheepfold.games.sheephop;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import sheepfold.engine.Event;
import sheepfold.engine.Ref;
import sheepfold.engine.Sentence;

/** What happens on the board, step by step, for animation and for the log. */
sealed interface SheepHopEvent extends Event {
    record KindDrawn(TileKind kind) implements SheepHopEvent {
        @Override
        public Sentence text() {
            return Sentence.of("The {tile} is among the tiles.", kind);
        }
    }

    record TileLaid(TileKind kind, Space space) implements SheepHopEvent {
        @Override
        public Sentence text() {
            return Sentence.of("The {tile} lies on {space}.", kind, space);
        }
    }

    /** The tiles are taken up again, to be laid anew or left in the box. */
    record TilesTakenUp(Sentence reason, boolean forGood) implements SheepHopEvent {
        @Override
        public Sentence text() {
            return Sentence.of(
                    forGood
                            ? "The tiles are taken up again: {reason}. They stay in the box."
                            : "The tiles are taken up again: {reason}.",
                    reason);
        }
    }

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
    record WolfPlaced(Wolf wolf, Space space, List<Space> next) implements SheepHopEvent {
        @Override
        public Sentence text() {
            return Sentence.of("The {wolf} starts on {space}.", wolf, space);
        }
    }

    record Rolled(int seat, Face face, int number) implements SheepHopEvent {
        @Override
        public Sentence text() {
            return Sentence.of("Roll {number}, {seat}: {face}.", number, Ref.player(seat), face);
        }
    }

    /** No sheep of the rolled colour is on the board, so any may move. */
    record ColourGone(Face face) implements SheepHopEvent {
        @Override
        public Sentence text() {
            return Sentence.of("No {sheep} is on the board: any sheep may move.", face);
        }
    }

    /** The sheep that may move cannot: those of the rolled colour, or any at all. */
    record NoMove(Face face) implements SheepHopEvent {
        @Override
        public Sentence text() {
            return face == Face.ANY ? Sentence.of("No sheep can move.") : Sentence.of("No {sheep} can move.", face);
        }
    }

    record Slid(Colour colour, Space from, Space to) implements SheepHopEvent {
        @Override
        public Sentence text() {
            return to.isHome()
                    ? Sentence.of("A {sheep} slides from {from} into the fold.", colour, from)
                    : Sentence.of("A {sheep} slides from {from} to {to}.", colour, from, to);
        }
    }

    record Hopped(Colour colour, Space from, Space over, Ref animal, Space to) implements SheepHopEvent {
        @Override
        public Sentence text() {
            Sentence hop =
                    Sentence.of("A {sheep} hops from {from} over the {animal} on {over}", colour, from, animal, over);
            return to.isHome() ? Sentence.of("{hop} into the fold.", hop) : Sentence.of("{hop} to {space}.", hop, to);
        }
    }

    record CameHome(Colour colour, int saved) implements SheepHopEvent {
        @Override
        public Sentence text() {
            return Sentence.of("The {sheep} is home: {n} saved.", colour, saved);
        }
    }

    /**
     * A wolf goes to the next space of its path.
     *
     * @param next the spaces it enters with its next two steps
     */
    record WolfStepped(Wolf wolf, Space from, Space to, List<Space> next) implements SheepHopEvent {
        @Override
        public Sentence text() {
            return from.equals(to)
                    ? Sentence.of("The {wolf} stays on {space}.", wolf, from)
                    : Sentence.of("The {wolf} goes from {from} to {to}.", wolf, from, to);
        }
    }

    record Captured(Colour colour, Space space, Wolf wolf, int captured) implements SheepHopEvent {
        @Override
        public Sentence text() {
            return Sentence.of("The {wolf} takes the {sheep} on {space}: {n} captured.", wolf, colour, space, captured);
        }
    }

    /**
     * The Mole and its hill change places.
     *
     * @param next where the wolves go now
     */
    record MoleMoved(Space mole, Space molehill, Map<Wolf, List<Space>> next) implements SheepHopEvent {
        @Override
        public Sentence text() {
            return Sentence.of("The Mole dives: it is now on {mole}, the Molehill on {molehill}.", mole, molehill);
        }
    }

    /**
     * The Raccoon has turned both wolves round.
     *
     * @param next where they go now
     */
    record WolvesTurned(Rotation direction, Map<Wolf, List<Space>> next) implements SheepHopEvent {
        @Override
        public Sentence text() {
            return Sentence.of("The Raccoon turns the wolves: they go {direction}.", direction);
        }
    }

    record FoxWhistled() implements SheepHopEvent {
        @Override
        public Sentence text() {
            return Sentence.of("The Fox whistles: each wolf moves one space.");
        }
    }

    record PatouBarked(Colour colour, List<Space> waiting) implements SheepHopEvent {
        @Override
        public Sentence text() {
            return waiting.isEmpty()
                    ? Sentence.of("The Patou barks, but no other {sheep} is on the board.", colour)
                    : Sentence.of(
                            "The Patou barks: each other {sheep} moves too ({spaces}).", colour, Space.list(waiting));
        }
    }

    /** Waiting sheep that cannot move are passed over. */
    record WaitingSkipped(List<Space> spaces) implements SheepHopEvent {
        @Override
        public Sentence text() {
            return Sentence.of("Unable to move: the sheep on {spaces}.", Space.list(spaces));
        }
    }

    record NightFell(List<Space> stranded) implements SheepHopEvent {
        @Override
        public Sentence text() {
            return Sentence.of("Night falls: the sheep on {spaces} count as captured.", Space.list(stranded));
        }
    }

    record AllGone(int saved, int captured) implements SheepHopEvent {
        @Override
        public Sentence text() {
            return Sentence.of("No sheep is left on the board: {saved} saved, {captured} captured.", saved, captured);
        }
    }
}
