package sheepfold.engine;

import java.util.List;

/** A game: what it is called, how it begins, and how its moves and positions are written. */
public interface Game<P extends Position<P, M>, M extends Move> {
    GameInfo info();

    /** The versions of its rules before this one whose games still go on as they began: {@link Setup#rules}. */
    default List<String> earlierRules() {
        return List.of();
    }

    /** The position before the first decision. */
    P start(Setup setup);

    Notation<P, M> notation();

    /** The sealed interface of its moves, by whose records they travel as data. */
    Class<M> moves();

    PositionFormat<P> positions();

    /** The table as text, as somebody at it may see it. */
    String draw(P position, int viewer, Ink ink);

    /** Every kind of decision that {@link Position#decision} names. */
    List<? extends Enum<?>> decisions();

    /** Every way a game may end that {@link Result#ending} names. */
    List<? extends Enum<?>> endings();

    /**
     * What lies in the box for a game with this set-up, such as every card and space, as its sentences name it: without such
     * a list nobody could tell what never comes up.
     */
    default List<Ref> components(Setup setup) {
        return List.of();
    }

    /** The most moves, chance included, that a game with this set-up can have. */
    int longestGame(Setup setup);
}
