package sheepfold.games.shepherdmess;

import sheepfold.engine.Events;
import sheepfold.engine.Moves;
import sheepfold.games.shepherdmess.ShepherdMessMove.Fight;
import sheepfold.games.shepherdmess.ShepherdMessMove.Pick;
import sheepfold.games.shepherdmess.ShepherdMessMove.Run;

/** The chapters of dogs and fights: where the dogs of the player in turn may run, and what comes of it. */
final class DogMoves {
    static final int LONGEST_RUN = 3;

    private DogMoves() {}

    static void add(Meadow meadow, int dog, Moves<ShepherdMessMove> into) {
        if (!isUsable(meadow, dog)) {
            return;
        }
        long reach = reach(meadow, dog);
        for (long left = stops(meadow, dog, reach); left != 0; left &= left - 1) {
            into.add(ShepherdMessMoves.run(dog & 1, Tile.firstOf(left)));
        }
        long arenas = reach & ~meadow.pens.closedTo(meadow.seat());
        for (int rival = 0; rival < meadow.dogs.size(); rival++) {
            if (isFightable(meadow, rival) && Tile.isIn(meadow.dogs.tile(rival), arenas)) {
                into.add(ShepherdMessMoves.fight(dog & 1, meadow.dogs.tile(rival), Dog.seatOf(rival), rival & 1));
            }
        }
    }

    /** Is this a dog of the player in turn that may still move (SM-TURN-02, SM-FIGHT-03)? */
    static boolean isUsable(Meadow meadow, int dog) {
        return meadow.dogs.isHere(dog) && !meadow.dogs.isDazed(dog) && !meadow.course.isUsed(Dog.of(dog));
    }

    /** Is this a rival's dog that can be fought (SM-FIGHT-05)? */
    static boolean isFightable(Meadow meadow, int dog) {
        return Dog.seatOf(dog) != meadow.seat() && meadow.dogs.isFit(dog);
    }

    /** Tiles that a dog can run to in three steps around the flocks, its own included (SM-DOG-01, SM-DOG-02). */
    static long reach(Meadow meadow, int dog) {
        long clear = ~meadow.flocks.animalTiles();
        long reached = 1L << meadow.dogs.tile(dog);
        for (int step = 0; step < LONGEST_RUN; step++) {
            reached |= Tile.grown(reached) & clear;
        }
        return reached;
    }

    /** The tiles within reach on which it may stop and bark (SM-DOG-07 to SM-DOG-09). */
    static long stops(Meadow meadow, int dog, long reach) {
        long barred = meadow.dogs.tilesOfRivals(meadow.seat()) | meadow.pens.closedTo(meadow.seat());
        return (reach & ~barred) | 1L << meadow.dogs.tile(dog);
    }

    /** A dog runs, stops and barks; where sheep contend for a gate or a patch, its player picks (SM-CAP-03). */
    static void play(Meadow meadow, Run run, Events events) {
        int dog = Dog.number(meadow.seat(), run.dog());
        int from = meadow.dogs.tile(dog);
        int to = run.to().number();
        meadow.dogs.move(dog, to);
        meadow.course.use(run.dog());
        Herding herding = Herding.bark(meadow, dog, to);
        if (events.heard()) {
            Telling.bark(meadow, herding, dog, from, to, events);
        }
        if (herding.pickCount() > 1) {
            meadow.awaitPick(dog);
        } else {
            scatter(meadow, herding, herding.pick(0), events);
        }
    }

    static void addPicks(Meadow meadow, Moves<ShepherdMessMove> into) {
        Herding herding = Herding.pending(meadow);
        for (int i = 0; i < herding.pickCount(); i++) {
            into.add(Picks.of(herding, herding.pick(i)));
        }
    }

    static void play(Meadow meadow, Pick pick, Events events) {
        Herding herding = Herding.pending(meadow);
        meadow.await(Phase.ACT);
        scatter(meadow, herding, groups(herding, pick), events);
    }

    private static int groups(Herding herding, Pick pick) {
        int groups = 0;
        for (int i = 0; i < herding.size(); i++) {
            Herding.Group group = herding.group(i);
            groups |= pick.includes(group.tile, group.kind) ? 1 << i : 0;
        }
        return groups;
    }

    /** All go at once (SM-BARK-04). */
    private static void scatter(Meadow meadow, Herding herding, int pick, Events events) {
        boolean thievesGo = meadow.rules.foreignSheep() == MessRules.ForeignSheep.THIEF;
        int strangersBefore = thievesGo ? Standings.strangers(meadow, meadow.seat()) : 0;
        if (events.heard()) {
            Telling.scatter(meadow, herding, pick, events);
        }
        herding.carryOut(pick);
        meadow.judgeBark(strangersBefore, events);
    }

    static void play(Meadow meadow, Fight fight, Events events) {
        int dog = Dog.number(meadow.seat(), fight.dog());
        int at = fight.at().number();
        if (events.heard()) {
            events.tell(new ShepherdMessEvent.Fought(
                    meadow.colour(meadow.seat()),
                    fight.dog(),
                    Tile.of(meadow.dogs.tile(dog)),
                    fight.at(),
                    meadow.colour(fight.rival()),
                    fight.target()));
        }
        meadow.dogs.move(dog, at);
        meadow.dogs.stand(Dog.number(fight.rival(), fight.target()), at, Daze.DAZED);
        meadow.course.use(fight.dog());
        meadow.countMove(events);
    }
}
