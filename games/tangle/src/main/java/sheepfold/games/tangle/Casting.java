package sheepfold.games.tangle;

import sheepfold.engine.Events;
import sheepfold.engine.Moves;

/** The rulebook's chapter on casting enchantments. */
final class Casting {
    private Casting() {}

    /** How many cards a seat may cast in a turn, as things stand (TA-CST-01, TA-CST-05). */
    static int allowance(Wasteland table, int seat) {
        long front = table.front(seat);
        int home = table.land.rootsAtHome(seat);
        int base = home == 0 && table.powers().castAway.isIn(front) ? 1 : home;
        return base == 0 ? 0 : base + table.powers().castMore.sum(front);
    }

    /** How many of these casts are left to the active player. */
    static int left(Wasteland table) {
        int casts = table.course.casts;
        int most = TangleRules.MOST_CASTS - table.course.freeCasts;
        return Math.max(0, Math.min(most, allowance(table, table.course.active)) - casts);
    }

    /** Asks as long as cards could be cast for all that everybody knows: whether any fits is the seat's own secret. */
    static void goOn(Wasteland table, Events events) {
        if (left(table) > 0 && table.cards.hand(table.course.active) != 0) {
            table.pending.phase = Phase.CAST;
        } else {
            tellIfNothingWasCast(table, events);
            end(table, events);
        }
    }

    /** Else a turn would end without a word. */
    private static void tellIfNothingWasCast(Wasteland table, Events events) {
        int seat = table.course.active;
        if (events.heard() && table.course.casts == 0 && Tracking.most(table) == 0) {
            boolean may = allowance(table, seat) > 0;
            events.tell(new TangleEvent.LeftOut(seat, may ? TangleEvent.Lack.CARD : TangleEvent.Lack.ROOT_AT_HOME));
        }
    }

    static boolean mayCastMore(Wasteland table) {
        return table.course.casts + table.course.freeCasts < TangleRules.MOST_CASTS;
    }

    static void addCasts(Wasteland table, Moves<TangleMove> into) {
        int seat = table.course.active;
        for (long left = left(table) > 0 ? table.cards.hand(seat) : 0; left != 0; left &= left - 1) {
            int card = Long.numberOfTrailingZeros(left);
            if (Prices.affordsCard(table, seat, card)) {
                into.add(TangleMoves.cast(card));
            }
        }
        into.add(TangleMoves.DONE);
    }

    /** Casting is over: by the turn card upkeep is paid now. */
    static void end(Wasteland table, Events events) {
        if (table.rules.turnCard) {
            PayingUpkeep.goOn(table, 0, events);
        } else {
            Tracking.begin(table, events);
        }
    }

    static void play(Wasteland table, TangleMove.Cast cast, Events events) {
        int seat = table.course.active;
        int card = cast.card().number();
        for (int cube = 0; cube < Cube.KINDS; cube++) {
            Doing.pay(table, seat, cube, table.powers().cost(card, cube, table.front(seat)), events);
        }
        table.course.casts++;
        layOut(table, seat, card, events);
    }

    /** From the hand or the discard pile, at no cost and outside the allowance (TA-CEN-02). */
    static void castFree(Wasteland table, int card, Events events) {
        table.course.freeCasts++;
        layOut(table, table.course.active, card, events);
    }

    private static void layOut(Wasteland table, int seat, int card, Events events) {
        boolean fromHand = Card.isIn(card, table.cards.hand(seat));
        if (fromHand) {
            table.cards.drop(seat, card);
        } else {
            table.cards.discard &= ~(1L << card);
        }
        table.cards.layOut(seat, card);
        if (events.heard()) {
            TangleEvent.Place from = fromHand ? TangleEvent.Place.HAND : TangleEvent.Place.DISCARD;
            events.tell(new TangleEvent.CardCast(seat, Card.of(card), from));
        }
        table.pending.card = card;
        if (table.powers().isHourglass(card)) {
            happen(table, seat, table.powers().once(card), events);
        } else {
            resolved(table, events);
        }
    }

    /** What an hourglass card does, at once or by asking on. */
    private static void happen(Wasteland table, int seat, Effect.Once effect, Events events) {
        Detail pending = table.pending;
        switch (effect) {
            case Effect.Gain gain -> {
                for (int cube = 0; cube < Cube.KINDS; cube++) {
                    Doing.gain(table, seat, cube, gain.count(cube), events);
                }
                resolved(table, events);
            }
            case Effect.Extra _ -> {
                table.course.toPlace++;
                resolved(table, events);
            }
            case Effect.Cards(int count) -> {
                pending.endWork();
                TakingCards.begin(table, count, events);
            }
            case Effect.Seeds(Seed seed, int count) -> {
                int taken = Math.min(count, table.pool(seed));
                for (int i = 0; i < taken; i++) {
                    Doing.takeSeed(table, seat, seed, events);
                }
                Acting.plantAtOnce(table, seed, taken, events);
            }
            default -> {
                pending.begin(effect.work(), effect.times(), true);
                Acting.goOn(table, events);
            }
        }
    }

    /** A card has done what it does: on with the sacrifice, the next placement, or the next card. */
    static void resolved(Wasteland table, Events events) {
        int card = table.pending.card;
        table.pending.card = Card.NONE;
        boolean leaves = table.powers().isHourglass(card) && !table.rules.hourglassStays;
        // Hard Winter may have cost its owner the very card
        boolean there = Card.isIn(card, table.front(table.course.active));
        if (leaves && there && !Card.isIn(card, table.rules.leaveLast)) {
            Doing.discardFront(table, table.course.active, card, events);
        }
        if (table.pending.space != Detail.NOWHERE) {
            table.pending.begin(Work.SACRIFICE, Detail.ANY_NUMBER, false);
            Acting.goOn(table, events);
        } else {
            Placing.next(table, events);
        }
    }
}
