package sheepfold.games.tangle;

import sheepfold.engine.Audience;
import sheepfold.engine.Events;
import sheepfold.engine.Moves;
import sheepfold.engine.Seats;

/** The rulebook's chapter on setting up. */
final class SettingUp {
    private SettingUp() {}

    /** Everything that needs no chance. */
    static Wasteland table(TangleRules rules) {
        Wasteland table = new Wasteland(rules);
        table.course.toPlace = 0;
        for (int seat = 0; seat < rules.seats; seat++) {
            for (Area area : rules.board.trees(seat)) {
                table.land.put(Tile.TREE, seat, area.number());
                table.land.addRoots(area.number(), 1);
            }
            table.stashes.setRoots(
                    seat, TangleRules.ROOTS - rules.board.trees(seat).size());
            for (int cube = 0; cube < Cube.KINDS; cube++) {
                table.stashes.add(seat, cube, TangleRules.START_CUBES);
            }
        }
        for (int left = rules.board.spaces; left != 0; left &= left - 1) {
            fill(table, Integer.numberOfTrailingZeros(left));
        }
        for (int track = 0; track < Track.COUNT; track++) {
            table.upkeep.setBelow(track, rules.distance);
        }
        if (rules.first >= 0) {
            table.course.first = rules.first;
            layCentre(table);
        }
        return table;
    }

    /** What a resource space starts with. */
    static void fill(Wasteland table, int space) {
        for (int cube = 0; cube < Cube.KINDS; cube++) {
            table.ground.add(space, cube, table.rules.board.start(space, cube));
        }
    }

    private static void layCentre(Wasteland table) {
        table.pending.phase = table.rules.centres.size() > 1 ? Phase.CENTRE : Phase.VICTORY;
    }

    static void play(Wasteland table, TangleMove.First first, Events events) {
        table.course.first = first.seat().ordinal();
        if (events.heard()) {
            events.tell(new TangleEvent.FirstNamed(table.course.first));
        }
        layCentre(table);
    }

    static void addCentres(Wasteland table, Moves<TangleMove> into) {
        for (Kind kind : table.rules.centres) {
            into.add(TangleMoves.centre(kind.ordinal()), 1);
        }
    }

    static void play(Wasteland table, TangleMove.Centre centre, Events events) {
        table.course.centre = centre.kind();
        if (events.heard()) {
            events.tell(new TangleEvent.CentreLaid(centre.kind()));
        }
        table.pending.phase = Phase.VICTORY;
    }

    /** The seat that gets the next card of the set-up, one after the other. */
    static int dealtTo(Wasteland table) {
        int seat = 0;
        boolean goals = table.phase() == Phase.VICTORY;
        while (goals
                ? Integer.bitCount(table.cards.goals(seat)) == Victory.HELD
                : Long.bitCount(table.cards.hand(seat)) == TangleRules.HAND) {
            seat++;
        }
        return seat;
    }

    static void play(Wasteland table, TangleMove.DealVictory deal, Events events) {
        int seat = dealtTo(table);
        int card = 1 << deal.card().number();
        table.cards.undealt &= ~card;
        table.cards.setGoals(seat, table.cards.goals(seat) | card);
        if (events.heard()) {
            events.tell(new TangleEvent.GoalDealtUnseen(seat), Audience.everyoneBut(seat));
            events.tell(new TangleEvent.GoalDealt(seat, deal.card()), Audience.only(Seats.of(seat)));
        }
        boolean last = seat == table.seats() - 1 && Integer.bitCount(table.cards.goals(seat)) == Victory.HELD;
        table.pending.phase = last ? Phase.DEAL : Phase.VICTORY;
    }

    static void deal(Wasteland table, int card, Events events) {
        if (table.phase() == Phase.DEAL) {
            int seat = dealtTo(table);
            TakingCards.drawFor(table, seat, card, events);
            boolean last = seat == table.seats() - 1 && Long.bitCount(table.cards.hand(seat)) == TangleRules.HAND;
            table.pending.phase = last ? Phase.ROW : Phase.DEAL;
            return;
        }
        TakingCards.fillRow(table, card, events);
        if (table.cards.emptySlot() < 0) {
            giveBonus(table, table.course.first, events);
        }
    }

    /** With a start bonus each player after the first gets one cube of choice more than the one before. */
    private static void giveBonus(Wasteland table, int after, Events events) {
        int seat = table.next(after);
        if (!table.rules.startBonus || seat == table.course.first) {
            TheEnd.beginTurn(table, table.course.first, 1, events);
            return;
        }
        table.pending.phase = Phase.BONUS;
        table.pending.payer = seat;
        table.pending.gains = (seat - table.course.first + table.seats()) % table.seats();
    }

    static void play(Wasteland table, TangleMove.Gain gain, Events events) {
        int seat = table.pending.payer;
        Doing.gain(table, seat, gain.cube().ordinal(), 1, events);
        table.pending.gains--;
        if (table.pending.gains == 0) {
            giveBonus(table, seat, events);
        }
    }
}
