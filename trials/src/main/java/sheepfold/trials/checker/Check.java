package sheepfold.trials.checker;

import java.util.ArrayList;
import java.util.List;
import sheepfold.engine.Move;
import sheepfold.engine.Position;

/** Looks at the history of a table in one respect, beside its stored log. */
abstract class Check<P extends Position<P, M>, M extends Move> {
    final Replay<P, M> replay;
    final History history;
    private final Finding.Kind usual;
    private final List<Finding> faults = new ArrayList<>();

    Check(Replay<P, M> replay, History history, Finding.Kind usual) {
        this.replay = replay;
        this.history = history;
        this.usual = usual;
    }

    abstract void look();

    List<Finding> faults() {
        look();
        return faults;
    }

    /** Of the kind that this looks for. */
    @SuppressWarnings("AnnotateFormatMethod")
    final void fault(String sentence, Object... gaps) {
        fault(usual, sentence.formatted(gaps));
    }

    final void fault(Finding.Kind kind, String sentence) {
        faults.add(new Finding(kind, sentence));
    }
}
