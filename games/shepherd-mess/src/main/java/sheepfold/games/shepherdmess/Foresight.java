package sheepfold.games.shepherdmess;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import sheepfold.engine.Sentence;
import sheepfold.games.shepherdmess.Herding.Exit;
import sheepfold.games.shepherdmess.Herding.Group;

/** Works out every bark that a player could make now, for people to look at before they decide. */
final class Foresight {
    private final Meadow meadow;

    private Foresight(Meadow meadow) {
        this.meadow = meadow;
    }

    static ForesightView of(Meadow meadow) {
        return new ForesightView(new Foresight(meadow).barks());
    }

    private List<ForesightView.Bark> barks() {
        List<ForesightView.Bark> barks = new ArrayList<>();
        if (meadow.phase() == Phase.PICK) {
            barks.add(bark(meadow.barking(), meadow.dogs.tile(meadow.barking())));
        } else if (meadow.phase() == Phase.ACT) {
            for (Dog dog : Dog.BOTH) {
                addBarks(Dog.number(meadow.seat(), dog), barks);
            }
        }
        return barks.stream().filter(bark -> !bark.sheep().isEmpty()).toList();
    }

    private void addBarks(int dog, List<ForesightView.Bark> barks) {
        if (DogMoves.isUsable(meadow, dog)) {
            for (long left = DogMoves.stops(meadow, dog, DogMoves.reach(meadow, dog)); left != 0; left &= left - 1) {
                barks.add(bark(dog, Tile.firstOf(left)));
            }
        }
    }

    private ForesightView.Bark bark(int dog, int at) {
        Herding herding = Herding.bark(meadow, dog, at);
        boolean picks = herding.pickCount() > 1;
        int pick = picks ? 0 : herding.pick(0);
        List<ForesightView.Scared> scared = new ArrayList<>();
        for (int i = 0; i < herding.size(); i++) {
            scared.add(scared(herding, i, pick));
        }
        return new ForesightView.Bark(Dog.of(dog), Tile.of(at), picks, picks ? List.of() : warnings(dog, at), scared);
    }

    /** Strangers in the pen and a lost game are easily overlooked: the bark is tried out. */
    private List<ForesightView.Warning> warnings(int dog, int at) {
        int seat = meadow.seat();
        Meadow after = meadow.after(seat, ShepherdMessMoves.run(dog & 1, at));
        List<ForesightView.Warning> warnings = new ArrayList<>();
        if (after.pens.isOut(seat)) {
            warnings.add(warning("SM-PEN-07", "You would be out."));
        } else if (Standings.strangers(after, seat) > Standings.strangers(meadow, seat)) {
            warnings.add(warning("SM-PEN-04", "A stranger would come into your pen."));
        }
        if (after.phase().isOver() && !Standings.wins(after, seat)) {
            warnings.add(warning("SM-END-03", "The game would end, and you would not win."));
        }
        return warnings;
    }

    private static ForesightView.Warning warning(String rule, String sentence) {
        return new ForesightView.Warning(rule, Sentence.of(sentence));
    }

    private ForesightView.Scared scared(Herding herding, int index, int pick) {
        Group group = herding.group(index);
        boolean contends = pick == 0 && (herding.candidates() >> index & 1) != 0;
        return new ForesightView.Scared(
                Tile.of(group.tile),
                group.kind,
                group.count,
                herding.going(index, pick),
                contends,
                group.leaves ? Telling.tiles(group.route) : List.of(),
                group.habit.rule,
                group.habit,
                exits(herding, group));
    }

    private static List<Exit> exits(Herding herding, Group group) {
        int ahead = group.heading;
        return IntStream.of(ahead, Side.left(ahead), Side.right(ahead))
                .mapToObj(side -> herding.exit(group, side))
                .toList();
    }
}
