package sheepfold.games.shepherdmess;

import java.util.List;
import sheepfold.engine.Sentence;
import sheepfold.json.Shaped;

/**
 * What every bark that a player could make now would do; barks that scare nobody are left out.
 *
 * @param barks by dog and by the tile on which it would stop
 */
@Shaped
record ForesightView(List<Bark> barks) {
    /**
     * One bark.
     *
     * @param picks true if its player would have to pick who goes
     * @param warnings what its player may regret; nothing where it depends on a pick
     */
    record Bark(Dog dog, Tile tile, boolean picks, List<Warning> warnings, List<Scared> sheep) {}

    /** Something that a player may regret, and the rule that makes it so. */
    record Warning(String rule, Sentence sentence) {}

    /**
     * What the sheep of one flock on one tile, or the ram, would do.
     *
     * @param flock the seat whose sheep they are; 4 for the ram
     * @param going how many of them would go for sure
     * @param contends true if one of them goes if it is picked
     * @param way the tiles on which they would set foot, the last one to stay there; empty for those who choose no exit
     * @param rule the rule that makes them do so
     * @param habit the rule in a word, such as {@code straight-on} or {@code undecided}
     * @param exits straight, left and right of the bark: where each leads and who is there, or what closes it
     */
    record Scared(
            Tile tile,
            int flock,
            int count,
            int going,
            boolean contends,
            List<Tile> way,
            String rule,
            Habit habit,
            List<Herding.Exit> exits) {}
}
