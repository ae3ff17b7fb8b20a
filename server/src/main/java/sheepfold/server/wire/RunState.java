package sheepfold.server.wire;

import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import sheepfold.json.About;
import sheepfold.lab.measure.Comparison;

@About("A run of the lab as it stands.")
public record RunState(
        String id,
        RunStatus status,
        @About("May the caller pause and stop it?") boolean yours,
        String game,
        int seats,
        List<String> bots,

        @About("The options of each set-up that differ from the game's defaults.")
        List<Map<String, String>> setups,

        @About("What else is measured.") List<LabMeasure> measure,

        @About("Games played so far, under all set-ups together.")
        int played,

        @About("How many games of each set-up its figures are of; measures may ask for further ones.")
        int games,

        @About("Games that are planned, under all set-ups together.")
        int planned,

        @About("Why it ended before its time, in a sentence.") @Nullable
        String fault,

        @About("What is known by now.") @Nullable Comparison result) {
    public RunState seenBy(boolean owner) {
        return new RunState(
                id, status, owner, game, seats, bots, setups, measure, played, games, planned, fault, result);
    }

    public RunState stopped(String why) {
        return new RunState(
                id, RunStatus.STOPPED, yours, game, seats, bots, setups, measure, played, games, planned, why, result);
    }
}
