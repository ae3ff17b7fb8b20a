package sheepfold.engine;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.random.RandomGenerator;

/**
 * What lies on the table and who decides next. Mutable and owned by one thread; nothing but a move changes it: it holds
 * no random generator, no clock, no text and no log.
 */
public interface Position<P extends Position<P, M>, M extends Move> {
    Turn turn();

    /**
     * The seats that nobody waits for and that may move all the same, such as by taking back that they are done; none where
     * chance decides or answers are sealed.
     */
    default Seats volunteers() {
        return Seats.NONE;
    }

    /** Every seat that may move now, whether anybody waits for it or not. */
    default Seats movers() {
        return turn().asked().and(volunteers());
    }

    /** Adds every legal move of a seat that may move, or of {@link Seats#CHANCE} with weights, to a list. */
    void legalMoves(int actor, Moves<M> into);

    /** The same in a list of their own. */
    default Moves<M> legalMoves(int actor) {
        Moves<M> legal = new Moves<>();
        legalMoves(actor, legal);
        return legal;
    }

    /** Carries out a legal move of a seat or of chance, and tells what it caused. */
    void play(int actor, M move, Events events);

    /** A copy on which a move was made that nobody hears of. */
    default P after(int actor, M move) {
        P after = copy();
        after.play(actor, move, Events.UNHEARD);
        return after;
    }

    /** Why a seat or chance may not make this move now; nothing for a legal one, listed or by a form. */
    Optional<Refusal> whyNot(int actor, M move);

    P copy();

    /** The same as {@link #copy}, but made out of a position of this set-up that nobody needs any more, where a game can. */
    default P copyOnto(P spent) {
        return copy();
    }

    /** All that a seat, or {@link Seats#SPECTATOR}, may know, as plain records. */
    Record view(int viewer);

    /**
     * What a seat that is asked may be shown before it decides: what its moves would bring, by all that the seat knows, as
     * plain records. It is not part of the view because it is long and nobody else needs it.
     */
    default Optional<Record> foresight(int seat) {
        return Optional.empty();
    }

    /** What people should know of an unusual but permitted table. */
    default List<String> warnings() {
        return List.of();
    }

    /** How it ended; asked only when it is over. */
    Result result();

    /** A full position that could be this one for all the seat knows; sealed answers of others are dropped. */
    default P determinize(int seat, RandomGenerator random) {
        return copy();
    }

    /** From now on nobody sees who is asked, as in a bot's thoughts: who can only pass need not be. */
    default void hasten() {}

    /** Decisions with too many moves to list, which are open to this seat beside the listed ones. */
    default List<Form<M>> forms(int seat) {
        return List.of();
    }

    /** What a seat is called in the midst of a sentence; people who are at the table read a name in its place. */
    default Ref player(int seat) {
        return Ref.player(seat);
    }

    /** Why a seat that is not asked has to wait, where the game has no better reason: it names those who are. */
    default Sentence whoDecides() {
        List<Ref> players = turn().asked().list().stream().map(this::player).toList();
        return switch (players.size()) {
            case 0 -> Sentence.of(turn().isOver() ? "the game is over" : "chance decides now");
            case 1 -> Sentence.of("it is the turn of {player}", players.getFirst());
            default -> Sentence.of("it is for {players} to decide now", Sentence.list(players));
        };
    }

    /** What a seat that is asked decides now. */
    Decision<M> decision(int seat);

    /** Every move that a seat is offered: those listed, and for one that is asked last the one that gives the game up. */
    default List<M> offers(int seat) {
        Moves<M> listed = legalMoves(seat);
        List<M> offers = new ArrayList<>(listed.size() + 1);
        listed.forEach(offers::add);
        if (turn().asks(seat)) {
            decision(seat).concede().ifPresent(offers::add);
        }
        return offers;
    }

    /**
     * What sealed answers, one for each asked seat, come to: an answer that others overtook counts as what the game makes
     * of it, so that a record shows no withdrawn plays and replays to the same position.
     */
    default Map<Integer, M> carriedOut(Map<Integer, M> answers) {
        return answers;
    }
}
