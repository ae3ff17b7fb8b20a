package sheepfold.games.tangle;

import com.fasterxml.jackson.annotation.JsonValue;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import sheepfold.engine.Ids;
import sheepfold.engine.Move;
import sheepfold.json.Sized;
import sheepfold.json.Within;

/** Every decision of a player and every outcome of chance. Nearly all are made once and shared. */
sealed interface TangleMove extends Move {
    Done DONE = new Done();
    Skip SKIP = new Skip();

    /** Chance names the seat that begins. */
    record First(Colour seat) implements TangleMove {
        static final List<First> ALL = Colour.ALL.stream().map(First::new).toList();
    }

    /** Chance lays an alternative in the centre. */
    record Centre(Kind kind) implements TangleMove {
        static final List<Centre> ALL =
                Stream.of(Kind.values()).map(Centre::new).toList();
    }

    /** Chance deals a victory card. */
    record DealVictory(Victory card) implements TangleMove {
        static final List<DealVictory> ALL =
                Victory.ALL.stream().map(DealVictory::new).toList();
    }

    /** Chance turns up a card of the pile. */
    record Deal(Card card) implements TangleMove {
        static final List<Deal> ALL = Card.ALL.stream().map(Deal::new).toList();
    }

    /** A root goes somewhere: of several own roots on a space the n-th from the bottom. */
    record Place(
            Spot from,
            @Within(least = 1, most = TangleRules.ROOTS) int nth,
            Spot to) implements TangleMove {
        private static final Place[] ALL = IntStream.range(0, Spot.COUNT * TangleRules.ROOTS * Spot.COUNT)
                .mapToObj(n -> new Place(
                        Spot.of(n / Spot.COUNT / TangleRules.ROOTS),
                        n / Spot.COUNT % TangleRules.ROOTS + 1,
                        Spot.of(n % Spot.COUNT)))
                .toArray(Place[]::new);

        static Place of(int from, int nth, int to) {
            return ALL[(from * TangleRules.ROOTS + nth - 1) * Spot.COUNT + to];
        }
    }

    /** Sap Flow keeps what an arrow brings to a space. */
    record Keep(Cube cube, Space space) implements TangleMove {
        private static final Keep[] ALL = IntStream.range(0, Space.COUNT * Cube.KINDS)
                .mapToObj(n -> new Keep(Cube.of(n % Cube.KINDS), Space.of(n / Cube.KINDS)))
                .toArray(Keep[]::new);

        static Keep of(int cube, int space) {
            return ALL[space * Cube.KINDS + cube];
        }
    }

    record Earth(Area area) implements TangleMove {
        static final List<Earth> ALL = Area.ALL.stream().map(Earth::new).toList();
    }

    record Lake(Area area) implements TangleMove {
        static final List<Lake> ALL = Area.ALL.stream().map(Lake::new).toList();
    }

    record Meadow(Area area) implements TangleMove {
        static final List<Meadow> ALL = Area.ALL.stream().map(Meadow::new).toList();
    }

    record Plant(Seed seed, Area area) implements TangleMove {
        private static final Plant[] ALL = IntStream.range(0, Seed.KINDS * Area.COUNT)
                .mapToObj(n -> new Plant(Seed.of(n / Area.COUNT), Area.of(n % Area.COUNT)))
                .toArray(Plant[]::new);

        static Plant of(Seed seed, int area) {
            return ALL[seed.ordinal() * Area.COUNT + area];
        }
    }

    record Grow(Area area) implements TangleMove {
        static final List<Grow> ALL = Area.ALL.stream().map(Grow::new).toList();
    }

    /** Sprout. */
    record Sapling(Area area) implements TangleMove {
        static final List<Sapling> ALL = Area.ALL.stream().map(Sapling::new).toList();
    }

    record SpreadBush(Area area) implements TangleMove {
        static final List<SpreadBush> ALL =
                Area.ALL.stream().map(SpreadBush::new).toList();
    }

    /** Takes a card from a place of the row, from 1 on, or from the pile, which is 0. */
    record TakeCard(
            @Within(least = 0, most = TangleRules.ROW) int slot) implements TangleMove {
        static final List<TakeCard> ALL = IntStream.rangeClosed(0, TangleRules.ROW)
                .mapToObj(TakeCard::new)
                .toList();
    }

    /** What mana can be changed into. */
    enum Good {
        EARTH("E", 1),
        WATER("W", 1),
        NOURISHMENT("N", 1),
        CARD("card", 1),
        BUSH_SEED("bush", 2),
        TREE_SEED("tree", 3);

        static final List<Good> ALL = List.of(values());

        final String code;
        final int price;

        Good(String code, int price) {
            this.code = code;
            this.price = price;
        }

        static Optional<Good> coded(String code) {
            return ALL.stream().filter(good -> good.code.equals(code)).findFirst();
        }

        @JsonValue
        @Override
        public String toString() {
            return Ids.of(this);
        }
    }

    record Swap(Good good) implements TangleMove {
        static final List<Swap> ALL = Good.ALL.stream().map(Swap::new).toList();
    }

    /** Tiles change places: each goes to the next area, the last to the first. It begins with the area that comes first. */
    record Shift(@Sized(least = 2, most = 3) List<Area> areas) implements TangleMove {
        private static final Shift[] PAIRS = IntStream.range(0, Area.COUNT * Area.COUNT)
                .mapToObj(n -> new Shift(List.of(Area.of(n / Area.COUNT), Area.of(n % Area.COUNT))))
                .toArray(Shift[]::new);

        public Shift {
            areas = inOrder(areas);
        }

        private static List<Area> inOrder(List<Area> areas) {
            int first = 0;
            for (int i = 1; i < areas.size(); i++) {
                first = areas.get(i).number() < areas.get(first).number() ? i : first;
            }
            return Stream.concat(areas.subList(first, areas.size()).stream(), areas.subList(0, first).stream())
                    .toList();
        }

        static Shift pair(int area, int other) {
            return PAIRS[area * Area.COUNT + other];
        }
    }

    /** Pays a cube of the toll. */
    record Give(Cube cube) implements TangleMove {
        static final List<Give> ALL = Cube.ALL.stream().map(Give::new).toList();
    }

    /** Chooses a cube of any kind. */
    record Gain(Cube cube) implements TangleMove {
        static final List<Gain> ALL = Cube.ALL.stream().map(Gain::new).toList();
    }

    /** Homing Roots brings a root home. */
    record Home(
            Space from,
            @Within(least = 1, most = TangleRules.ROOTS) int nth,
            Area to) implements TangleMove {
        private static final Home[] ALL = IntStream.range(0, Space.COUNT * TangleRules.ROOTS * Area.COUNT)
                .mapToObj(n -> new Home(
                        Space.of(n / Area.COUNT / TangleRules.ROOTS),
                        n / Area.COUNT % TangleRules.ROOTS + 1,
                        Area.of(n % Area.COUNT)))
                .toArray(Home[]::new);

        static Home of(int from, int nth, int to) {
            return ALL[(from * TangleRules.ROOTS + nth - 1) * Area.COUNT + to];
        }
    }

    /** Gives up a tile rather than pay for it. */
    record DropTile(Area area) implements TangleMove {
        static final List<DropTile> ALL = Area.ALL.stream().map(DropTile::new).toList();
    }

    /** Gives up a card rather than pay for it. */
    record DropCard(Card card) implements TangleMove {
        static final List<DropCard> ALL = Card.ALL.stream().map(DropCard::new).toList();
    }

    /** Pays the upkeep of what is kept; the mix is empty where only one kind will do. */
    record Pay(Mix mix) implements TangleMove {
        static final Pay PLAIN = new Pay(Mix.NONE);
        private static final int SHARED = 1 << 14;
        private static final @Nullable Pay[] LATEST = new Pay[SHARED];

        static Pay of(Mix mix) {
            int place = mix.hashCode() & (SHARED - 1);
            Pay pay = LATEST[place];
            if (pay == null || !pay.mix.equals(mix)) {
                pay = new Pay(mix);
                LATEST[place] = pay;
            }
            return pay;
        }
    }

    record Cast(Card card) implements TangleMove {
        static final List<Cast> ALL = Card.ALL.stream().map(Cast::new).toList();
    }

    /** Wild Shoot: the tree that gets a root. */
    record Root(Area area) implements TangleMove {
        static final List<Root> ALL = Area.ALL.stream().map(Root::new).toList();
    }

    /** Foraging Boar: the tile whose cubes are taken. */
    record Forage(Area area) implements TangleMove {
        static final List<Forage> ALL = Area.ALL.stream().map(Forage::new).toList();
    }

    /** Mercy of the Norns: the marker that goes back. */
    record Calm(Track track) implements TangleMove {
        static final List<Calm> ALL = Track.ALL.stream().map(Calm::new).toList();
    }

    /** Hard Winter: the upkeep that all pay. */
    record Winter(Track track) implements TangleMove {
        static final List<Winter> ALL = Track.ALL.stream().map(Winter::new).toList();
    }

    /** Echo of the Seeress: the card that comes back. */
    record Fetch(Card card) implements TangleMove {
        static final List<Fetch> ALL = Card.ALL.stream().map(Fetch::new).toList();
    }

    /** Tracker steps for lakes, bushes and meadows, and enchantment cards. */
    record Steps(
            @Within(least = 0, most = MOST) int lakes,
            @Within(least = 0, most = MOST) int growth,
            @Within(least = 0, most = MOST) int cards)
            implements TangleMove {
        static final int MOST = 5;
        private static final int SIDE = MOST + 1;
        private static final Steps[] ALL = IntStream.range(0, SIDE * SIDE * SIDE)
                .mapToObj(n -> new Steps(n / SIDE / SIDE, n / SIDE % SIDE, n % SIDE))
                .toArray(Steps[]::new);

        static final Steps NONE = of(0, 0, 0);

        static Steps of(int lakes, int growth, int cards) {
            return ALL[(lakes * SIDE + growth) * SIDE + cards];
        }

        int on(int track) {
            return switch (track) {
                case 0 -> lakes;
                case 1 -> growth;
                default -> cards;
            };
        }
    }

    /** Discards down to the hand limit. */
    record Discard(Card card) implements TangleMove {
        static final List<Discard> ALL = Card.ALL.stream().map(Discard::new).toList();
    }

    /** Sacrifices clean earth for a cube. */
    record SacrificeEarth(Area area, Cube cube) implements TangleMove {
        private static final SacrificeEarth[] ALL = IntStream.range(0, Area.COUNT * Cube.KINDS)
                .mapToObj(n -> new SacrificeEarth(Area.of(n / Cube.KINDS), Cube.of(n % Cube.KINDS)))
                .toArray(SacrificeEarth[]::new);

        static SacrificeEarth of(int area, int cube) {
            return ALL[area * Cube.KINDS + cube];
        }
    }

    /** Sacrifices a lake or meadow for a placement, or a bush for nothing where no card can be cast. */
    record Sacrifice(Area area) implements TangleMove {
        static final List<Sacrifice> ALL = Area.ALL.stream().map(Sacrifice::new).toList();
    }

    /** Sacrifices a bush to cast a card. */
    record SacrificeBush(Area area, Card card) implements TangleMove {
        private static final SacrificeBush[] ALL = IntStream.range(0, Area.COUNT * Card.COUNT)
                .mapToObj(n -> new SacrificeBush(Area.of(n / Card.COUNT), Card.of(n % Card.COUNT)))
                .toArray(SacrificeBush[]::new);

        static SacrificeBush of(int area, int card) {
            return ALL[area * Card.COUNT + card];
        }
    }

    /** Takes over an opponent's clean earth for earth and two cubes, which come in their order. */
    record TakeOver(Area area, Cube first, Cube second) implements TangleMove {
        private static final TakeOver[] ALL = IntStream.range(0, Area.COUNT * Cube.KINDS * Cube.KINDS)
                .mapToObj(n -> new TakeOver(
                        Area.of(n / Cube.KINDS / Cube.KINDS),
                        Cube.of(n / Cube.KINDS % Cube.KINDS),
                        Cube.of(n % Cube.KINDS)))
                .toArray(TakeOver[]::new);

        public TakeOver {
            if (first.compareTo(second) > 0) {
                Cube other = first;
                first = second;
                second = other;
            }
        }

        static TakeOver of(int area, int first, int second) {
            return ALL[(area * Cube.KINDS + first) * Cube.KINDS + second];
        }
    }

    record Done() implements TangleMove {}

    record Skip() implements TangleMove {}
}
