package sheepfold.games.tangle;

import java.util.Map;
import sheepfold.engine.Ids;
import sheepfold.json.About;
import sheepfold.json.Default;
import sheepfold.json.Within;

/** What an enchantment does: the few primitives that every card is made of. */
sealed interface Effect {
    /** So much less of an upkeep that nothing of its kind owes anything. */
    int ALL = 99;

    /** Of what a price is reduced. */
    enum Price {
        EARTH,
        GROW,
        SPROUT,
        MEADOW,
        CAST;

        @Override
        public String toString() {
            return Ids.of(this);
        }
    }

    /** Holds as long as the card lies in front of its owner. */
    sealed interface Lasting extends Effect {}

    /** Happens once, when the card is cast. */
    sealed interface Once extends Effect {
        /** What it lets one do in small moves. */
        default Work work() {
            return switch (this) {
                case Gain _, Extra _, Cards _ -> Work.NONE;
                case Seeds _ -> Work.PLANT;
                case Lake _ -> Work.LAKE;
                case Meadows _ -> Work.MEADOWS;
                case Earth _ -> Work.EARTH;
                case Grow _ -> Work.GROW;
                case Root _ -> Work.ROOT;
                case Shift _ -> Work.SHIFT;
                case Forage _ -> Work.FORAGE;
                case Calm _ -> Work.CALM;
                case Winter _ -> Work.WINTER;
                case Fetch _ -> Work.FETCH;
            };
        }

        /** How often. */
        default int times() {
            return switch (this) {
                case Meadows(int count) -> count;
                case Earth(int count) -> count;
                case Grow(int count) -> count;
                default -> 1;
            };
        }
    }

    @About("When you take at a resource space and this cube was among them: one more of it.")
    record TakeMore(Cube cube) implements Lasting {}

    @About("Opponents owe so much more for each of your roots under theirs.")
    record TollIn(@Within(least = 0, most = 9) int count) implements Lasting {}

    @About("The pool pays what you owe to roots below.")
    record TollPool() implements Lasting {}

    @About("When an opponent places a root above one of yours: gain, once for each placement.")
    record OverMe(Cube cube, @Within(least = 1, most = 9) int count) implements Lasting {}

    @About("When you place a root above an opponent's: gain so many cubes of any kind.")
    record OverOpponent(@Within(least = 1, most = 9) int count) implements Lasting {}

    @About("Once a turn, after a placement on a space, another root may go home.")
    record Homing() implements Lasting {}

    @About("Your meadows hold so many cubes.")
    record Cap(@Within(least = 1, most = 99) int count) implements Lasting {}

    @About("An opponent's placement puts so many cubes on your tile.")
    record Yield(Tile tile, @Within(least = 1, most = 9) int count) implements Lasting {}

    @About("Your own placement first puts so many cubes on each of your meadows and bushes around it.")
    record Self(@Within(least = 1, most = 9) int count) implements Lasting {}

    @About("You owe so much less of an upkeep; 99 is all of it.")
    record UpkeepLess(
            Track track, @Within(least = 1, most = ALL) int count) implements Lasting {}

    @About("You may pay upkeep with any cubes.")
    record UpkeepAny() implements Lasting {}

    @About("You may leave out so many tracker steps a turn.")
    record StepsLess(@Within(least = 1, most = 99) int count) implements Lasting {}

    @About("So many cubes off a price: of each item, or for earth of the whole action.")
    record Cheaper(
            Price what,
            Cube cube,
            @Within(least = 1, most = 9) int count,

            @Default("0") @Within(least = 0, most = 9) int least)
            implements Lasting {}

    @About("So many jumped areas are free for each clean earth tile.")
    record JumpLess(@Within(least = 1, most = 99) int count) implements Lasting {}

    @About("So many more casts a turn, if you may cast at all.")
    record CastMore(@Within(least = 1, most = 9) int count) implements Lasting {}

    @About("You may cast one card a turn with no root at home.")
    record CastAway() implements Lasting {}

    @About("A seed taken at a seed space may be planted at once.")
    record Furrow() implements Lasting {}

    @About("You may keep one of the cubes that arrows bring.")
    record Sap() implements Lasting {}

    @About("When a placement brings a root home: gain so many cubes of any kind.")
    record OnHome(@Within(least = 1, most = 9) int count) implements Lasting {}

    @About("So many more cards at the space for enchantment cards.")
    record CardsMore(@Within(least = 1, most = 9) int count) implements Lasting {}

    @About("This card counts as two.")
    record CountTwice() implements Lasting {}

    @About("If you have a sapling, one counts as a tree.")
    record CountSapling() implements Lasting {}

    @About("One lake counts as a meadow, or one meadow as a lake.")
    record CountWetland() implements Lasting {}

    record Gain(Map<Cube, @Within(least = 1, most = 99) Integer> cubes) implements Once {
        int count(int cube) {
            return cubes.getOrDefault(Cube.of(cube), 0);
        }
    }

    record Cards(@Within(least = 1, most = 9) int count) implements Once {}

    record Seeds(Seed seed, @Within(least = 1, most = 9) int count) implements Once {}

    record Lake() implements Once {}

    record Meadows(@Within(least = 1, most = 8) int count) implements Once {}

    record Earth(@Within(least = 1, most = 11) int count) implements Once {}

    record Grow(@Within(least = 1, most = 11) int count) implements Once {}

    record Root() implements Once {}

    record Shift() implements Once {}

    record Forage() implements Once {}

    record Extra() implements Once {}

    record Calm() implements Once {}

    record Winter() implements Once {}

    record Fetch() implements Once {}
}
