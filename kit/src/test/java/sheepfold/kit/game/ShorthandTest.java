package sheepfold.kit.game;

import static org.assertj.core.api.Assertions.assertThat;

import java.lang.reflect.Proxy;
import java.util.List;
import java.util.function.Function;
import org.junit.jupiter.api.Test;
import sheepfold.engine.Game;
import sheepfold.engine.Match;
import sheepfold.engine.MoveText;
import sheepfold.engine.Notation;
import sheepfold.kit.Scenario;

/** A shorthand is a move of whoever begins it: the others take no part in it, and it is made whole or not at all. */
class ShorthandTest {
    /** Hush in which moves are joined by an ampersand. */
    private static Scenario<Night, HushMove> whispering() {
        Hush hush = new Hush();
        Notation<Night, HushMove> notation = with(
                Notation.class,
                hush.notation(),
                "expand",
                arguments -> List.of(arguments[1].toString().split(" & ", -1)));
        Game<Night, HushMove> game = with(Game.class, hush, "notation", _ -> notation);
        return Scenario.of(game).play("deal lamb", "deal hush", "deal ewe", "deal ram");
    }

    @SuppressWarnings("unchecked") // the proxy does whatever the one behind it does
    private static <T> T with(Class<?> type, T otherwise, String method, Function<Object[], Object> instead) {
        return (T) Proxy.newProxyInstance(
                type.getClassLoader(),
                new Class<?>[] {type},
                (_, called, arguments) -> called.getName().equals(method)
                        ? instead.apply(arguments)
                        : called.invoke(otherwise, arguments));
    }

    private static List<Integer> actors(MoveText.Reading<HushMove> reading) {
        return reading instanceof MoveText.Reading.Playable<HushMove>(List<MoveText.Step<HushMove>> steps)
                ? steps.stream().map(MoveText.Step::actor).toList()
                : List.of();
    }

    @Test
    void whoeverBeginsItGoesOn() {
        Match<Night, HushMove> match = whispering().match();
        assertThat(actors(match.read("show lamb to 1 & done"))).containsExactly(0, 0);
        assertThat(actors(match.read("show ram to 0 & done"))).containsExactly(1, 1);
        assertThat(actors(match.read("0: done & 1: done")))
                .as("unless another is named")
                .containsExactly(0, 1);
    }

    @Test
    void aStepThatCannotFollowIsRefusedByItsRuleAndNothingChanges() {
        whispering()
                .refuses("show lamb to 1 & show hush to 1", "KI-SHOW-02")
                .refuses("0: done & done", "KI-TURN-01")
                .play("show lamb to 1 & done")
                .asks(1);
    }
}
