package sheepfold.games.tangle;

import sheepfold.engine.Events;
import sheepfold.engine.Moves;
import sheepfold.engine.Refusal;

/** What only cards let one do, once: which moves there are, why others are none, and what they do. */
final class CardWorks {
    private CardWorks() {}

    static void add(Wasteland table, Moves<TangleMove> into) {
        int seat = table.course.active;
        switch (table.pending.work) {
            case ROOT -> Works.addAll(TangleMoves.ALL_ROOT, rootless(table, seat), into);
            case FORAGE -> Works.addAll(TangleMoves.ALL_FORAGE, stocked(table, seat), into);
            case CALM -> Works.addAll(TangleMoves.ALL_CALM, called(table), into);
            case WINTER -> Works.addAll(TangleMoves.ALL_WINTER, (1 << Track.COUNT) - 1, into);
            case FETCH -> Works.addAll(TangleMoves.ALL_FETCH, table.cards.discard, into);
            default -> throw new IllegalStateException(table.pending.work + " is no work of a card");
        }
    }

    /** Trees for a root of the stash. */
    private static long rootless(Wasteland table, int seat) {
        return table.stashes.roots(seat) > 0 ? table.land.areas(Tile.TREE, seat) : 0;
    }

    /** Meadows and bushes of opponents with cubes on them. */
    private static long stocked(Wasteland table, int seat) {
        long stocked = 0;
        for (int other = 0; other < table.seats(); other++) {
            stocked |= other == seat ? 0 : table.land.stocked(other);
        }
        return stocked;
    }

    /** Tracks whose markers are in front of somebody. */
    private static int called(Wasteland table) {
        int called = 0;
        for (int track = 0; track < Track.COUNT; track++) {
            called |= table.upkeep.holder(track) == Upkeep.ON_TRACK ? 0 : 1 << track;
        }
        return called;
    }

    static Refusal whyNot(TangleMove move) {
        return switch (move) {
            case TangleMove.Root(Area area) -> Refusal.of("TA-CST-07", "{area} is no tree of yours", area);
            case TangleMove.Forage(Area area) -> Refusal.of("TA-CST-03", "on {area} no opponent has cubes", area);
            case TangleMove.Calm(Track track) ->
                Refusal.of("TA-CST-03", "the marker of {track} lies on its track", track);
            case TangleMove.Fetch(Card card) -> Refusal.of("TA-CST-03", "{card} is not in the discard pile", card);
            default -> throw new IllegalStateException(move + " is always possible");
        };
    }

    static void play(Wasteland table, TangleMove move, Events events) {
        int seat = table.course.active;
        table.pending.left = 0;
        switch (move) {
            case TangleMove.Root(Area area) -> Doing.enter(table, seat, area.number(), events);
            case TangleMove.Forage(Area area) ->
                Doing.harvest(table, seat, table.land.tile(area.number()), area.number(), events);
            case TangleMove.Calm(Track track) -> Doing.returnMarker(table, track.ordinal(), events);
            case TangleMove.Fetch(Card card) -> fetch(table, seat, card, events);
            case TangleMove.Winter(Track track) -> {
                // It goes on by itself, for others decide first
                table.pending.endWork();
                PayingUpkeep.call(table, track.ordinal(), events);
                return;
            }
            default -> throw new IllegalStateException(move + " is no part of an action");
        }
        Acting.goOn(table, events);
    }

    private static void fetch(Wasteland table, int seat, Card card, Events events) {
        table.cards.discard &= ~(1L << card.number());
        table.cards.take(seat, card.number(), true);
        if (events.heard()) {
            events.tell(new TangleEvent.CardFetched(seat, card));
        }
    }
}
