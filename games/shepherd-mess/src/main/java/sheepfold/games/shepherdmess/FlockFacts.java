package sheepfold.games.shepherdmess;

import java.util.List;
import sheepfold.advice.Fact;
import sheepfold.advice.Fact.Deed;

/** What a player can see a move change: sheep at home, strangers, ways, dogs and rivals. */
final class FlockFacts {
    private static final Deed HOME = new Deed("brings one of your sheep home", "brings {n} of your sheep home");
    private static final Deed OUT =
            new Deed("drives one of your sheep out of your pen", "drives {n} of your sheep out of your pen");
    private static final Deed STRANGERS_IN =
            new Deed("lets a stranger into your pen", "lets {n} strangers into your pen");
    private static final Deed STRANGERS_OUT =
            new Deed("drives a stranger out of your pen", "drives {n} strangers out of your pen");
    private static final Deed LOST =
            new Deed("cuts one of your sheep off from home", "cuts {n} of your sheep off from home");
    private static final Deed FOUND =
            new Deed("opens a way home for one of your sheep", "opens a way home for {n} of your sheep");
    private static final Deed FARTHER =
            new Deed("makes your flock's way home a bark longer", "makes your flock's way home {n} barks longer");
    private static final Deed NEARER =
            new Deed("makes your flock's way home a bark shorter", "makes your flock's way home {n} barks shorter");
    private static final Deed MIXED =
            new Deed("puts one of your sheep among strangers", "puts {n} of your sheep among strangers");
    private static final Deed PARTED =
            new Deed("parts one of your sheep from strangers", "parts {n} of your sheep from strangers");
    private static final Deed DOG_FARTHER = new Deed(
            "makes your dogs' way to where they can drive a step longer",
            "makes your dogs' way to where they can drive {n} steps longer");
    private static final Deed DOG_NEARER = new Deed(
            "makes your dogs' way to where they can drive a step shorter",
            "makes your dogs' way to where they can drive {n} steps shorter");
    private static final Deed RIVAL_HOME =
            new Deed("brings a rival's sheep home to its pen", "brings {n} of the rivals' sheep home to their pens");
    private static final Deed RIVAL_OUT =
            new Deed("drives a rival's sheep out of its pen", "drives {n} of the rivals' sheep out of their pens");

    private static final Deed DAZED = new Deed("dazes a rival's dog", "dazes {n} of the rivals' dogs");
    private static final Deed AWAKE = new Deed("lets a rival's dog recover", "lets {n} of the rivals' dogs recover");

    private FlockFacts() {}

    static List<Fact> of(Meadow meadow, int player) {
        if (!meadow.pens.has(player)) {
            return List.of();
        }
        WaysHome ways = WaysHome.of(meadow);
        long outside = meadow.flocks.tilesOf(player) & ~(1L << meadow.pens.tile(player));
        int lost = 0;
        int halfBarks = 0;
        int mixed = 0;
        for (long left = outside; left != 0; left &= left - 1) {
            int tile = Tile.firstOf(left);
            int own = meadow.flocks.on(tile, player);
            int way = Outlook.way(ways, meadow.pens.of(player), tile);
            boolean leadsHome = way < Outlook.LOST;
            lost += leadsHome ? 0 : own;
            halfBarks += leadsHome ? own * way : 0;
            mixed += meadow.flocks.on(tile) > own ? own : 0;
        }
        return List.of(
                new Fact(Standings.home(meadow, player), HOME, OUT),
                new Fact(-Standings.strangers(meadow, player), STRANGERS_OUT, STRANGERS_IN),
                new Fact(-lost, FOUND, LOST),
                new Fact(-halfBarks / 2, NEARER, FARTHER),
                new Fact(-mixed, PARTED, MIXED),
                new Fact(-rivalsHome(meadow, player), RIVAL_OUT, RIVAL_HOME),
                new Fact(dazedRivals(meadow, player), DAZED, AWAKE),
                new Fact(-Outlook.dogsWay(meadow, player, ways, outside), DOG_NEARER, DOG_FARTHER));
    }

    private static int dazedRivals(Meadow meadow, int player) {
        int dazed = 0;
        for (int dog = 0; dog < meadow.dogs.size(); dog++) {
            boolean own = dog == Dog.number(player, Dog.A) || dog == Dog.number(player, Dog.B);
            dazed += !own && meadow.dogs.isDazed(dog) ? 1 : 0;
        }
        return dazed;
    }

    private static int rivalsHome(Meadow meadow, int player) {
        int sheep = 0;
        for (int rival = 0; rival < meadow.rules.seats(); rival++) {
            sheep += rival == player ? 0 : Standings.home(meadow, rival);
        }
        return sheep;
    }
}
