package sheepfold.games.shepherdmess;

import java.util.List;
import sheepfold.engine.Event;
import sheepfold.engine.Sentence;

/** What happens on the meadow, step by step, for animation and for the log. Flocks and dogs are named by their colours. */
sealed interface ShepherdMessEvent extends Event {
    record FirstNamed(int seat, String colour) implements ShepherdMessEvent {
        @Override
        public Sentence text() {
            return Sentence.sign("%s begins.".formatted(capital(colour)));
        }
    }

    record MudLaid(int patch, String tile, String ports) implements ShepherdMessEvent {
        @Override
        public Sentence text() {
            return Sentence.sign("Muddy patch %d lies on %s with stones to %s.".formatted(patch, tile, ports));
        }
    }

    record PuddleLaid(int puddle, String tile) implements ShepherdMessEvent {
        @Override
        public Sentence text() {
            return Sentence.sign("Puddle %d lies on %s.".formatted(puddle, tile));
        }
    }

    record SheepPlaced(String flock, String tile) implements ShepherdMessEvent {
        @Override
        public Sentence text() {
            return Sentence.sign("A %s sheep is placed on %s.".formatted(flock, tile));
        }
    }

    record PenDrawn(String colour, int pen, String tile) implements ShepherdMessEvent {
        @Override
        public Sentence text() {
            return Sentence.sign("%s has pen %d on %s; both dogs wait there.".formatted(capital(colour), pen, tile));
        }
    }

    record RamLanded(int patch, String tile) implements ShepherdMessEvent {
        @Override
        public Sentence text() {
            return Sentence.sign("The ram lands on patch %d on %s.".formatted(patch, tile));
        }
    }

    /** A dog runs along these tiles, its own first; a dog that stays has just that one. */
    record DogRan(String colour, String dog, List<String> way) implements ShepherdMessEvent {
        @Override
        public Sentence text() {
            return Sentence.sign(
                    way.size() == 1
                            ? "%s's dog %s stays on %s.".formatted(capital(colour), dog, way.getFirst())
                            : "%s's dog %s runs to %s."
                                    .formatted(capital(colour), dog, String.join(", ", way.subList(1, way.size()))));
        }
    }

    /**
     * A dog barks.
     *
     * @param scared the tiles around it with animals on them
     */
    record Barked(String colour, String dog, String tile, List<String> scared) implements ShepherdMessEvent {
        @Override
        public Sentence text() {
            return Sentence.sign(
                    scared.isEmpty()
                            ? "It barks on %s, and nobody is near.".formatted(tile)
                            : "It barks on %s at %s.".formatted(tile, String.join(", ", scared)));
        }
    }

    /**
     * The sheep of one flock on one tile, or the ram, go; all that go in one bark go at once.
     *
     * @param way the tiles they enter, one after another
     * @param rule the habit that they follow, by its id
     */
    record SheepRan(String flock, int count, String from, List<String> way, String rule, String reason)
            implements ShepherdMessEvent {
        @Override
        public Sentence text() {
            return Sentence.sign("%s %s from %s to %s (%s, %s)."
                    .formatted(
                            counted(flock, count),
                            flock.equals("ram") || count == 1 ? "runs" : "run",
                            from,
                            String.join(", ", way),
                            reason,
                            rule));
        }
    }

    /** Scared animals that stay where they are. */
    record SheepStayed(String flock, int count, String tile, String rule, String reason) implements ShepherdMessEvent {
        @Override
        public Sentence text() {
            return Sentence.sign("%s on %s %s (%s, %s)."
                    .formatted(
                            counted(flock, count),
                            tile,
                            flock.equals("ram") || count == 1 ? "stays" : "stay",
                            reason,
                            rule));
        }
    }

    /** Several contend for a gate or a patch that lets through one; the player picks. */
    record PickNeeded(String colour, List<String> among) implements ShepherdMessEvent {
        @Override
        public Sentence text() {
            return Sentence.sign("%s picks who goes: %s.".formatted(capital(colour), String.join(", ", among)));
        }
    }

    record Fought(String colour, String dog, String from, String tile, String rival, String target)
            implements ShepherdMessEvent {
        @Override
        public Sentence text() {
            return Sentence.sign("%s's dog %s fights %s's dog %s on %s, which is dazed for its next turn."
                    .formatted(capital(colour), dog, rival, target, tile));
        }
    }

    record BridgeBuilt(String colour, String tile, String axis) implements ShepherdMessEvent {
        @Override
        public Sentence text() {
            return Sentence.sign("%s builds a bridge on %s, %s."
                    .formatted(capital(colour), tile, axis.equals("H") ? "west to east" : "north to south"));
        }
    }

    record StoneLaid(String colour, String tile, String side) implements ShepherdMessEvent {
        @Override
        public Sentence text() {
            return Sentence.sign("%s lays a stepping stone on %s, side %s.".formatted(capital(colour), tile, side));
        }
    }

    /** A wall of one edge or, at a corner, of two. */
    record WallBuilt(String colour, List<String> edges) implements ShepherdMessEvent {
        @Override
        public Sentence text() {
            return Sentence.sign("%s builds a wall on %s.".formatted(capital(colour), String.join(" and ", edges)));
        }
    }

    record GatePut(String colour, String edge) implements ShepherdMessEvent {
        @Override
        public Sentence text() {
            return Sentence.sign("%s puts a gate into the wall on %s.".formatted(capital(colour), edge));
        }
    }

    record TurnEnded(String colour, int movesLeft) implements ShepherdMessEvent {
        @Override
        public Sentence text() {
            return Sentence.sign("%s ends the turn with %d of two moves left.".formatted(capital(colour), movesLeft));
        }
    }

    /** A player with strangers in the pen is out. */
    record PutOut(int seat, String colour, String pen) implements ShepherdMessEvent {
        @Override
        public Sentence text() {
            return Sentence.sign("%s has a stranger in the pen on %s and is out.".formatted(capital(colour), pen));
        }
    }

    record GameEnded(String how, String reason) implements ShepherdMessEvent {
        @Override
        public Sentence text() {
            return Sentence.sign(reason);
        }
    }

    private static String counted(String flock, int count) {
        if (flock.equals("ram")) {
            return "The ram";
        }
        return "%d %s sheep".formatted(count, flock);
    }

    private static String capital(String colour) {
        return Character.toUpperCase(colour.charAt(0)) + colour.substring(1);
    }
}
