package sheepfold.games.tangledyarns;

import java.util.Optional;
import sheepfold.games.tangledyarns.YarnsMove.Attack;

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
    static double attack(Parokiam table, Attack attack) {
        return winning(Attacks.attack(table, attack.sheep().bits()), Attacks.defence(table, attack));
    }

    /** The chance of the servants on a cell (TY-P6-04). */
    static double strike(Parokiam table, int cell, int books) {
        return striking(Strikes.attack(table, cell, books), Strikes.defence(table, cell));
    }

    /** The same of so many wolves against a band. */
    static double strike(Parokiam table, int wolves, int band, int books) {
        return striking(Strikes.attackOf(table, wolves, books), Strikes.defenceOf(table, band, wolves));
    }

    private static double striking(int attack, int defence) {
        return attack == 0 ? 0 : winning(attack, defence);
    }

    static Optional<YarnsView.Fight> ofTheBattle(Parokiam table) {
        Pending pending = table.pending;
        return switch (table.phase()) {
            case BATTLE -> {
                Attack attack = pending.attack;
                yield Optional.of(new YarnsView.Fight(
                        attack.tile(),
                        attack.sheep().sheep(),
                        attack.wolves(),
                        attack.cultists(),
                        Attacks.attack(table, attack.sheep().bits()),
                        Attacks.defence(table, attack),
                        rounded(attack(table, attack))));
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
            nearer |= city.nearerToAltar(Cell.first(left));
        }
        return nearer;
    }
}
