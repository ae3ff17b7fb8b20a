package sheepfold.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import sheepfold.engine.Audience;
import sheepfold.engine.Event;
import sheepfold.engine.Events;
import sheepfold.engine.Game;
import sheepfold.engine.Games;
import sheepfold.engine.Move;
import sheepfold.engine.Moves;
import sheepfold.engine.Position;
import sheepfold.engine.Ref;
import sheepfold.engine.Seats;
import sheepfold.engine.SeededRandom;
import sheepfold.engine.Setup;

/** What a game lists of its box is all that its sentences name of that kind, or the lab would count what it cannot show. */
class ComponentsTest {
    /** A thing by what it is and which one. */
    private record Name(String kind, String id) {
        static Name of(Ref ref) {
            return new Name(ref.kind(), ref.id());
        }
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "wolf-and-sheep",
                "sheep-hop",
                "shepherd-mess",
                "last-fleece-standing",
                "tangled-yarns",
                "tangle",
                "kit"
            })
    void everythingThatIsNamedIsListed(String id) {
        check(Games.named(id));
    }

    private static <P extends Position<P, M>, M extends Move> void check(Game<P, M> game) {
        Setup setup = Setup.of(game.info(), game.info().defaultSeats());
        List<Name> listed = game.components(setup).stream().map(Name::of).toList();
        assertThat(listed).isNotEmpty().doesNotHaveDuplicates();
        Set<String> kinds = listed.stream().map(Name::kind).collect(Collectors.toSet());
        Set<Name> named = new HashSet<>();
        play(game, setup, named);
        assertThat(named)
                .filteredOn(name -> kinds.contains(name.kind))
                .isNotEmpty()
                .allSatisfy(name -> assertThat(listed).contains(name));
    }

    /** A random game, of which every event is heard. */
    private static <P extends Position<P, M>, M extends Move> void play(Game<P, M> game, Setup setup, Set<Name> named) {
        P position = game.start(setup);
        SeededRandom random = new SeededRandom(3);
        Events listener = new Events() {
            @Override
            public boolean heard() {
                return true;
            }

            @Override
            public void tell(Event event, Audience audience) {
                event.text().refs().forEach(ref -> named.add(Name.of(ref)));
            }
        };
        Moves<M> moves = new Moves<>();
        for (int made = 0; made < 400 && !position.turn().isOver(); made++) {
            Seats asked = position.turn().asked();
            int actor = asked.isEmpty() ? Seats.CHANCE : asked.nth(random.nextInt(asked.count()));
            moves.clear();
            position.legalMoves(actor, moves);
            M move = moves.pick(random);
            if (actor != Seats.CHANCE) {
                game.notation().words(position, move).refs().forEach(ref -> named.add(Name.of(ref)));
            }
            position.play(actor, move, listener);
        }
    }
}
