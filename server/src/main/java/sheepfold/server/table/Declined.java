package sheepfold.server.table;

import org.jspecify.annotations.Nullable;
import sheepfold.engine.Refusal;
import sheepfold.json.BadInput;
import sheepfold.server.wire.LobbyMessages.Problem;
import sheepfold.server.wire.TableMessages.TableState;

/** A request that is not granted, with the status and the sentence its caller gets. Nothing has changed. */
public final class Declined extends RuntimeException {
    private static final long serialVersionUID = 1;

    private final int status;
    private final transient Problem problem;

    private Declined(int status, Problem problem) {
        super(problem.error(), null, false, false);
        this.status = status;
        this.problem = problem;
    }

    public static Declined because(int status, String sentence) {
        return new Declined(status, new Problem(sentence));
    }

    /** Somebody asks for the seat of another. */
    public static Declined notYours(Seat seat) {
        return because(
                403,
                seat.isPerson() ? "That seat is %s’s, not yours.".formatted(seat.name()) : "That seat is not yours.");
    }

    /** The rules refuse a move; told as the caller wants to be told. */
    public static Declined illegal(Refusal why, ViewOptions viewing) {
        return illegal(why, viewing, null);
    }

    /** Of several moves the rules refuse one. */
    public static Declined illegal(Refusal why, ViewOptions viewing, int index) {
        return illegal(why, viewing, "moves[%d]".formatted(index));
    }

    private static Declined illegal(Refusal why, ViewOptions viewing, @Nullable String field) {
        String rule = why.rule().isEmpty() ? null : why.rule();
        return new Declined(422, new Problem(viewing.say(why.sentence()), rule, field, null));
    }

    public static Declined wrongInput(BadInput fault) {
        return new Declined(
                400,
                new Problem(
                        fault.sentence(),
                        fault.rule().isEmpty() ? null : fault.rule(),
                        fault.place().isEmpty() ? null : fault.place(),
                        null));
    }

    /** The table has moved on since the caller looked. */
    public static Declined late(String sentence, TableState state) {
        return new Declined(409, new Problem(sentence, null, null, state));
    }

    public int status() {
        return status;
    }

    public Problem problem() {
        return problem;
    }
}
