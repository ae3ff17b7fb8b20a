package sheepfold.engine;

import java.util.Optional;

/**
 * What a seat is deciding. Server, page, terminal, referee and bots read it; nobody guesses it from a move's text. How long
 * it has been the same decision is known to the {@link Match}.
 *
 * @param kind an enum constant of the game
 * @param about what outlasts the decisions of others and chance, such as the round: asked again for the same kind about the
 *     same, a seat that has not moved still decides what it did; empty where it is then another decision
 * @param task one sentence that tells a person what to do
 * @param window true if it is a chance to react, which passes by when nobody uses it
 * @param timeOut what is played for a seat whose time is up; where there is none, a bot plays
 * @param pass the move that does nothing, where there is one
 * @param concede the move that gives the game up: legal, but not among the listed ones, for nobody makes it without a mind to it
 */
public record Decision<M extends Move>(
        Enum<?> kind,
        Optional<Object> about,
        Sentence task,
        boolean window,
        Optional<M> timeOut,
        Optional<M> pass,
        Optional<M> concede) {
    public static <M extends Move> Decision<M> of(Enum<?> kind, Sentence task) {
        return new Decision<>(
                kind, Optional.empty(), task, false, Optional.empty(), Optional.empty(), Optional.empty());
    }

    /** A chance to react, which passes by itself. */
    public static <M extends Move> Decision<M> window(Enum<?> kind, Sentence task, M pass) {
        return new Decision<>(
                kind, Optional.empty(), task, true, Optional.of(pass), Optional.of(pass), Optional.empty());
    }

    public Decision<M> about(Object matter) {
        return new Decision<>(kind, Optional.of(matter), task, window, timeOut, pass, concede);
    }

    public Decision<M> orInTime(M move) {
        return new Decision<>(kind, about, task, window, Optional.of(move), pass, concede);
    }

    public Decision<M> orPass(M move) {
        return new Decision<>(kind, about, task, window, timeOut, Optional.of(move), concede);
    }

    public Decision<M> orConcede(M move) {
        return new Decision<>(kind, about, task, window, timeOut, pass, Optional.of(move));
    }
}
