package sheepfold.kit;

import java.util.List;
import java.util.Optional;
import java.util.random.RandomGenerator;
import org.jspecify.annotations.Nullable;
import sheepfold.engine.Events;
import sheepfold.engine.Form;
import sheepfold.engine.Game;
import sheepfold.engine.Move;
import sheepfold.engine.MoveText.Step;
import sheepfold.engine.Moves;
import sheepfold.engine.Position;
import sheepfold.engine.Seats;
import sheepfold.engine.Setup;
import sheepfold.engine.Turn;

/**
 * A position of a random game at which checks look. They may play on copies of the position, not on itself.
 *
 * @param number how many moves were made before
 * @param before the turn before the last move, if there was one
 * @param next the move that the game goes on with; none at its end
 * @param random what checks roll at this moment
 */
record Moment<P extends Position<P, M>, M extends Move>(
        Game<P, M> game,
        Setup setup,
        P position,
        int number,
        @Nullable Turn before,
        @Nullable Step<M> next,
        RandomGenerator random) {
    /** Once in so many times conceding is looked at too. */
    private static final int ORDINARY_MOVES = 40;
    /** Once in so many times somebody moves for whom nobody waits. */
    private static final int AWAITED_MOVES = 8;

    List<Integer> actors() {
        return Snapshot.movers(position);
    }

    List<Integer> asked() {
        return position.turn().asked().list();
    }

    /** Anybody who decides, and now and then somebody for whom nobody waits. */
    static int anyActor(Position<?, ?> position, RandomGenerator random) {
        List<Integer> volunteers = position.volunteers().list();
        List<Integer> actors = !volunteers.isEmpty() && random.nextInt(AWAITED_MOVES) == 0
                ? volunteers
                : Snapshot.actors(position.turn());
        return actors.get(random.nextInt(actors.size()));
    }

    List<Integer> seats() {
        return Seats.first(setup.seats()).list();
    }

    Moves<M> legal(int actor) {
        return legal(position, actor);
    }

    static <P extends Position<P, M>, M extends Move> Moves<M> legal(P position, int actor) {
        Moves<M> moves = new Moves<>();
        position.legalMoves(actor, moves);
        return moves;
    }

    Snapshot snapshot() {
        return snapshot(position);
    }

    Snapshot snapshot(P other) {
        return Snapshot.of(game, setup.seats(), other);
    }

    /** Any move of an actor: a listed one, now and then one by a form, and seldom conceding. */
    static <P extends Position<P, M>, M extends Move> M anyMove(P position, int actor, RandomGenerator random) {
        List<Form<M>> forms = actor == Seats.CHANCE ? List.of() : position.forms(actor);
        Moves<M> moves = legal(position, actor);
        boolean byForm = !forms.isEmpty() && random.nextInt(3) == 0;
        Optional<M> concession = position.turn().asked().contains(actor)
                ? position.decision(actor).concede()
                : Optional.empty();
        if (concession.isPresent() && random.nextInt(ORDINARY_MOVES) == 0) {
            return concession.get();
        }
        return byForm ? forms.get(random.nextInt(forms.size())).sample(random) : moves.pick(random);
    }

    /** Makes some random moves on a position that is not this one. */
    void playOn(P other, int moves) {
        for (int made = 0; made < moves && !other.turn().isOver(); made++) {
            int actor = anyActor(other, random);
            other.play(actor, anyMove(other, actor, random), Events.UNHEARD);
        }
    }
}
