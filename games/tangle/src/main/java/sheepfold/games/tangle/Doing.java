package sheepfold.games.tangle;

import sheepfold.engine.Events;

/** The small things that all rules are made of; each tells what it did. */
final class Doing {
    private Doing() {}

    static void gain(Wasteland table, int seat, int cube, int count, Events events) {
        if (count == 0) {
            return;
        }
        table.stashes.add(seat, cube, count);
        if (events.heard()) {
            events.tell(new TangleEvent.Gained(seat, Mix.of(cube, count).counts()));
        }
    }

    static void pay(Wasteland table, int seat, int cube, int count, Events events) {
        if (count == 0) {
            return;
        }
        table.stashes.add(seat, cube, -count);
        if (events.heard()) {
            events.tell(new TangleEvent.Paid(seat, Mix.of(cube, count).counts()));
        }
    }

    static void give(Wasteland table, int seat, int to, int cube, Events events) {
        table.stashes.add(seat, cube, -1);
        table.stashes.add(to, cube, 1);
        if (events.heard()) {
            events.tell(new TangleEvent.Gave(seat, to, Mix.of(cube, 1).counts()));
        }
    }

    /** A tile comes on an area, in place of an own one if there is any; it will move a tracker (TA-TRK-01). */
    static void lay(Wasteland table, int seat, Tile tile, int area, Events events) {
        clear(table, seat, area, events);
        table.land.put(tile, seat, area);
        table.course.steps++;
        if (events.heard()) {
            events.tell(new TangleEvent.TilePlaced(seat, Area.of(area), tile));
        }
    }

    /** The own tile of an area goes to the stash, its seed and cubes to the pool (TA-TIL-06, TA-TIL-07). */
    private static void clear(Wasteland table, int seat, int area, Events events) {
        if ((table.land.of(seat) >> area & 1) != 0) {
            unsow(table, seat, area, events);
            table.land.remove(table.land.tile(area), seat, area);
        }
    }

    private static void unsow(Wasteland table, int seat, int area, Events events) {
        for (int kind = 0; kind < Seed.KINDS; kind++) {
            Seed seed = Seed.of(kind);
            if (table.land.hasSeed(seed, area)) {
                table.land.unsow(area);
                if (events.heard()) {
                    events.tell(new TangleEvent.SeedGone(seat, seed, Area.of(area)));
                }
            }
        }
    }

    /** A tile is given up. */
    static void lose(Wasteland table, int seat, int area, Events events) {
        Tile tile = table.land.tile(area);
        clear(table, seat, area, events);
        if (events.heard()) {
            events.tell(new TangleEvent.TileLost(seat, Area.of(area), tile));
        }
    }

    /** Clean earth takes the place of what was given up, without a step (TA-UPK-10). */
    static void leaveEarth(Wasteland table, int seat, int area, Events events) {
        table.land.put(Tile.CLEAN_EARTH, seat, area);
        if (events.heard()) {
            events.tell(new TangleEvent.EarthLeft(seat, Area.of(area)));
        }
    }

    static void takeSeed(Wasteland table, int seat, Seed seed, Events events) {
        table.stashes.addSeeds(seat, seed, 1);
        if (events.heard()) {
            events.tell(new TangleEvent.SeedTaken(seat, seed));
        }
    }

    static void plant(Wasteland table, int seat, Seed seed, int area, Events events) {
        table.stashes.addSeeds(seat, seed, -1);
        table.land.sow(seed, area);
        if (events.heard()) {
            events.tell(new TangleEvent.SeedPlanted(seat, seed, Area.of(area)));
        }
    }

    /** A root enters the board from the stash, if there is one; it will move a tracker (TA-TRK-01). */
    static void enter(Wasteland table, int seat, int area, Events events) {
        int left = table.stashes.roots(seat);
        if (left == 0) {
            return;
        }
        table.stashes.setRoots(seat, left - 1);
        table.land.addRoots(area, 1);
        table.course.steps++;
        if (events.heard()) {
            events.tell(new TangleEvent.RootEntered(seat, Area.of(area)));
        }
    }

    /** Cubes come on a meadow or bush of a seat; a meadow takes no more than it holds (TA-TIL-03). */
    static void feed(Wasteland table, int seat, Tile tile, int area, int count, Events events) {
        int stock = table.land.stock(area);
        int cap = tile == Tile.MEADOW ? table.powers().meadowCap(table.front(seat)) : Land.MOST;
        int added = Math.clamp((long) cap - stock, 0, count);
        if (added == 0) {
            return;
        }
        table.land.setStock(area, stock + added);
        if (events.heard()) {
            events.tell(new TangleEvent.Fed(seat, Area.of(area), Cube.of(stocked(tile)), added));
        }
    }

    /** What lies on a meadow or a bush. */
    static int stocked(Tile tile) {
        return tile == Tile.MEADOW ? Cube.N : Cube.E;
    }

    /** A seat takes all cubes of a tile. */
    static void harvest(Wasteland table, int seat, Tile tile, int area, Events events) {
        int stock = table.land.stock(area);
        if (stock == 0) {
            return;
        }
        table.land.setStock(area, 0);
        table.stashes.add(seat, stocked(tile), stock);
        if (events.heard()) {
            events.tell(new TangleEvent.Harvested(seat, Area.of(area), Cube.of(stocked(tile)), stock));
        }
    }

    static void discardFront(Wasteland table, int seat, int card, Events events) {
        table.cards.putAway(seat, card);
        if (events.heard()) {
            events.tell(new TangleEvent.CardDiscarded(seat, Card.of(card), TangleEvent.Place.FRONT));
        }
    }

    static void returnMarker(Wasteland table, int track, Events events) {
        int seat = table.upkeep.holder(track);
        table.upkeep.giveBack(track);
        if (events.heard()) {
            events.tell(new TangleEvent.MarkerReturned(seat, Track.of(track)));
        }
    }
}
