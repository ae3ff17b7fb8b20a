package sheepfold.engine;

import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import sheepfold.json.Shaped;

/**
 * A game of three in which all run errands at the same time: whoever comes first counts, a toss lets chance in between, a
 * question asks somebody alone, and who is done may come back. A round ends when all are done; by its first rules it ended
 * when two of them were.
 */
final class Errands implements Game<Errands.Yard, Errands.Errand> {
    private static final int SEATS = 3;
    private static final Pattern MOVE = Pattern.compile("(\\w+)(?: (\\d))?");
    private static final List<String> OF_ALL = List.of("call", "toss", "ask", "done");

    enum Kind {
        RUN,
        ANSWER
    }

    /** What is done, and to whom. */
    record Errand(String what, int whom) implements Move {
        @Override
        public String toString() {
            return whom < 0 ? what : what + " " + whom;
        }
    }

    @Shaped
    record Nothing() {}

    /** Who is done, and who or what is asked instead of all. */
    static final class Yard implements Position<Yard, Errand> {
        private final int ends;
        private int round = 1;
        private Seats done = Seats.NONE;
        private Turn between = Turn.OVER;

        private Yard(int ends) {
            this.ends = ends;
        }

        @Override
        public Turn turn() {
            if (!between.isOver()) {
                return between;
            }
            Seats running = Seats.first(SEATS);
            for (int seat : done.list()) {
                running = running.without(seat);
            }
            return Turn.any(running);
        }

        @Override
        public Seats volunteers() {
            return between.isOver() ? done : Seats.NONE;
        }

        @Override
        public void legalMoves(int actor, Moves<Errand> into) {
            (actor == Seats.CHANCE ? List.of("heads", "tails") : OF_ALL)
                    .forEach(what -> into.add(new Errand(what, -1)));
        }

        @Override
        public void play(int actor, Errand move, Events events) {
            between = Turn.OVER;
            switch (move.what) {
                case "toss" -> between = Turn.CHANCE;
                case "ask" -> between = Turn.of(move.whom);
                case "wait" -> done = done.without(actor);
                case "done" -> done = done.with(actor);
                default -> {}
            }
            if (done.count() == ends) {
                done = Seats.NONE;
                round++;
            }
        }

        @Override
        public Optional<Refusal> whyNot(int actor, Errand move) {
            boolean legal = switch (move.what) {
                case "heads", "tails" -> turn().isChance() && actor == Seats.CHANCE;
                case "yes" -> !between.isOver() && between.asks(actor);
                case "wait" -> between.isOver() && done.contains(actor);
                case "run" -> between.isOver() && move.whom == actor && !done.contains(actor);
                default -> between.isOver() && !done.contains(actor);
            };
            return legal
                    ? Optional.empty()
                    : Optional.of(movers().contains(actor) ? Refusal.plain("not now") : new Refusal("", whoDecides()));
        }

        @Override
        public Decision<Errand> decision(int seat) {
            Kind kind = between.isOver() ? Kind.RUN : Kind.ANSWER;
            return Decision.<Errand>of(kind, Sentence.of("Go on.")).about(round);
        }

        @Override
        public Yard copy() {
            Yard copy = new Yard(ends);
            copy.round = round;
            copy.done = done;
            copy.between = between;
            return copy;
        }

        @Override
        public Record view(int viewer) {
            return new Nothing();
        }

        @Override
        public Result result() {
            throw new UnsupportedOperationException("it never ends");
        }
    }

    /** {@code run 1} is seat 1's own; {@code call 1} anybody may do, but it is 1 who is meant. */
    private static final class Words implements Notation<Yard, Errand> {
        @Override
        public String write(Yard position, Errand move) {
            return move.toString();
        }

        @Override
        public Optional<Errand> read(Yard position, String text) {
            Matcher move = MOVE.matcher(text);
            return move.matches()
                    ? Optional.of(
                            new Errand(move.group(1), move.group(2) == null ? -1 : Integer.parseInt(move.group(2))))
                    : Optional.empty();
        }

        @Override
        public Sentence words(Yard position, Errand move) {
            return Sentence.sign(move.toString());
        }

        @Override
        public Optional<Integer> speaker(Yard position, Errand move) {
            return move.what.equals("run") || move.what.equals("call") ? Optional.of(move.whom) : Optional.empty();
        }

        @Override
        public String grammar() {
            return "in words";
        }
    }

    @Override
    public GameInfo info() {
        return new GameInfo(
                "errands", "Errands", "All at once.", "2", SEATS, SEATS, SEATS, true, false, List.of(), List.of());
    }

    @Override
    public Yard start(Setup setup) {
        return new Yard(setup.rules().equals("1") ? 2 : SEATS);
    }

    @Override
    public List<String> earlierRules() {
        return List.of("1");
    }

    @Override
    public Notation<Yard, Errand> notation() {
        return new Words();
    }

    @Override
    public Class<Errand> moves() {
        return Errand.class;
    }

    @Override
    public PositionFormat<Yard> positions() {
        throw new UnsupportedOperationException("nobody writes it down");
    }

    @Override
    public String draw(Yard position, int viewer, Ink ink) {
        return "";
    }

    @Override
    public List<Kind> decisions() {
        return List.of(Kind.values());
    }

    @Override
    public List<Kind> endings() {
        return List.of();
    }

    @Override
    public int longestGame(Setup setup) {
        return Integer.MAX_VALUE;
    }
}
