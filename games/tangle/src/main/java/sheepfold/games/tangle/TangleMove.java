package sheepfold.games.tangle;

import java.util.List;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import sheepfold.engine.Ids;
import sheepfold.engine.Move;
import sheepfold.engine.line.Line;
import sheepfold.engine.line.Lines;
import sheepfold.engine.line.Says;
import sheepfold.json.Sized;
import sheepfold.json.Within;

/** Every decision of a player and every outcome of chance. Nearly all are made once and shared. */
@Lines({TangleNotation.class, MoveWords.class})
sealed interface TangleMove extends Move {
    /** Chance names the seat that begins. */
    @Line(value = "first {seat}", rule = "TA-TURN-01")
    @Says("{seat} begins")
    record First(Colour seat) implements TangleMove {}

    /** Chance lays an alternative in the centre. */
    @Line(value = "centre {kind}", rule = "TA-CEN-01")
    @Says("{kind} in the centre")
    record Centre(Kind kind) implements TangleMove {}

    /** Chance turns up a card of the pile. */
    @Line(value = "={card}", rule = "TA-ACT-11")
    @Says("the card is {card}")
    record Deal(Card card) implements TangleMove {}

    /** Chance deals a victory card. */
    @Line(value = "={card}", rule = "TA-WIN-01")
    @Says("the card is {card}")
    record DealVictory(Victory card) implements TangleMove {}

    /** A root goes somewhere: of several own roots on a space the n-th from the bottom. */
    @Line(value = "{from}[.{nth|1}]>{to}", rule = "TA-PLC-01")
    record Place(
            Spot from,
            @Within(least = 1, most = TangleRules.ROOTS) int nth,
            Spot to) implements TangleMove {}

    /** Sap Flow keeps what an arrow brings to a space. */
    @Line(value = "keep {:kept}", rule = "TA-PLC-04")
    @Says("keep the {cube} that goes to {space}")
    record Keep(Cube cube, Space space) implements TangleMove {}

    @Line(value = "earth {area}", rule = "TA-ACT-02")
    record Earth(Area area) implements TangleMove {}

    @Line(value = "lake {area}", rule = "TA-ACT-04")
    @Says("a lake on {area}")
    record Lake(Area area) implements TangleMove {}

    @Line(value = "meadow {area}", rule = "TA-ACT-05")
    record Meadow(Area area) implements TangleMove {}

    @Line(value = "plant {seed} {area}", rule = "TA-ACT-07")
    @Says("plant a {seed} on {area}")
    record Plant(Seed seed, Area area) implements TangleMove {}

    @Line(value = "grow {area}", rule = "TA-ACT-08")
    record Grow(Area area) implements TangleMove {}

    /** Sprout. */
    @Line(value = "sapling {area}", rule = "TA-ACT-14")
    record Sapling(Area area) implements TangleMove {}

    @Line(value = "spreadbush {area}", rule = "TA-ACT-16")
    record SpreadBush(Area area) implements TangleMove {}

    /** Takes a card from a place of the row, from 1 on, or from the pile, which is 0. */
    @Line(value = "card {slot:pile}", rule = "TA-ACT-11")
    record TakeCard(
            @Within(least = 0, most = TangleRules.ROW) int slot) implements TangleMove {}

    /** What mana can be changed into. */
    enum Good {
        EARTH("E", 1),
        WATER("W", 1),
        NOURISHMENT("N", 1),
        CARD("card", 1),
        BUSH_SEED("bush", 2),
        TREE_SEED("tree", 3);

        static final List<Good> ALL = List.of(values());

        private final String code;
        final int price;

        Good(String code, int price) {
            this.code = code;
            this.price = price;
        }

        /** With its price: {@code MM>bush}. */
        String bought() {
            return "M".repeat(price) + ">" + code;
        }

        @Override
        public String toString() {
            return Ids.of(this);
        }
    }

    @Line(value = "swap {good:bought}", rule = "TA-ACT-19")
    @Says("{n=good:price} mana for {good}")
    record Swap(Good good) implements TangleMove {}

    /** Tiles change places: each goes to the next area, the last to the first. It begins with the area that comes first. */
    @Line(value = "shift {areas*>}", rule = "TA-ACT-20")
    @Says("let tiles change places: {areas}")
    record Shift(@Sized(least = 2, most = 3) List<Area> areas) implements TangleMove {
        private static final Shift[] PAIRS = Stream.iterate(0, n -> n < Area.COUNT * Area.COUNT, n -> n + 1)
                .map(n -> new Shift(List.of(Area.of(n / Area.COUNT), Area.of(n % Area.COUNT))))
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
    @Line(value = "give {cube}", rule = "TA-PLC-07")
    @Says("give 1 {cube}")
    record Give(Cube cube) implements TangleMove {}

    /** Chooses a cube of any kind. */
    @Line(value = "gain {cube}", rule = "TA-PLC-11")
    @Says("gain 1 {cube}")
    record Gain(Cube cube) implements TangleMove {}

    /** Homing Roots brings a root home. */
    @Line(value = "home {from}[.{nth|1}]>{to}", rule = "TA-PLC-11")
    @Says("bring the root on {from} home to {to}")
    record Home(
            Space from,
            @Within(least = 1, most = TangleRules.ROOTS) int nth,
            Area to) implements TangleMove {}

    /** Gives up a tile rather than pay for it. */
    @Line(value = "drop {area}", rule = "TA-UPK-07")
    @Says("give up {tile=area:tile}")
    record DropTile(Area area) implements TangleMove {}

    /** Gives up a card rather than pay for it. */
    @Line(value = "drop {card}", rule = "TA-UPK-07")
    @Says("give up {card}")
    record DropCard(Card card) implements TangleMove {}

    /** Pays the upkeep of what is kept; the mix is empty where only one kind will do. */
    @Line(value = "pay[ {mix|NONE}]", rule = "TA-UPK-07")
    @Says("pay {cubes}")
    record Pay(Mix mix) implements TangleMove {
        static final Pay PLAIN = new Pay(Mix.NONE);
        private static final int COUNTS = 16;
        private static final int SHARED = COUNTS * COUNTS * COUNTS * COUNTS;
        /** Those in use: below sixteen cubes of a kind no two share a place. */
        private static final @Nullable Pay[] LATEST = new Pay[SHARED];

        static Pay of(int earth, int water, int nourishment, int mana) {
            int place = (((earth * COUNTS + water) * COUNTS + nourishment) * COUNTS + mana) & (SHARED - 1);
            Pay pay = LATEST[place];
            if (pay == null
                    || pay.mix.earth() != earth
                    || pay.mix.water() != water
                    || pay.mix.nourishment() != nourishment
                    || pay.mix.mana() != mana) {
                pay = new Pay(new Mix(earth, water, nourishment, mana));
                LATEST[place] = pay;
            }
            return pay;
        }
    }

    @Line(value = "cast {card}", rule = "TA-CST-02")
    record Cast(Card card) implements TangleMove {}

    /** Wild Shoot: the tree that gets a root. */
    @Line(value = "root {area}", rule = "TA-CST-07")
    @Says("put a new root on {tile=area:tile}")
    record Root(Area area) implements TangleMove {}

    /** Foraging Boar: the tile whose cubes are taken. */
    @Line(value = "forage {area}", rule = "TA-CST-03")
    @Says("take the cubes from {tile=area:tile}")
    record Forage(Area area) implements TangleMove {}

    /** Mercy of the Norns: the marker that goes back. */
    @Line(value = "calm {track}", rule = "TA-CST-03")
    @Says("return the marker of {track}")
    record Calm(Track track) implements TangleMove {}

    /** Hard Winter: the upkeep that all pay. */
    @Line(value = "winter {track}", rule = "TA-CST-03")
    @Says("all pay for {track}")
    record Winter(Track track) implements TangleMove {}

    /** Echo of the Seeress: the card that comes back. */
    @Line(value = "fetch {card}", rule = "TA-CST-03")
    @Says("take {card} back")
    record Fetch(Card card) implements TangleMove {}

    /** Tracker steps for lakes, bushes and meadows, and enchantment cards. */
    @Line(value = "track{:steps}", rule = "TA-TRK-02")
    record Steps(
            @Within(least = 0, most = MOST) int lakes,
            @Within(least = 0, most = MOST) int growth,
            @Within(least = 0, most = MOST) int cards)
            implements TangleMove {
        static final int MOST = 5;

        int on(int track) {
            return switch (track) {
                case 0 -> lakes;
                case 1 -> growth;
                default -> cards;
            };
        }
    }

    /** Discards down to the hand limit. */
    @Line(value = "discard {card}", rule = "TA-ACT-11")
    @Says("discard {card}")
    record Discard(Card card) implements TangleMove {}

    /** Sacrifices clean earth for a cube. */
    @Line(value = "sac {area} {cube}", rule = "TA-CEN-02")
    @Says("sacrifice {tile=area:tile} for 1 {cube}")
    record SacrificeEarth(Area area, Cube cube) implements TangleMove {}

    /** Sacrifices a lake or meadow for a placement, or a bush for nothing where no card can be cast. */
    @Line(value = "sac {area}", rule = "TA-CEN-02")
    @Says(when = "isBush", value = "sacrifice {tile=area:tile}")
    @Says("sacrifice {tile=area:tile} for another placement")
    record Sacrifice(Area area) implements TangleMove {}

    /** Sacrifices a bush to cast a card. */
    @Line(value = "sac {area} cast {card}", rule = "TA-CEN-02")
    @Says("sacrifice {tile=area:tile} and cast {card}")
    record SacrificeBush(Area area, Card card) implements TangleMove {}

    /** Takes over an opponent's clean earth for earth and two cubes, which come in their order. */
    @Line(value = "take {area} pay {first} {second}", rule = "TA-CEN-05")
    @Says("take over {area}: 1 earth to the pool, {first} and {second} to its owner")
    record TakeOver(Area area, Cube first, Cube second) implements TangleMove {
        public TakeOver {
            if (first.compareTo(second) > 0) {
                Cube other = first;
                first = second;
                second = other;
            }
        }
    }

    @Line(value = "done", rule = "TA-PLC-06")
    record Done() implements TangleMove {}

    @Line(value = "skip", rule = "TA-TURN-02")
    @Says("skip it")
    record Skip() implements TangleMove {}
}
