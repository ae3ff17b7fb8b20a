package sheepfold.engine;

import java.util.List;
import java.util.Optional;

/** How a game's moves are written. A written move never names its actor; {@link MoveText} adds seats where needed. */
public interface Notation<P extends Position<P, M>, M extends Move> {
    /** The move as it stands in a record; reading it in the same position gives an equal move. */
    String write(P position, M move);

    /** The move as a viewer may read it while the game runs: what they may not know is left out, as in {@code card ?}. */
    default String writeFor(int viewer, P position, int actor, M move) {
        return write(position, move);
    }

    /** The move a text names, playable or not; nothing if it is no move of this game. */
    Optional<M> read(P position, String text);

    /** Why a text that names known things is no move all the same; nothing if it is not even like one. */
    default Optional<Refusal> whyUnreadable(P position, String text) {
        return Optional.empty();
    }

    /** The move in words, for lists of choices and for screen readers. */
    Sentence words(P position, M move);

    /**
     * Who means a move whose text names no seat, where the move itself tells: the owner of the piece that it moves. It counts
     * where several seats could make the move, or none of those who are asked.
     */
    default Optional<Integer> speaker(P position, M move) {
        return Optional.empty();
    }

    /** What a seat is called in this game's texts; it may stand in front of a move, as in {@code A: draw}. */
    default String seat(int seat) {
        return Integer.toString(seat);
    }

    /** The single moves that a shorthand stands for, each to be read where the one before has led. */
    default List<String> expand(P position, String text) {
        return List.of(text);
    }

    /** One sentence that tells a person how moves are written here. */
    String grammar();
}
