package sheepfold.games.tangle;

import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import sheepfold.engine.Event;
import sheepfold.engine.Ids;
import sheepfold.engine.Sentence;
import sheepfold.engine.line.Lines;
import sheepfold.engine.line.Says;

/** What happens at the table. Laid over a view one after the other, events lead from the view before to the view after. */
@Lines({Colour.class, EventWords.class})
sealed interface TangleEvent extends Event {
    @Says("{seat} begins.")
    record FirstNamed(int seat) implements TangleEvent {}

    @Says("In the centre lies {kind}.")
    record CentreLaid(Kind kind) implements TangleEvent {}

    /** A victory card as its owner sees it. */
    @Says("{seat} is dealt the victory card {card}.")
    record GoalDealt(int seat, Victory card) implements TangleEvent {}

    /** A victory card as the others see it. */
    @Says("{seat} is dealt a victory card.")
    record GoalDealtUnseen(int seat) implements TangleEvent {}

    /** A card from the pile as its owner sees it. */
    @Says("{seat} draws {card}.")
    record CardDrawn(int seat, Card card) implements TangleEvent {}

    /** A card from the pile as the others see it. */
    @Says("{seat} draws a card.")
    record CardDrawnUnseen(int seat) implements TangleEvent {}

    /** A card from the pile comes into the row, at a place from 1 on. */
    @Says("{card} comes into the row.")
    record RowFilled(int slot, Card card) implements TangleEvent {}

    /** The discards are a new pile. */
    @Says("The discards are shuffled into a new pile.")
    record Reshuffled(int cards) implements TangleEvent {}

    @Says("Round {n=round}: {seat} to play.")
    record TurnBegan(int seat, int round) implements TangleEvent {}

    /**
     * A root goes somewhere.
     *
     * @param index its place in the stack that it leaves, from 0 at the bottom
     * @param placed false if it comes home by a card, which is no placement
     */
    @Says("{seat} moves a root from {from} to {to}.")
    record RootMoved(int seat, Spot from, int index, Spot to, boolean placed) implements TangleEvent {}

    @Says("A new root of {seat} enters on {area}.")
    record RootEntered(int seat, Area area) implements TangleEvent {}

    /** An arrow brings a cube to a space. */
    @Says("An arrow brings 1 {cube} to {space}.")
    record Brought(Space space, Cube cube) implements TangleEvent {}

    /** Cubes come on a tile. */
    @Says("{seat} gets {n=count} {cube} on {area}.")
    record Fed(int seat, Area area, Cube cube, int count) implements TangleEvent {}

    /** All cubes of an own tile, or by a card of another's. */
    @Says("{seat} takes {n=count} {cube} from {area}.")
    record Harvested(int seat, Area area, Cube cube, int count) implements TangleEvent {}

    /**
     * All cubes of a space.
     *
     * @param refill what lies there afterwards
     */
    @Says("{seat} takes {cubes} from {space}.")
    record Took(int seat, Space space, Map<Cube, Integer> cubes, Map<Cube, Integer> refill) implements TangleEvent {}

    /** Cubes from the pool. */
    @Says("{seat} gains {cubes}.")
    record Gained(int seat, Map<Cube, Integer> cubes) implements TangleEvent {}

    /** Cubes to the pool. */
    @Says("{seat} pays {cubes}.")
    record Paid(int seat, Map<Cube, Integer> cubes) implements TangleEvent {}

    /** Cubes from one player to another. */
    @Says("{seat} gives {cubes} to {other=to:seat}.")
    record Gave(int seat, int to, Map<Cube, Integer> cubes) implements TangleEvent {}

    /** A tile comes on an area, in place of what its owner had there: by placing, flipping or growing. */
    @Says("{seat} has {tile:a} on {area} now.")
    record TilePlaced(int seat, Area area, Tile tile) implements TangleEvent {}

    /** A tile is given up or sacrificed. */
    @Says("{seat} gives up {tile:a} on {area}.")
    record TileLost(int seat, Area area, Tile tile) implements TangleEvent {}

    /** Clean earth lies where something was given up; it moves no tracker. */
    @Says("Clean earth of {seat} is left on {area}.")
    record EarthLeft(int seat, Area area) implements TangleEvent {}

    @Says("{seat} takes over {area} from {other=from:seat}.")
    record TakenOver(int seat, int from, Area area) implements TangleEvent {}

    /** Each tile goes to the next area, the last to the first. */
    @Says("Tiles of {seat} change places: {areas}.")
    record Shifted(int seat, List<Area> areas) implements TangleEvent {}

    @Says("{seat} takes a {seed}.")
    record SeedTaken(int seat, Seed seed) implements TangleEvent {}

    @Says("{seat} plants a {seed} on {area}.")
    record SeedPlanted(int seat, Seed seed, Area area) implements TangleEvent {}

    /** A seed goes from an area to the pool: it grew or was lost. */
    @Says("The {seed} on {area} goes back to the pool.")
    record SeedGone(int seat, Seed seed, Area area) implements TangleEvent {}

    /** A card of the row, from a place from 1 on. */
    @Says("{seat} takes {card} from the row.")
    record CardTaken(int seat, int slot, Card card) implements TangleEvent {}

    /** A card of the discard pile. */
    @Says("{seat} takes {card} from the discard pile.")
    record CardFetched(int seat, Card card) implements TangleEvent {}

    /** Where a card was. */
    enum Place {
        HAND,
        FRONT,
        DISCARD;

        @Override
        public String toString() {
            return Ids.of(this);
        }
    }

    @Says("{seat} casts {card}.")
    record CardCast(int seat, Card card, Place from) implements TangleEvent {}

    @Says("{seat} discards {card}.")
    record CardDiscarded(int seat, Card card, Place from) implements TangleEvent {}

    /** An upkeep is to be paid. */
    @Says("The upkeep of {track} is due.")
    record UpkeepCalled(Track track) implements TangleEvent {}

    /** A tracker climbs, and is so far from the top. */
    @Says("The tracker of {track} climbs by {n=steps}.")
    record TrackerMoved(Track track, int steps, int below) implements TangleEvent {}

    /** A marker is taken, and its tracker is so far from the top. */
    @Says("{seat} takes the marker of {track}.")
    record MarkerTaken(int seat, Track track, int below) implements TangleEvent {}

    @Says("{seat} passes the marker of {track} to {other=to:seat}.")
    record MarkerPassed(int seat, int to, Track track) implements TangleEvent {}

    @Says("The marker of {track} is back on its track.")
    record MarkerReturned(int seat, Track track) implements TangleEvent {}

    /** Why somebody cannot do what would come next. */
    enum Lack {
        ACTION,
        ROOT_AT_HOME,
        CARD;

        @Override
        public String toString() {
            return Ids.of(this);
        }
    }

    /** Something is left out because it cannot be done: the action of a space, or casting in a turn that is over by that. */
    @Says(when = "lack=ACTION", value = "{seat} can do nothing there.")
    @Says(when = "lack=CARD", value = "{seat} has no card in hand and ends the turn without casting.")
    @Says("{seat} has no root at home and ends the turn without casting.")
    record LeftOut(int seat, Lack lack) implements TangleEvent {}

    /**
     * The game is over.
     *
     * @param goals the victory cards of every seat
     * @param met the card by which the first of the winners won, if any
     */
    record GameEnded(
            List<Integer> winners,
            Ending ending,
            List<List<Victory>> goals,
            @Nullable Victory met) implements TangleEvent {}

    @Override
    default boolean reveals() {
        return switch (this) {
            case CardCast e -> e.from == Place.HAND;
            case CardDiscarded e -> e.from == Place.HAND;
            case GoalDealt _, CardDrawn _, GameEnded _ -> true;
            case FirstNamed _, CentreLaid _, RowFilled _ -> true;
            default -> false;
        };
    }

    @Override
    default Sentence text() {
        return TangleEventLines.words(this);
    }
}
