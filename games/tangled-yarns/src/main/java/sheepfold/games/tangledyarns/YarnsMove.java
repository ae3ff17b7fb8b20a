package sheepfold.games.tangledyarns;

import java.util.List;
import java.util.function.LongFunction;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import sheepfold.engine.Move;
import sheepfold.engine.Sentence;

/** Every outcome of chance and every decision of a player, in the order of a game. Nearly all are made once and shared. */
sealed interface YarnsMove extends Move {
    Done DONE = new Done();
    Wait WAIT = new Wait();
    Answer YES = new Answer(true);
    Answer NO = new Answer(false);
    /** More power-ups of one kind than any flock can hold: six kept, and one gained by each of six sheep, in two rounds. */
    int MOST_POWER_UPS = 18;

    /** Chance deals a tile of the city. */
    record Lay(Cell tile, Relic relic, Colour wall) implements YarnsMove {
        private static final Lay[] ALL = IntStream.range(0, Cell.NUMBERS * 36)
                .mapToObj(n -> new Lay(Cell.of(n / 36), Relic.of(n / 6 % 6), Colour.of(n % 6)))
                .toArray(Lay[]::new);

        static Lay of(int tile, int relic, int wall) {
            return ALL[(tile * 6 + relic) * 6 + wall];
        }
    }

    /** Chance draws the wall of a tile anew, where no repair helps. */
    record Redraw(Cell tile, Colour wall) implements YarnsMove {
        private static final Redraw[] ALL = IntStream.range(0, Cell.NUMBERS * 6)
                .mapToObj(n -> new Redraw(Cell.of(n / 6), Colour.of(n % 6)))
                .toArray(Redraw[]::new);

        static Redraw of(int tile, int wall) {
            return ALL[tile * 6 + wall];
        }
    }

    /** Chance puts a way tile into a slot from 1 on. */
    record PutWay(int slot, WayTile tile) implements YarnsMove {
        private static final PutWay[] ALL = IntStream.range(0, Box.WAY_SLOTS * WayTile.COUNT)
                .mapToObj(n -> new PutWay(n / WayTile.COUNT + 1, WayTile.ALL.get(n % WayTile.COUNT)))
                .toArray(PutWay[]::new);

        static PutWay of(int slot, int tile) {
            return ALL[(slot - 1) * WayTile.COUNT + tile];
        }
    }

    /** Chance draws the way tile that takes the place of a locked gate. */
    record DrawWay(WayTile tile) implements YarnsMove {
        static final List<DrawWay> ALL = WayTile.ALL.stream().map(DrawWay::new).toList();
    }

    /** Chance puts a gate into a slot from 1 on. */
    record PutGate(int slot, Gate gate) implements YarnsMove {}

    /** A seat, or chance, takes a sheep. */
    record Pick(Sheep sheep) implements YarnsMove {
        static final List<Pick> ALL = Sheep.ALL.stream().map(Pick::new).toList();
    }

    /** An easier start: a sheep brings a power-up. */
    record Claim(Sheep sheep, Relic kind) implements YarnsMove {
        private static final Claim[] ALL = IntStream.range(0, Sheep.COUNT * Relic.KINDS)
                .mapToObj(n -> new Claim(Sheep.of(n / Relic.KINDS), Relic.of(n % Relic.KINDS)))
                .toArray(Claim[]::new);

        static Claim of(int sheep, int kind) {
            return ALL[sheep * Relic.KINDS + kind];
        }
    }

    /** An easier start: a relic of the first gate turns to wasteland. */
    record Flip(Cell tile) implements YarnsMove {
        private static final Flip[] ALL = IntStream.range(0, Cell.NUMBERS)
                .mapToObj(n -> new Flip(Cell.of(n)))
                .toArray(Flip[]::new);

        static Flip of(int tile) {
            return ALL[tile];
        }
    }

    /** Chance names the corner in which the next servant arrives. */
    record Corner(Colour colour) implements YarnsMove {
        static final List<Corner> ALL = Colour.ALL.stream().map(Corner::new).toList();
    }

    /** Chance names the direction where several are as good. */
    record Direction(Colour colour) implements YarnsMove {
        static final List<Direction> ALL =
                Colour.ALL.stream().map(Direction::new).toList();
    }

    /** Chance says whose marble lies farthest left. */
    record Battle(Side winner) implements YarnsMove {
        static final Battle SHEEP = new Battle(Side.SHEEP);
        static final Battle SERVANTS = new Battle(Side.SERVANTS);
    }

    /** Who fights. */
    enum Side {
        SHEEP,
        SERVANTS
    }

    /** Chance gives a power-up, or none. */
    record Fate(Relic kind) implements YarnsMove {
        static final List<Fate> ALL = Relic.ALL.stream().map(Fate::new).toList();
    }

    /** Chance names the sheep that is hit. */
    record Victim(Sheep sheep) implements YarnsMove {
        static final List<Victim> ALL = Sheep.ALL.stream().map(Victim::new).toList();
    }

    /** A sheep walks, using power-ups on the way. */
    record Walk(Sheep sheep, Cell to, int talaria, int maps) implements YarnsMove {
        private static final int SPAN = MOST_POWER_UPS + 1;
        private static final @Nullable Walk[] ALL = new Walk[Sheep.COUNT * Cell.NUMBERS * SPAN * SPAN];

        static Walk of(int sheep, int to, int talaria, int maps) {
            int index = ((sheep * Cell.NUMBERS + to) * SPAN + talaria) * SPAN + maps;
            Walk walk = ALL[index];
            if (walk == null) {
                walk = new Walk(Sheep.of(sheep), Cell.of(to), talaria, maps);
                ALL[index] = walk;
            }
            return walk;
        }
    }

    /** A sheep gains a power-up of a kind. */
    record Take(Sheep sheep, Relic kind) implements YarnsMove {
        private static final Take[] ALL = IntStream.range(0, Sheep.COUNT * Relic.KINDS)
                .mapToObj(n -> new Take(Sheep.of(n / Relic.KINDS), Relic.of(n % Relic.KINDS)))
                .toArray(Take[]::new);

        static Take of(int sheep, int kind) {
            return ALL[sheep * Relic.KINDS + kind];
        }
    }

    /** A sheep leaves it to the Fate box which power-up it gains. */
    record TakeFate(Sheep sheep) implements YarnsMove {
        static final List<TakeFate> ALL = Sheep.ALL.stream().map(TakeFate::new).toList();
    }

    /** Corrupted Lily has drawn red and chooses. */
    record Choose(Relic kind) implements YarnsMove {
        static final List<Choose> ALL =
                Relic.POWER_UPS.stream().map(Choose::new).toList();
    }

    /** A sheep and the tile whose relic it gives to a lock; Moppet may reach out to a tile beside her. */
    record Part(Sheep sheep, Cell tile) {}

    /**
     * Sheep lock a gate together.
     *
     * @param gate its slot, from 1 on
     */
    record Lock(int gate, Parts parts) implements YarnsMove {
        /** There are too many to be made for a list, so each gate has a maker of its locks. */
        private static final List<LongFunction<Lock>> OF_GATES = IntStream.rangeClosed(1, Box.GATES)
                .<LongFunction<Lock>>mapToObj(gate -> parts -> of(gate, parts))
                .toList();

        static Lock of(int gate, long parts) {
            return new Lock(gate, new Parts(parts));
        }

        static LongFunction<Lock> of(int gate) {
            return OF_GATES.get(gate - 1);
        }
    }

    /** Sheep attack wolves and cultists on their tile, with bones. */
    record Attack(Cell tile, Band sheep, int wolves, int cultists, int bones) implements YarnsMove {
        private static final int SEEN = 1 << 14;
        /** Attacks met before, each at a place that follows from it; another one may take its place. */
        private static final @Nullable Attack[] LATELY = new Attack[SEEN];

        static Attack of(int tile, int band, int wolves, int cultists, int bones) {
            int key = (((tile << 6 | band) << 3 | wolves) << 3 | cultists) << 4 | bones;
            int place = (key * 0x9E3779B9) >>> 18;
            Attack attack = LATELY[place];
            if (attack == null || attack.key() != key) {
                attack = new Attack(Cell.of(tile), Band.of(band), wolves, cultists, bones);
                LATELY[place] = attack;
            }
            return attack;
        }

        private int key() {
            return (((tile.number() << 6 | sheep.bits()) << 3 | wolves) << 3 | cultists) << 4 | bones;
        }
    }

    /** A sheep sacrifices itself. */
    record Sacrifice(Sheep sheep) implements YarnsMove {
        static final List<Sacrifice> ALL =
                Sheep.ALL.stream().map(Sacrifice::new).toList();
    }

    /** A seat agrees to a proposed move, or not. */
    record Answer(boolean yes) implements YarnsMove {}

    /** A sheep turns a tile until its wall is on another side, with a tech token or as its own turn. */
    record Turn(Sheep sheep, Cell tile, Colour wall, boolean tech) implements YarnsMove {
        private static final Turn[] ALL = IntStream.range(0, Sheep.COUNT * Cell.NUMBERS * 12)
                .mapToObj(n -> new Turn(
                        Sheep.of(n / 12 / Cell.NUMBERS),
                        Cell.of(n / 12 % Cell.NUMBERS),
                        Colour.of(n / 2 % 6),
                        n % 2 == 1))
                .toArray(Turn[]::new);

        static Turn of(int sheep, int tile, int wall, boolean tech) {
            return ALL[((sheep * Cell.NUMBERS + tile) * 6 + wall) * 2 + (tech ? 1 : 0)];
        }
    }

    /** So many books against the servants that attack. */
    record Books(int count) implements YarnsMove {
        static final List<Books> ALL =
                IntStream.rangeClosed(0, MOST_POWER_UPS).mapToObj(Books::new).toList();
    }

    /** A seat is done with the phase. */
    record Done() implements YarnsMove {}

    /** A seat is not done after all. */
    record Wait() implements YarnsMove {}

    /** The move in words, for lists of choices and for screen readers. */
    static Sentence words(YarnsMove move) {
        return switch (move) {
            case Lay(Cell tile, Relic relic, Colour wall) ->
                Sentence.of("{relic} on {tile}, wall {wall}", relic, tile, wall);
            case Redraw(Cell tile, Colour wall) -> Sentence.of("The wall of {tile} {wall}", tile, wall);
            case PutWay(int slot, WayTile tile) -> Sentence.of("Slot {n}: {tile}", slot, tile);
            case PutGate(int slot, Gate gate) -> Sentence.of("Gate {gate}: {relics}", Words.gate(slot), gate.words());
            case Pick(Sheep sheep) -> Sentence.of("Play {sheep}", sheep);
            case Claim(Sheep sheep, Relic kind) -> Sentence.of("{sheep} brings a power-up: {kind}", sheep, kind);
            case Flip(Cell tile) -> Sentence.of("The relic on {tile} turns to wasteland", tile);
            case Corner(Colour colour) -> Sentence.of("The {colour} corner", colour);
            case Direction(Colour colour) -> Sentence.of("In the {colour} direction", colour);
            case Battle battle ->
                Sentence.of(
                        switch (battle.winner()) {
                            case SHEEP -> "The sheep win";
                            case SERVANTS -> "The servants win";
                        });
            case Fate(Relic kind) when kind == Relic.NONE -> Sentence.of("The red marble: nothing");
            case Fate(Relic kind) -> Sentence.of("The Fate box gives {kind}", kind);
            case Victim(Sheep sheep) -> Sentence.of("{sheep} is hit", sheep);
            case Walk walk -> inWords(walk);
            case Take(Sheep sheep, Relic kind) -> Sentence.of("{sheep} takes a power-up: {kind}", sheep, kind);
            case TakeFate(Sheep sheep) -> Sentence.of("{sheep} tries the Fate box for a power-up", sheep);
            case Choose(Relic kind) -> Sentence.of("Lily chooses {kind}", kind);
            case Lock(int gate, Parts parts) ->
                Sentence.of(
                        "Lock gate {gate}: {parts}",
                        Words.gate(gate),
                        Sentence.list(parts.list().stream().map(Words::part).toList()));
            case Attack attack -> inWords(attack);
            case Sacrifice(Sheep sheep) -> Sentence.of("{sheep} sacrifices herself", sheep);
            case Answer(boolean yes) -> Sentence.of(yes ? "Yes, do it" : "No, rather not");
            case Turn turn ->
                Sentence.of(
                        turn.tech()
                                ? "{sheep} turns {tile} by tech until its wall is {wall}"
                                : "{sheep} turns {tile} until its wall is {wall}",
                        turn.sheep(),
                        turn.tile(),
                        turn.wall());
            case Books(int count) when count == 0 -> Sentence.of("No book");
            case Books(int count) -> Sentence.counted(count, "{n} book", "{n} books");
            case DrawWay(WayTile tile) -> Sentence.of("Draw {tile}", tile);
            case Done _ -> Sentence.of("Done");
            case Wait _ -> Sentence.of("Not done after all");
        };
    }

    private static Sentence inWords(Walk walk) {
        Sentence price = Words.price(walk.talaria, walk.maps);
        return price.isBlank()
                ? Sentence.of("{sheep} walks to {tile}", walk.sheep, walk.to)
                : Sentence.of("{sheep} walks to {tile} with {price}", walk.sheep, walk.to, price);
    }

    private static Sentence inWords(Attack attack) {
        Sentence sheep = Band.words(attack.sheep.bits());
        Sentence servants = Words.servants(attack.wolves, attack.cultists);
        return attack.bones == 0
                ? Sentence.of("On {tile}, {sheep} against {servants}", attack.tile, sheep, servants)
                : Sentence.of(
                        "On {tile}, {sheep} against {servants} with {bones}",
                        attack.tile,
                        sheep,
                        servants,
                        Sentence.counted(attack.bones, "{n} bone", "{n} bones"));
    }
}
