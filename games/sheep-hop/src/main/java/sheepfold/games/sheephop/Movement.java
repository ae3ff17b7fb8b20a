package sheepfold.games.sheephop;

import sheepfold.engine.Events;
import sheepfold.engine.Moves;
import sheepfold.engine.Ref;
import sheepfold.games.sheephop.Hillside.Phase;
import sheepfold.games.sheephop.SheepHopMove.Hop;
import sheepfold.games.sheephop.SheepHopMove.Slide;

/** How sheep move: one slide to a free neighbour, or a chain of hops over animals to the free space behind each. */
final class Movement {
    private Movement() {}

    /** Can one of these sheep slide or hop? */
    static boolean isPossible(Hillside hillside, long movers) {
        Landscape board = hillside.board;
        long free = hillside.free();
        long animals = hillside.animals();
        for (long left = movers; left != 0; left &= left - 1) {
            int first = Landscape.firstWay(Space.firstOf(left));
            for (int way = first; way < first + Direction.COUNT; way++) {
                long ahead = board.ahead(way);
                if ((ahead & free) != 0 || ((ahead & animals) != 0 && (board.behind(way) & free) != 0)) {
                    return true;
                }
            }
        }
        return false;
    }

    /** Every slide and every first hop of these sheep. */
    static void listFirstSteps(Hillside hillside, long movers, boolean extra, Moves<SheepHopMove> into) {
        Landscape board = hillside.board;
        Flock flock = hillside.flock;
        long free = hillside.free();
        long animals = hillside.animals();
        listFirstSteps(board, movers & flock.of(Colour.TRIANGLE), Colour.TRIANGLE, extra, free, animals, into);
        listFirstSteps(board, movers & flock.of(Colour.CIRCLE), Colour.CIRCLE, extra, free, animals, into);
        listFirstSteps(board, movers & flock.of(Colour.SQUARE), Colour.SQUARE, extra, free, animals, into);
    }

    private static void listFirstSteps(
            Landscape board,
            long movers,
            Colour colour,
            boolean extra,
            long free,
            long animals,
            Moves<SheepHopMove> into) {
        Slide[] slides = board.moves.slides(colour, extra);
        Hop[] hops = board.moves.hops(colour, extra);
        for (long left = movers; left != 0; left &= left - 1) {
            int first = Landscape.firstWay(Space.firstOf(left));
            for (int way = first; way < first + Direction.COUNT; way++) {
                long ahead = board.ahead(way);
                if ((ahead & free) != 0) {
                    into.add(slides[way]);
                } else if ((ahead & animals) != 0 && (board.behind(way) & free) != 0) {
                    into.add(hops[way]);
                }
            }
        }
    }

    static void listFurtherHops(Hillside hillside, Moves<SheepHopMove> into) {
        for (long left = furtherLandings(hillside); left != 0; left &= left - 1) {
            into.add(hillside.board.moves.hopOn(Space.firstOf(left)));
        }
        into.add(SheepHopMoves.STOP);
    }

    /** Where the sheep in the middle of its chain may hop on to: never where it stood in this move (SS-HOP-06). */
    static long furtherLandings(Hillside hillside) {
        Chain chain = hillside.chain;
        if (!chain.goesOn()) {
            return 0;
        }
        Landscape board = hillside.board;
        long animals = hillside.animals();
        long landings = 0;
        int first = Landscape.firstWay(Space.firstOf(chain.sheep));
        for (int way = first; way < first + Direction.COUNT; way++) {
            if ((board.ahead(way) & animals) != 0) {
                landings |= board.behind(way);
            }
        }
        return landings & hillside.free() & ~chain.stoodOn;
    }

    static void slide(Hillside hillside, Slide slide, Events events) {
        leave(hillside, slide.colour(), slide.from().bit());
        if (events.heard()) {
            events.tell(new SheepHopEvent.Slid(slide.colour(), slide.from(), slide.to()));
        }
        arrive(hillside, slide.colour(), slide.to(), events);
        end(hillside, events);
    }

    static void hop(Hillside hillside, long from, Space to, Events events) {
        Colour colour = hillside.flock.colourOn(from);
        long over = hillside.board.between(from, to);
        if (events.heard()) {
            Ref animal = hillside.occupant(over).orElseThrow();
            events.tell(new SheepHopEvent.Hopped(
                    colour, hillside.board.spaceIn(from), hillside.board.spaceIn(over), animal, to));
        }
        leave(hillside, colour, from);
        hillside.chain.hop(from, to);
        arrive(hillside, colour, to, events);
        if (hillside.sheep() == 0) {
            hillside.endTurn(events);
        } else if ((hillside.tiles().covered() & over) != 0) {
            TileEffects.take(hillside, hillside.tiles().shown(Space.firstOf(over)), colour, events);
        } else {
            hopOnOrEnd(hillside, events);
        }
    }

    private static void leave(Hillside hillside, Colour colour, long from) {
        hillside.bark.strikeOff(from);
        hillside.flock.flip(colour, from);
    }

    private static void arrive(Hillside hillside, Colour colour, Space to, Events events) {
        if (!to.isHome()) {
            hillside.flock.flip(colour, to.bit());
            return;
        }
        hillside.flock.save(colour);
        if (events.heard()) {
            events.tell(new SheepHopEvent.CameHome(colour, hillside.saved()));
        }
    }

    static void hopOnOrEnd(Hillside hillside, Events events) {
        if (furtherLandings(hillside) != 0) {
            hillside.phase = Phase.CHAIN;
        } else {
            end(hillside, events);
        }
    }

    /** One sheep's move is over; the Patou may have called others (SS-PATOU-03). */
    static void end(Hillside hillside, Events events) {
        Bark bark = hillside.bark;
        hillside.chain.end();
        if (bark.waiting != 0 && isPossible(hillside, bark.waiting)) {
            hillside.phase = Phase.EXTRA;
            return;
        }
        if (bark.waiting != 0 && events.heard()) {
            events.tell(new SheepHopEvent.WaitingSkipped(hillside.board.spacesIn(bark.waiting)));
        }
        bark.strikeOff(bark.waiting);
        if (bark.interrupted.goesOn()) {
            ChainState.copy(bark.interrupted, hillside.chain);
            bark.interrupted.end();
            hopOnOrEnd(hillside, events);
        } else {
            hillside.endTurn(events);
        }
    }
}
