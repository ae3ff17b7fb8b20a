package sheepfold.games.sheephop;

import java.util.List;
import java.util.stream.Collectors;
import sheepfold.engine.Event;
import sheepfold.engine.Sentence;

/** What happens on the board, step by step, for animation and for the log. */
sealed interface SheepHopEvent extends Event {
    record KindDrawn(String kind) implements SheepHopEvent {
        @Override
        public Sentence text() {
            return Sentence.sign("The %s is among the tiles.".formatted(title(kind)));
        }
    }

    record TileLaid(String kind, String space) implements SheepHopEvent {
        @Override
        public Sentence text() {
            return Sentence.sign("The %s lies on %s.".formatted(title(kind), space));
        }
    }

    /** The tiles are taken up again, to be laid anew or left in the box. */
    record TilesTakenUp(String reason, boolean forGood) implements SheepHopEvent {
        @Override
        public Sentence text() {
            return Sentence.sign(
                    "The tiles are taken up again: %s.%s".formatted(reason, forGood ? " They stay in the box." : ""));
        }
    }

    record Shuffled(List<String> meadow) implements SheepHopEvent {
        @Override
        public Sentence text() {
            return Sentence.sign("The sheep stand in the meadow: %s.".formatted(String.join(" / ", meadow)));
        }
    }

    record WolfPlaced(String wolf, String space) implements SheepHopEvent {
        @Override
        public Sentence text() {
            return Sentence.sign("The %s starts on %s.".formatted(wolf, space));
        }
    }

    record Rolled(int seat, String face, String meaning, int number) implements SheepHopEvent {
        @Override
        public Sentence text() {
            return Sentence.sign("Roll %d, seat %d: %s.".formatted(number, seat, meaning));
        }
    }

    /** No sheep of the rolled colour is on the board, so any may move. */
    record ColourGone(String colour) implements SheepHopEvent {
        @Override
        public Sentence text() {
            return Sentence.sign("No %s is on the board: any sheep may move.".formatted(colour));
        }
    }

    record NoMove() implements SheepHopEvent {
        @Override
        public Sentence text() {
            return Sentence.sign("No sheep can move.");
        }
    }

    record Slid(String colour, String from, String to) implements SheepHopEvent {
        @Override
        public Sentence text() {
            return Sentence.sign("A %s slides from %s %s.".formatted(colour, from, towards(to)));
        }
    }

    record Hopped(String colour, String from, String over, String animal, String to) implements SheepHopEvent {
        @Override
        public Sentence text() {
            return Sentence.sign(
                    "A %s hops from %s over the %s on %s %s.".formatted(colour, from, animal, over, towards(to)));
        }
    }

    record CameHome(String colour, int saved) implements SheepHopEvent {
        @Override
        public Sentence text() {
            return Sentence.sign("The %s is home: %d saved.".formatted(colour, saved));
        }
    }

    record WolfStepped(String wolf, String from, String to) implements SheepHopEvent {
        @Override
        public Sentence text() {
            return Sentence.sign(
                    from.equals(to)
                            ? "The %s stays on %s.".formatted(wolf, from)
                            : "The %s goes from %s to %s.".formatted(wolf, from, to));
        }
    }

    record Captured(String colour, String space, String wolf, int captured) implements SheepHopEvent {
        @Override
        public Sentence text() {
            return Sentence.sign("The %s takes the %s on %s: %d captured.".formatted(wolf, colour, space, captured));
        }
    }

    record MoleMoved(String mole, String molehill) implements SheepHopEvent {
        @Override
        public Sentence text() {
            return Sentence.sign("The Mole dives: it is now on %s, the Molehill on %s.".formatted(mole, molehill));
        }
    }

    /** The Raccoon has turned both wolves round. */
    record WolvesTurned(String direction) implements SheepHopEvent {
        @Override
        public Sentence text() {
            return Sentence.sign("The Raccoon turns the wolves: they go %s.".formatted(direction));
        }
    }

    record FoxWhistled() implements SheepHopEvent {
        @Override
        public Sentence text() {
            return Sentence.sign("The Fox whistles: each wolf moves one space.");
        }
    }

    record PatouBarked(String colour, List<String> waiting) implements SheepHopEvent {
        @Override
        public Sentence text() {
            return Sentence.sign(
                    waiting.isEmpty()
                            ? "The Patou barks, but no other %s is on the board.".formatted(colour)
                            : "The Patou barks: each other %s moves too (%s)."
                                    .formatted(colour, String.join(", ", waiting)));
        }
    }

    /** Waiting sheep that cannot move are passed over. */
    record WaitingSkipped(List<String> spaces) implements SheepHopEvent {
        @Override
        public Sentence text() {
            return Sentence.sign("Unable to move: %s."
                    .formatted(spaces.stream().collect(Collectors.joining(", ", "the sheep on ", ""))));
        }
    }

    record NightFell(List<String> stranded) implements SheepHopEvent {
        @Override
        public Sentence text() {
            return Sentence.sign(
                    "Night falls: the sheep on %s count as captured.".formatted(String.join(", ", stranded)));
        }
    }

    record AllGone(int saved, int captured) implements SheepHopEvent {
        @Override
        public Sentence text() {
            return Sentence.sign("No sheep is left on the board: %d saved, %d captured.".formatted(saved, captured));
        }
    }

    private static String title(String kind) {
        return TileKind.named(kind).map(TileKind::title).orElse(kind);
    }

    private static String towards(String to) {
        return to.equals(Space.HOME.name()) ? "into the fold" : "to " + to;
    }
}
