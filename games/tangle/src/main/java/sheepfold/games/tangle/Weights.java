package sheepfold.games.tangle;

import sheepfold.json.Json;
import sheepfold.json.Shape;
import sheepfold.json.Shaped;
import tools.jackson.databind.JsonNode;

/**
 * What counts how much for a plan, in turns: data, with the story of how it was found.
 *
 * @param seed a seed, and a lake, take an action each
 * @param plants other things take some for the action and some for each that is done in it
 * @param cardCost cubes that a card costs which is still to be drawn
 * @param cube a trip for cubes: so much for each, and a little for having to go at all
 * @param stock what a cube counts that waits on an own tile, and on the richest space
 * @param billCalled how much of a bill is sure to come when its marker is taken, when its tracker is near the top, and in each round
 * @param loss a thing that will be lost as its bill cannot be paid
 * @param lasting how much of what cards promise comes true: in front of one, and in the hand
 * @param unseenCard a card that nobody has seen, against those in the row
 * @param rivalry what rivals' progress weighs against one's own; with trackers more, for they are the way to harm
 */
@Shaped
record Weights(
        JsonNode provenance,
        double seed,
        double lake,
        double plants,
        double eachPlant,
        double stage,
        double eachGrowth,
        double meadows,
        double eachMeadow,
        double earth,
        double eachEarth,
        double cards,
        double eachCard,
        double cast,
        double nobodyHome,
        double cardCost,
        double cube,
        double trip,
        double surplus,
        double stock,
        double waiting,
        double billCalled,
        double billNear,
        double billEachRound,
        double loss,
        double lasting,
        double inHand,
        double unseenCard,
        double rivalry,
        double trackRivalry) {
    static final Weights OURS = Shape.of(Weights.class).read(Json.resource(Weights.class, "plan.json"), "plan.json");
}
