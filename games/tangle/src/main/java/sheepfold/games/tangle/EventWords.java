package sheepfold.games.tangle;

import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import sheepfold.engine.Ref;
import sheepfold.engine.Sentence;

/** Events in words. */
final class EventWords {
    private EventWords() {}

    private static Ref seat(int seat) {
        return Colour.seat(seat);
    }

    static Sentence of(TangleEvent event) {
        return switch (event) {
            case TangleEvent.FirstNamed e -> Sentence.of("{seat} begins.", seat(e.seat()));
            case TangleEvent.CentreLaid e -> Sentence.of("In the centre lies {kind}.", e.kind());
            case TangleEvent.GoalDealt e ->
                Sentence.of("{seat} is dealt the victory card {card}.", seat(e.seat()), e.card());
            case TangleEvent.GoalDealtUnseen e -> Sentence.of("{seat} is dealt a victory card.", seat(e.seat()));
            case TangleEvent.CardDrawn e -> Sentence.of("{seat} draws {card}.", seat(e.seat()), e.card());
            case TangleEvent.CardDrawnUnseen e -> Sentence.of("{seat} draws a card.", seat(e.seat()));
            case TangleEvent.RowFilled e -> Sentence.of("{card} comes into the row.", e.card());
            case TangleEvent.Reshuffled _ -> Sentence.of("The discards are shuffled into a new pile.");
            case TangleEvent.TurnBegan e -> Sentence.of("Round {n}: {seat} to play.", e.round(), seat(e.seat()));
            case TangleEvent.RootMoved e ->
                Sentence.of("{seat} moves a root from {from} to {to}.", seat(e.seat()), e.from(), e.to());
            case TangleEvent.RootEntered e ->
                Sentence.of("A new root of {seat} enters on {area}.", seat(e.seat()), e.area());
            case TangleEvent.Brought e -> Sentence.of("An arrow brings 1 {cube} to {space}.", e.cube(), e.space());
            case TangleEvent.Fed e ->
                Sentence.of("{seat} gets {n} {cube} on {area}.", seat(e.seat()), e.count(), e.cube(), e.area());
            case TangleEvent.Harvested e ->
                Sentence.of("{seat} takes {n} {cube} from {area}.", seat(e.seat()), e.count(), e.cube(), e.area());
            case TangleEvent.Took e ->
                Sentence.of("{seat} takes {cubes} from {space}.", seat(e.seat()), cubes(e.cubes()), e.space());
            case TangleEvent.Gained e -> Sentence.of("{seat} gains {cubes}.", seat(e.seat()), cubes(e.cubes()));
            case TangleEvent.Paid e -> Sentence.of("{seat} pays {cubes}.", seat(e.seat()), cubes(e.cubes()));
            case TangleEvent.Gave e ->
                Sentence.of("{seat} gives {cubes} to {other}.", seat(e.seat()), cubes(e.cubes()), seat(e.to()));
            case TangleEvent.TilePlaced e ->
                Sentence.of("{seat} has {tile} on {area} now.", seat(e.seat()), a(e.tile()), e.area());
            case TangleEvent.TileLost e ->
                Sentence.of("{seat} gives up {tile} on {area}.", seat(e.seat()), a(e.tile()), e.area());
            case TangleEvent.EarthLeft e ->
                Sentence.of("Clean earth of {seat} is left on {area}.", seat(e.seat()), e.area());
            case TangleEvent.TakenOver e ->
                Sentence.of("{seat} takes over {area} from {other}.", seat(e.seat()), e.area(), seat(e.from()));
            case TangleEvent.Shifted e ->
                Sentence.of(
                        "Tiles of {seat} change places: {areas}.",
                        seat(e.seat()),
                        Sentence.list(e.areas()));
            case TangleEvent.SeedTaken e -> Sentence.of("{seat} takes a {seed}.", seat(e.seat()), e.seed());
            case TangleEvent.SeedPlanted e ->
                Sentence.of("{seat} plants a {seed} on {area}.", seat(e.seat()), e.seed(), e.area());
            case TangleEvent.SeedGone e ->
                Sentence.of("The {seed} on {area} goes back to the pool.", e.seed(), e.area());
            case TangleEvent.CardTaken e -> Sentence.of("{seat} takes {card} from the row.", seat(e.seat()), e.card());
            case TangleEvent.CardFetched e ->
                Sentence.of("{seat} takes {card} from the discard pile.", seat(e.seat()), e.card());
            case TangleEvent.CardCast e -> Sentence.of("{seat} casts {card}.", seat(e.seat()), e.card());
            case TangleEvent.CardDiscarded e -> Sentence.of("{seat} discards {card}.", seat(e.seat()), e.card());
            case TangleEvent.UpkeepCalled e -> Sentence.of("The upkeep of {track} is due.", e.track());
            case TangleEvent.TrackerMoved e ->
                Sentence.of("The tracker of {track} climbs by {n}.", e.track(), e.steps());
            case TangleEvent.MarkerTaken e ->
                Sentence.of("{seat} takes the marker of {track}.", seat(e.seat()), e.track());
            case TangleEvent.MarkerPassed e ->
                Sentence.of("{seat} passes the marker of {track} to {other}.", seat(e.seat()), e.track(), seat(e.to()));
            case TangleEvent.MarkerReturned e -> Sentence.of("The marker of {track} is back on its track.", e.track());
            case TangleEvent.LeftOut e ->
                switch (e.lack()) {
                    case ACTION -> Sentence.of("{seat} can do nothing there.", seat(e.seat()));
                    case ROOT_AT_HOME ->
                        Sentence.of("{seat} has no root at home and ends the turn without casting.", seat(e.seat()));
                    case CARD ->
                        Sentence.of("{seat} has no card in hand and ends the turn without casting.", seat(e.seat()));
                };
            case TangleEvent.GameEnded e -> ended(e.winners(), e.ending(), e.met());
        };
    }

    static Sentence ended(List<Integer> winners, Ending ending, @Nullable Victory met) {
        Sentence names = Sentence.list(winners.stream().map(Colour::seat).toList());
        if (ending == Ending.GOAL && met != null) {
            return winners.size() == 1
                    ? Sentence.of("{seat} has fulfilled {card} and wins.", names, met)
                    : Sentence.of("{seats} have fulfilled a victory card each and share the victory.", names);
        }
        return winners.size() == 1
                ? Sentence.of("The rounds are over: {seat} comes closest and wins.", names)
                : Sentence.of("The rounds are over: {seats} come equally close and share the victory.", names);
    }

    private static Sentence a(Tile tile) {
        return Sentence.of(tile == Tile.CLEAN_EARTH ? "{tile}" : "a {tile}", tile);
    }

    /** "2 earth and 1 mana". */
    static Sentence cubes(Map<Cube, Integer> cubes) {
        return cubes.isEmpty()
                ? Sentence.of("nothing")
                : Sentence.list(cubes.entrySet().stream()
                        .map(entry -> Sentence.of("{n} {cube}", entry.getValue(), entry.getKey()))
                        .toList());
    }
}
