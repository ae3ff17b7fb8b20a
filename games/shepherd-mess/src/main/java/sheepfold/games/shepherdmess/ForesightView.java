package sheepfold.games.shepherdmess;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import sheepfold.engine.Sentence;
import sheepfold.games.shepherdmess.Herding.Exit;
import sheepfold.games.shepherdmess.Herding.Group;
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
            List<Exit> exits) {}

    static ForesightView of(Meadow meadow) {
        return new ForesightView(new Maker(meadow).barks());
    }

    /** Works out every bark that a player could make now, for people to look at before they decide. */
    private record Maker(Meadow meadow) {
        List<Bark> barks() {
            List<Bark> barks = new ArrayList<>();
            if (meadow.phase() == Phase.PICK) {
                barks.add(bark(meadow.barking(), meadow.dogs.tile(meadow.barking())));
            } else if (meadow.phase() == Phase.ACT) {
                for (Dog dog : Dog.BOTH) {
                    addBarks(Dog.number(meadow.seat(), dog), barks);
                }
            }
            return barks.stream().filter(bark -> !bark.sheep().isEmpty()).toList();
        }

        private void addBarks(int dog, List<Bark> barks) {
            if (DogMoves.isUsable(meadow, dog)) {
                for (long left = DogMoves.stops(meadow, dog, DogMoves.reach(meadow, dog));
                        left != 0;
                        left &= left - 1) {
                    barks.add(bark(dog, Tile.firstOf(left)));
                }
            }
        }

        private Bark bark(int dog, int at) {
            Herding herding = Herding.bark(meadow, dog, at);
            boolean picks = herding.pickCount() > 1;
            int pick = picks ? 0 : herding.pick(0);
            List<Scared> scared = new ArrayList<>();
            for (int i = 0; i < herding.size(); i++) {
                scared.add(scared(herding, i, pick));
            }
            return new Bark(Dog.of(dog), Tile.of(at), picks, picks ? List.of() : warnings(dog, at), scared);
        }

        /** Strangers in the pen and a lost game are easily overlooked: the bark is tried out. */
        private List<Warning> warnings(int dog, int at) {
            int seat = meadow.seat();
            Meadow after = meadow.after(seat, ShepherdMessMoves.run(dog & 1, at));
            List<Warning> warnings = new ArrayList<>();
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

        private static Warning warning(String rule, String sentence) {
            return new Warning(rule, Sentence.of(sentence));
        }

        private Scared scared(Herding herding, int index, int pick) {
            Group group = herding.group(index);
            boolean contends = pick == 0 && (herding.candidates() >> index & 1) != 0;
            return new Scared(
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
}
