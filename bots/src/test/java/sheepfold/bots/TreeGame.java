package sheepfold.bots;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.random.RandomGenerator;
import sheepfold.advice.Advice;
import sheepfold.advice.AdvisedGame;
import sheepfold.engine.GameInfo;
import sheepfold.engine.Ink;
import sheepfold.engine.Move;
import sheepfold.engine.Moves;
import sheepfold.engine.Notation;
import sheepfold.engine.Observation;
import sheepfold.engine.PositionFormat;
import sheepfold.engine.Sentence;
import sheepfold.engine.Setup;

/** A game that is given by its whole tree. */
record TreeGame(Tree tree, int seats, boolean cooperative) implements AdvisedGame<TreePosition, TreeGame.Pick> {
    /** A branch of this name need not be looked at where there is another. */
    static final String IDLE = "idle";

    /** The branch that is taken. */
    record Pick(String label) implements Move {}

    /** A game in which everybody plays for themselves. */
    static TreeGame of(int seats, Tree tree) {
        return new TreeGame(tree, seats, false);
    }

    @Override
    public GameInfo info() {
        return new GameInfo(
                "tree",
                "Tree",
                "A tree.",
                "1",
                seats,
                seats,
                seats,
                cooperative,
                tree.hasSecrets(),
                List.of(),
                List.of());
    }

    @Override
    public TreePosition start(Setup setup) {
        return start();
    }

    TreePosition start() {
        return new TreePosition(tree);
    }

    @Override
    public Advice<TreePosition, Pick> advice() {
        return new Advice<>() {
            @Override
            public Pick greedy(Observation<TreePosition, Pick> seen, RandomGenerator random) {
                return seen.legalMoves().get(0);
            }

            @Override
            public double value(TreePosition position, int seat) {
                return position.at().average(seat);
            }

            @Override
            public void prune(TreePosition position, int seat, Moves<Pick> moves, RandomGenerator random) {
                if (moves.size() > 1) {
                    moves.keepIf(pick -> !pick.label().equals(IDLE));
                }
            }

            @Override
            public String inWords(TreePosition position, double value) {
                return String.format(Locale.ROOT, "worth %.2f", value);
            }
        };
    }

    @Override
    public Notation<TreePosition, Pick> notation() {
        return new Notation<>() {
            @Override
            public String write(TreePosition position, Pick move) {
                return move.label();
            }

            @Override
            public Optional<Pick> read(TreePosition position, String text) {
                return Optional.of(new Pick(text));
            }

            @Override
            public Sentence words(TreePosition position, Pick move) {
                return Sentence.sign(move.label());
            }

            @Override
            public String grammar() {
                return "A move is written as its label.";
            }
        };
    }

    @Override
    public Class<Pick> moves() {
        return Pick.class;
    }

    @Override
    public PositionFormat<TreePosition> positions() {
        throw new UnsupportedOperationException("nobody writes these positions down");
    }

    @Override
    public String draw(TreePosition position, int viewer, Ink ink) {
        return position.view(viewer).toString();
    }

    @Override
    public List<TreePosition.Task> decisions() {
        return List.of(TreePosition.Task.values());
    }

    @Override
    public List<TreePosition.End> endings() {
        return List.of(TreePosition.End.values());
    }

    @Override
    public int longestGame(Setup setup) {
        return 100;
    }
}
