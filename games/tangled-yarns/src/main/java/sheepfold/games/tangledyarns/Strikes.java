package sheepfold.games.tangledyarns;

import sheepfold.engine.Events;
import sheepfold.engine.Moves;
import sheepfold.games.tangledyarns.YarnsMove.*;

/** Phase 6: wolves attack the sheep on their tile. The Angel attacks likewise, in its phase 1 (TY-P6, TY-ANG-05). */
final class Strikes {
    private static final int ATTACK = 3;
    private static final int ATTACK_BY_FANG = 4;
    static final int WORTH_OF_A_BOOK = 2;

    private Strikes() {}

    static void begin(Parokiam table, Events events) {
        goOnFrom(table, 1, events);
    }

    /** Battles in map order; the altar is the first cell and never sees one (TY-P6-01). */
    private static void goOnFrom(Parokiam table, int place, Events events) {
        long both = table.servants.wolfCells() & table.flock.cellsOf(table.flock.living()) & Cell.TILES;
        for (int next = place; next < Cell.COUNT && both != 0; next++) {
            int tile = Cell.ALL.get(next).number();
            if (Cell.isIn(tile, both)) {
                strike(table, tile, events);
                return;
            }
        }
        ShepherdPhase.beginRound(table, events);
    }

    /** Those on a cell attack the sheep there. */
    static void strike(Parokiam table, int cell, Events events) {
        table.pending.tile = cell;
        table.pending.again = false;
        askForBooks(table, events);
    }

    private static void askForBooks(Parokiam table, Events events) {
        if (table.store.count(Relic.BOOK) > 0) {
            table.await(Phase.BOOKS);
        } else {
            fight(table, 0, events);
        }
    }

    /** Attack marbles of those on a cell before books and the cap (TY-P6-02). */
    static int attack(Parokiam table, int cell) {
        return table.isFinalAct() ? table.servants.strength() : table.servants.wolvesOn(cell) * attackOfAWolf(table);
    }

    /** TY-WAY-06. */
    static int attackOfAWolf(Parokiam table) {
        return table.isActive(WayTile.FANG) ? ATTACK_BY_FANG : ATTACK;
    }

    static int attack(Parokiam table, int cell, int books) {
        return marbles(table, attack(table, cell), books);
    }

    static int attackOf(Parokiam table, int wolves, int books) {
        return marbles(table, wolves * attackOfAWolf(table), books);
    }

    private static int marbles(Parokiam table, int attack, int books) {
        return Math.min(table.rules.marbleCap(), Math.max(0, attack - WORTH_OF_A_BOOK * books));
    }

    static int defence(Parokiam table, int cell) {
        int band = table.flock.on(cell);
        return table.isFinalAct()
                ? Traits.defenceOf(table, band)
                : defenceOf(table, band, table.servants.wolvesOn(cell));
    }

    /** Several wolves lower the sheep's defence (TY-P6-03). */
    static int defenceOf(Parokiam table, int band, int wolves) {
        return Math.max(0, Traits.defenceOf(table, band) - (wolves - 1));
    }

    static int mostBooks(Parokiam table, int cell) {
        return Math.min(table.store.count(Relic.BOOK), (attack(table, cell) + 1) / WORTH_OF_A_BOOK);
    }

    static void addBooks(Parokiam table, Moves<YarnsMove> into) {
        for (int books = 0; books <= mostBooks(table, table.pending.tile); books++) {
            into.add(YarnsMoves.books(books));
        }
    }

    static void play(Parokiam table, int seat, Books books, Events events) {
        table.store.spend(Relic.BOOK, books.count());
        if (events.heard()) {
            events.tell(new YarnsEvent.BooksUsed(seat, books.count(), Cell.of(table.pending.tile)));
        }
        fight(table, books.count(), events);
    }

    /** TY-P6-04. */
    private static void fight(Parokiam table, int books, Events events) {
        int cell = table.pending.tile;
        table.pending.spent = books;
        int attack = attack(table, cell, books);
        int defence = defence(table, cell);
        if (events.heard()) {
            events.tell(new YarnsEvent.ServantsAttacked(
                    Cell.of(cell),
                    table.isFinalAct() ? 0 : table.servants.wolvesOn(cell),
                    Band.of(table.flock.on(cell)),
                    attack,
                    defence));
        }
        if (attack == 0) {
            fail(table, events);
        } else if (defence == 0) {
            succeed(table, events);
        } else {
            table.await(Phase.STRIKE);
        }
    }

    static void addOutcomes(Parokiam table, Moves<YarnsMove> into) {
        int cell = table.pending.tile;
        into.add(Battle.SHEEP, defence(table, cell));
        into.add(Battle.SERVANTS, attack(table, cell, table.pending.spent));
    }

    static void play(Parokiam table, Battle battle, Events events) {
        if (battle.winner() == YarnsMove.Side.SHEEP) {
            fail(table, events);
        } else {
            succeed(table, events);
        }
    }

    /** By BITE a failed battle is fought once more in full (TY-P6-07). */
    private static void fail(Parokiam table, Events events) {
        if (events.heard()) {
            events.tell(new YarnsEvent.ServantsFailed(Cell.of(table.pending.tile)));
        }
        if (table.isActive(WayTile.BITE) && !table.pending.again) {
            table.pending.again = true;
            askForBooks(table, events);
        } else {
            endBattle(table, events);
        }
    }

    private static void succeed(Parokiam table, Events events) {
        int band = table.flock.on(table.pending.tile);
        if (Integer.bitCount(band) > 1) {
            table.await(Phase.VICTIM);
        } else {
            hit(table, Integer.numberOfTrailingZeros(band), events);
        }
    }

    /** TY-FATE-03. */
    static void addVictims(Parokiam table, Moves<YarnsMove> into) {
        for (int sheep : Band.numbers(table.flock.on(table.pending.tile))) {
            into.add(YarnsMoves.victim(sheep));
        }
    }

    static void play(Parokiam table, Victim victim, Events events) {
        hit(table, victim.sheep().ordinal(), events);
    }

    /** The sheep that a blow kills (TY-P6-05, TY-ANG-05, TY-WAY-12). */
    static int mortal(Parokiam table) {
        if (table.isFinalAct()) {
            return table.flock.living();
        }
        boolean saved = table.rules.fairnessSaves() && table.isActive(WayTile.FAIRNESS);
        return saved ? 0 : table.flock.living() & table.flock.corrupted();
    }

    /** Who is not killed becomes corrupted, if she is not yet, and stays where she is. */
    private static void hit(Parokiam table, int sheep, Events events) {
        Cell cell = Cell.of(table.flock.cell(sheep));
        if ((mortal(table) >> sheep & 1) != 0) {
            table.flock.die(sheep);
            if (events.heard()) {
                events.tell(new YarnsEvent.SheepDied(Sheep.of(sheep), cell));
            }
            table.judgeFlock(events);
        } else {
            table.flock.corrupt(sheep);
            if (events.heard()) {
                events.tell(new YarnsEvent.SheepCorrupted(Sheep.of(sheep), cell, cell));
            }
        }
        if (!table.isOver()) {
            endBattle(table, events);
        }
    }

    private static void endBattle(Parokiam table, Events events) {
        if (table.isFinalAct()) {
            ShepherdPhase.endPhase(table, events);
        } else {
            goOnFrom(table, Cell.place(table.pending.tile) + 1, events);
        }
    }
}
