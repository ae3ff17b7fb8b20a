package sheepfold.games.sheephop;

import com.fasterxml.jackson.annotation.JsonProperty;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import sheepfold.json.About;
import sheepfold.json.Shaped;
import sheepfold.json.Sized;
import sheepfold.json.Within;
import tools.jackson.databind.JsonNode;

/** A board as it stands in a file, before anything is worked out from it. */
@Shaped
record WrittenLandscape(
        String id,

        @About("The first letters of the alphabet in order, such as abcdefghi.")
        String columns,

        @Within(least = 1, most = 26) int rows,
        @About("Where the grid has no space.") List<String> missing,
        @About("Pairs of spaces that touch.") List<@Sized(least = 2, most = 2) List<String>> fences,
        List<String> meadow,
        Exit exit,

        @About("Two closed loops, their spaces listed clockwise.")
        Map<String, List<String>> paths,

        @About("Pairs of a space and the side N, E, S or W on which it opens.")
        List<@Sized(least = 2, most = 2) List<String>> foldGates,

        StandardWolves standardWolves,

        @About("Where each value comes from: printed, found or ours.")
        Optional<JsonNode> provenance) {
    /** The only way out of the meadow. */
    record Exit(String inside, String front) {}

    /** Where wolf-setup=standard puts them. */
    record StandardWolves(
            @JsonProperty("L") String little,
            @JsonProperty("B") String bigBad) {
        String of(Wolf wolf) {
            return wolf == Wolf.LITTLE ? little : bigBad;
        }
    }
}
