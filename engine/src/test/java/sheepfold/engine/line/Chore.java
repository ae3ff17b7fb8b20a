package sheepfold.engine.line;

import java.util.List;
import java.util.Optional;
import sheepfold.engine.Move;
import sheepfold.engine.Ref;
import sheepfold.engine.Sentence;
import sheepfold.json.Sized;
import sheepfold.json.Within;

/** Moves of no game, one for each way to stand in a line. */
@Lines(Chore.Odd.class)
sealed interface Chore extends Move {
    @Line(value = "feed {animal}", rule = "XX-FEED-01")
    @Says("feed the {animal}")
    record Feed(Animal animal) implements Chore {}

    @Line(value = "rest", rule = "XX-REST-01")
    @Says("rest")
    record Rest() implements Chore {}

    @Line(value = "{from}[.{nth|1}]>{to}", rule = "XX-WALK-01")
    @Says(when = "nth=1", value = "walk from {from} to {to}")
    @Says("walk from {from} to {to}, {n=nth} times")
    record Walk(Field from, @Within(least = 1, most = 5) int nth, Field to) implements Chore {}

    @Line("sow[ using[ corn{corn:1..9|0}][ peas{peas:1..9|0}]]")
    @Says("sow {corn} corn and {peas} peas")
    record Sow(int corn, int peas) implements Chore {}

    @Line("count [{ewes:1..9|0}E][{rams:1..9|0}R] at {field}")
    record Count(int ewes, int rams, Field field) implements Chore {}

    @Line("{now?+}{animal:letter} naps{deep? deeply| lightly}")
    @Says(when = "!now", value = "later {animal:full} naps")
    @Says("{animal:full} naps")
    record Nap(boolean now, Animal animal, boolean deep) implements Chore {}

    @Line("mow {fields*>}")
    @Says("mow {fields}")
    record Mow(@Sized(least = 2, most = 3) List<Field> fields) implements Chore {}

    @Line("shear {shares*, }")
    @Says("shear as {owner} likes")
    record Shear(List<Share> shares) implements Chore {
        public Shear {
            shares = List.copyOf(shares);
        }
    }

    @Line("{by:letter}{wool}")
    record Share(@Within(least = 0, most = 3) int by, int wool) {}

    @Line("hire {seat:named}")
    @Says(when = "isAway", value = "nobody to hire")
    @Says("hire {seat}")
    record Hire(int seat) implements Chore {}

    @Line("tell {:story}")
    record Tell(String story) implements Chore {}

    @Line("rest in {field}")
    @Says("rest in {field}")
    record RestIn(Field field) implements Chore {}

    enum Animal {
        EWE("e"),
        RAM("r");

        private final String letter;

        Animal(String letter) {
            this.letter = letter;
        }

        String letter() {
            return letter;
        }

        Ref ref() {
            return Ref.of("animal", letter, this == EWE ? "ewe" : "ram");
        }

        Sentence full() {
            return Sentence.of("a good {animal}", ref());
        }
    }

    record Field(int number) {
        static final int COUNT = 9;

        static Field of(int number) {
            return new Field(number);
        }

        static boolean isLike(String name) {
            return name.matches("f\\d+");
        }

        Ref ref() {
            return Ref.sign("field", toString());
        }

        @Override
        public String toString() {
            return "f" + number;
        }
    }

    /** What depends on where they are: the first seat that has a name. */
    final class Odd {
        private Odd() {}

        static String letter(int seat) {
            return "ABCD".substring(seat, seat + 1);
        }

        static String named(String first, int seat) {
            return seat == 0 ? first : "other" + seat;
        }

        static Optional<Integer> named(String first, String name) {
            return name.equals(first)
                    ? Optional.of(0)
                    : Optional.of(name)
                            .filter(other -> other.startsWith("other"))
                            .map(other -> Integer.parseInt(other.substring(5)));
        }

        static String story(Tell tell) {
            return tell.story() + "!";
        }

        static Optional<Tell> story(String text) {
            return text.endsWith("!") ? Optional.of(new Tell(text.substring(0, text.length() - 1))) : Optional.empty();
        }

        static Sentence words(Tell tell) {
            return Sentence.of("tell a story");
        }

        static Sentence words(String first, Count count) {
            return Sentence.of("count for {who}", Sentence.sign(first));
        }

        static Ref seat(int seat) {
            return Ref.player(seat);
        }

        static Sentence owner(Shear shear) {
            return Sentence.sign(letter(shear.shares().getFirst().by()));
        }

        static boolean isAway(Hire hire) {
            return hire.seat() > 3;
        }
    }
}
