package sheepfold.games.tangledyarns;

import sheepfold.engine.Events;
import sheepfold.engine.Moves;
import sheepfold.engine.Why;
import sheepfold.games.tangledyarns.YarnsMove.Attack;
import sheepfold.games.tangledyarns.YarnsMove.Battle;

/** Sheep attack wolves and cultists on their tile (TY-ATT). */
final class Attacks {
    private static final int WOLF = 1;
    private static final int WOLF_BY_RAGE = 2;
    private static final int CULTIST = 2;
    private static final int CULTIST_BY_KINDNESS = 3;

    private Attacks() {}

    /** Adds the attacks in which a sheep of this seat takes part. */
    static void add(Parokiam table, int seat, Moves<YarnsMove> into) {
        int own = table.flock.of(seat) & ~table.flock.acted();
        long tiles = (table.servants.wolfCells() | table.servants.cultistCells()) & table.flock.cellsOf(own);
        for (long left = tiles; left != 0; left &= left - 1) {
            int tile = Cell.first(left);
            int able = table.flock.on(tile) & ~table.flock.acted();
            for (int band = able; band != 0; band = (band - 1) & able) {
                if (SheepPhase.maySuggest(table, seat, band, Why.UNASKED) && mayAttack(table, band, Why.UNASKED)) {
                    addTargets(table, tile, band, into);
                }
            }
        }
    }

    /** Corrupted Poppy does not attack alone (TY-COR-03). */
    static boolean mayAttack(Parokiam table, int band, Why why) {
        return table.rules.poppyFightsAlone()
                || band != Sheep.POPPY.bit()
                || !Traits.cannotAttackAlone(table, Sheep.POPPY.ordinal())
                || why.not("TY-COR-03", "corrupted Poppy does not attack alone");
    }

    /** Against any of the servants there, with no more bones than leave them any defence (TY-ATT-04). */
    static void addTargets(Parokiam table, int tile, int band, Moves<YarnsMove> into) {
        int mostWolves = table.servants.wolvesOn(tile);
        int mostCultists = table.servants.cultistsOn(tile);
        for (int wolves = 0; wolves <= mostWolves; wolves++) {
            for (int cultists = wolves == 0 ? 1 : 0; cultists <= mostCultists; cultists++) {
                int mostBones = Math.min(table.store.count(Relic.BONE), plainDefence(table, band, wolves, cultists));
                for (int bones = 0; bones <= mostBones; bones++) {
                    into.add(Attack.of(tile, band, wolves, cultists, bones));
                }
            }
        }
    }

    /** TY-ATT-02. */
    static int attack(Parokiam table, int band) {
        int marbles = 0;
        for (int sheep : Band.numbers(band)) {
            marbles += Traits.attack(table, sheep);
        }
        return marbles;
    }

    /** Before bones: each attacker but one lowers it (TY-ATT-03). */
    static int plainDefence(Parokiam table, int band, int wolves, int cultists) {
        int wolf = table.isActive(WayTile.RAGE) ? WOLF_BY_RAGE : WOLF;
        int cultist = table.isActive(WayTile.KINDNESS) ? CULTIST_BY_KINDNESS : CULTIST;
        return Math.max(0, wolves * wolf + cultists * cultist - (Integer.bitCount(band) - 1));
    }

    /** After bones and the cap (TY-ATT-04, TY-ATT-07). */
    static int defence(Parokiam table, Attack attack) {
        int plain = plainDefence(table, attack.sheep().bits(), attack.wolves(), attack.cultists());
        return Math.min(table.rules.marbleCap(), plain - attack.bones());
    }

    /** TY-ATT-05. */
    static void begin(Parokiam table, Attack attack, Events events) {
        table.pending.attack = attack;
        table.store.spend(Relic.BONE, attack.bones());
        table.flock.setActed(attack.sheep().bits());
        int marbles = attack(table, attack.sheep().bits());
        int defence = defence(table, attack);
        if (events.heard()) {
            events.tell(new YarnsEvent.SheepAttacked(
                    attack.tile(),
                    attack.sheep(),
                    attack.wolves(),
                    attack.cultists(),
                    attack.bones(),
                    marbles,
                    defence));
        }
        if (defence == 0) {
            win(table, events);
        } else if (marbles == 0) {
            fail(table, events);
        } else {
            table.await(Phase.BATTLE);
        }
    }

    static void addOutcomes(Parokiam table, Moves<YarnsMove> into) {
        Attack attack = table.pending.attack;
        into.add(Battle.SHEEP, attack(table, attack.sheep().bits()));
        into.add(Battle.SERVANTS, defence(table, attack));
    }

    static void play(Parokiam table, Battle battle, Events events) {
        if (battle.winner() == YarnsMove.Side.SHEEP) {
            win(table, events);
        } else {
            fail(table, events);
        }
    }

    private static void fail(Parokiam table, Events events) {
        Attack attack = table.pending.attack;
        if (events.heard()) {
            events.tell(new YarnsEvent.AttackFailed(attack.tile(), attack.sheep()));
        }
        SheepPhase.goOn(table, events);
    }

    /** All who were attacked leave the city; by SPIRIT the cultists come back at once (TY-ATT-06, TY-WAY-05). */
    private static void win(Parokiam table, Events events) {
        Pending pending = table.pending;
        Attack attack = pending.attack;
        table.servants.beat(attack);
        if (events.heard()) {
            events.tell(new YarnsEvent.ServantsBeaten(attack.tile(), attack.wolves(), attack.cultists()));
        }
        if (FinalAct.isWon(table, events)) {
            return;
        }
        if (table.isActive(WayTile.SPIRIT) && attack.cultists() > 0) {
            pending.cultistsToCome = attack.cultists();
            pending.wolvesToCome = 0;
            pending.usedColours = 0;
            table.await(Phase.SPIRIT);
        } else {
            SheepPhase.goOn(table, events);
        }
    }
}
