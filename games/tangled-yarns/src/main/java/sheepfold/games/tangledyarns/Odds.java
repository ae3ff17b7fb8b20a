package sheepfold.games.tangledyarns;

import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/** Exact chances, for people to look at before they decide. */
final class Odds {
    private static final double THOUSAND = 1000;

    private Odds() {}

    /** To a thousandth, as nobody reads more. */
    static double rounded(double chance) {
        return Math.round(chance * THOUSAND) / THOUSAND;
    }

    /** That the side with so many marbles wins; without marbles on the other side it surely does. */
    static double winning(int own, int others) {
        return others == 0 ? 1 : (double) own / (own + others);
    }

    /** The chance of the sheep in an attack of theirs (TY-ATT-05). */
    static double attack(Parokiam table, int band, int wolves, int cultists, int bones) {
        return winning(Attacks.attack(table, band), Attacks.defence(table, band, wolves, cultists, bones));
    }

    /** The chance of the servants on a cell (TY-P6-04). */
    static double strike(Parokiam table, int cell, int books) {
        int attack = Strikes.attack(table, cell, books);
        return attack == 0 ? 0 : winning(attack, Strikes.defence(table, cell));
    }

    static Optional<YarnsView.Fight> ofTheBattle(Parokiam table) {
        Pending pending = table.pending;
        return switch (table.phase()) {
            case BATTLE -> {
                int attack = Attacks.attack(table, pending.attackers);
                int defence =
                        Attacks.defence(table, pending.attackers, pending.wolves, pending.cultists, pending.spent);
                yield Optional.of(new YarnsView.Fight(
                        Cell.of(pending.tile),
                        Band.list(pending.attackers),
                        pending.wolves,
                        pending.cultists,
                        attack,
                        defence,
                        rounded(winning(attack, defence))));
            }
            case BOOKS, STRIKE -> {
                int books = table.phase() == Phase.STRIKE ? pending.spent : 0;
                yield Optional.of(new YarnsView.Fight(
                        Cell.of(pending.tile),
                        Band.list(table.flock.on(pending.tile)),
                        table.servants.wolvesOn(pending.tile),
                        0,
                        Strikes.attack(table, pending.tile, books),
                        Strikes.defence(table, pending.tile),
                        rounded(1 - strike(table, pending.tile, books))));
            }
            default -> Optional.empty();
        };
    }

    /** Where a wolf that stands on a cell may be after phase 5 if nothing changes. */
    static Map<Integer, Double> wolfAfter(Parokiam table, int cell) {
        Map<Integer, Double> after = new TreeMap<>();
        spread(table, cell, WolfPhase.steps(table), 1, after);
        return after;
    }

    private static void spread(Parokiam table, int cell, int steps, double chance, Map<Integer, Double> into) {
        long nearer = steps > 0 ? WolfPhase.nearer(table, cell) : 0;
        if (nearer == 0) {
            into.merge(cell, chance, Double::sum);
        }
        for (long left = nearer; left != 0; left &= left - 1) {
            spread(table, Cell.first(left), steps - 1, chance / Long.bitCount(nearer), into);
        }
    }

    /** That a sheep is hit in this round if nothing changes, each pack taken by itself and without books. */
    static double danger(Parokiam table, int sheep) {
        int cell = table.flock.cell(sheep);
        if (!table.flock.lives(sheep) || table.isSheltered(sheep)) {
            return 0;
        }
        int band = table.flock.on(cell);
        double spared = 1;
        for (int wolf = 0; wolf < table.servants.wolves(); wolf++) {
            if (table.servants.leader(wolf) == wolf) {
                double comes = wolfAfter(table, table.servants.wolf(wolf)).getOrDefault(cell, 0.0);
                spared *= 1 - comes * packWins(table, table.servants.packSize(wolf), band) / Integer.bitCount(band);
            }
        }
        return rounded(1 - spared);
    }

    private static double packWins(Parokiam table, int wolves, int band) {
        int attack = Math.min(table.rules.marbleCap(), wolves * Strikes.attackOfAWolf(table));
        int defence = Math.max(0, Traits.defenceOf(table, band) - (wolves - 1));
        double once = winning(attack, defence);
        return table.isActive(WayTile.BITE) ? 1 - (1 - once) * (1 - once) : once;
    }

    /** Every cell on a shortest path to the altar, its ends included. */
    static long shortestPaths(City city, int from) {
        long paths = 1L << from;
        for (long last = paths; (last & Cell.ALTAR_BIT) == 0; ) {
            last = nearer(city, last);
            paths |= last;
        }
        return paths;
    }

    private static long nearer(City city, long cells) {
        long nearer = 0;
        for (long left = cells; left != 0; left &= left - 1) {
            nearer |= City.nearer(city, Cell.first(left), Cell.ALTAR_BIT, Cell.EVERY);
        }
        return nearer;
    }
}
