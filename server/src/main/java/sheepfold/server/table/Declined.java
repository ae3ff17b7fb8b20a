package sheepfold.server.table;

import org.jspecify.annotations.Nullable;
import sheepfold.engine.BadInput;
import sheepfold.engine.Refusal;
import sheepfold.server.wire.Problem;
import sheepfold.server.wire.TableState;

/** A request that is not granted, with the status and the sentence its caller gets. Nothing has changed. */
public final class Declined extends RuntimeException {
    private static final long serialVersionUID = 1;

    private final int status;
    private final transient Problem problem;
    private final transient @Nullable Refusal refusal;

    private Declined(int status, Problem problem) {
        this(status, problem, null);
    }

    private Declined(int status, Problem problem, @Nullable Refusal refusal) {
        super(problem.error(), null, false, false);
        this.status = status;
        this.problem = problem;
        this.refusal = refusal;
    }

    public static Declined because(int status, String sentence) {
        return new Declined(status, new Problem(sentence, null, null, null));
    }

    public static Declined illegal(Refusal why) {
        return illegal(why, Look.PLAIN);
    }

    private static Declined illegal(Refusal why, Look look) {
        String rule = why.rule().isEmpty() ? null : why.rule();
        return new Declined(422, new Problem(look.say(why.sentence()), rule, null, null), why);
    }

    /** The same to somebody who wants it told in their way. */
    Declined shown(Look look) {
        return refusal == null ? this : illegal(refusal, look);
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
    static Declined late(String sentence, TableState state) {
        return new Declined(409, new Problem(sentence, null, null, state));
    }

    public int status() {
        return status;
    }

    public Problem problem() {
        return problem;
    }

    @Nullable
    String rule() {
        return problem.rule();
    }
}
