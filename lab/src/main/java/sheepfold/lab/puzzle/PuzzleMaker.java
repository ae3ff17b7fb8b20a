package sheepfold.lab.puzzle;

import java.math.BigInteger;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.DoubleConsumer;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import sheepfold.advice.Advice;
import sheepfold.bots.Bot;
import sheepfold.bots.Bots;
import sheepfold.engine.Game;
import sheepfold.engine.Move;
import sheepfold.engine.Moves;
import sheepfold.engine.Observation;
import sheepfold.engine.Position;
import sheepfold.engine.SeededRandom;
import sheepfold.engine.Setup;
import sheepfold.json.Json;
import sheepfold.lab.play.SelfPlay;
import sheepfold.lessons.Exercise;
import sheepfold.lessons.Lesson;
import sheepfold.lessons.MovePattern;
import sheepfold.lessons.Puzzle;
import sheepfold.lessons.Step;

/** Makes puzzles of games between bots. The same plan makes the same puzzles. */
public final class PuzzleMaker<P extends Position<P, M>, M extends Move> {
    /** Positions of one game are no strangers to each other. */
    private static final int LOOKED_AT_OF_A_GAME = 30;

    private static final int MOST_OF_A_GAME = 3;
    private static final int FEWEST_MOVES = 3;
    private static final int ID_LENGTH = 6;
    private static final int PHASES = 3;
    /** As far as easy, medium and strong look; what none of them finds has a star more. */
    private static final List<Long> LEVELS = List.of(40L, 400L, 4_000L);

    private static final int TRIES = 5;
    private static final int MOST_CASES = 4;

    /** Streams of luck beside those of the seats and of chance. */
    private static final int CHOOSING = 100;

    private static final int JUDGING = 101;

    /**
     * What is asked for.
     *
     * @param iterations how many each of the moves that are close is given, of an ordinary game
     * @param most how many puzzles at most
     */
    public record Plan(Setup setup, List<Bot> bots, int games, long seed, long iterations, int most) {}

    private final Game<P, M> game;
    private final Plan plan;
    private final SelfPlay<P, M> selfPlay;
    private final Solver<P, M> solver;

    private PuzzleMaker(Game<P, M> game, Plan plan) {
        this.game = game;
        this.plan = plan;
        this.selfPlay = new SelfPlay<>(game, plan.setup);
        this.solver = new Solver<>(plan.iterations);
    }

    /** A puzzle and what it has in common with others of its kind. */
    private record Made(Puzzle puzzle, String kind, double margin, boolean plain, boolean hasGoal, boolean idle) {}

    /** As many as are found, the easy ones first; told is how far it is, from 0 to 1. */
    public static <P extends Position<P, M>, M extends Move> List<Puzzle> make(
            Game<P, M> game, Plan plan, DoubleConsumer progress) {
        PuzzleMaker<P, M> maker = new PuzzleMaker<>(game, plan);
        List<Made> made = new ArrayList<>();
        for (int number = 0; number < plan.games; number++) {
            made.addAll(maker.ofGame(number, (double) number / plan.games, progress));
        }
        return varied(made, plan.most).stream()
                .sorted(Comparator.comparingInt(Puzzle::stars).thenComparing(Puzzle::id))
                .toList();
    }

    /** What speaks against a puzzle, looked at once more with so many iterations for each move; nothing if nothing does. */
    public static <P extends Position<P, M>, M extends Move> Optional<String> doubt(
            Game<P, M> game, Puzzle puzzle, long iterations) {
        Exercise<P, M> exercise = Exercise.of(game, puzzle.lesson(), 0);
        Candidate<P, M> candidate = new Candidate<>(
                game,
                puzzle.lesson().setup(game.info()),
                puzzle.from().game(),
                puzzle.from().made(),
                exercise.step().seat(),
                exercise.step().position().orElseThrow());
        return new Solver<P, M>(iterations)
                .doubt(
                        candidate,
                        new LinkedHashSet<>(exercise.wanted()),
                        new SeededRandom(puzzle.from().seed()));
    }

    private List<Made> ofGame(int number, double before, DoubleConsumer progress) {
        List<Made> made = new ArrayList<>();
        List<Candidate<P, M>> candidates = candidates(number);
        for (int i = 0; i < candidates.size() && made.size() < MOST_OF_A_GAME; i++) {
            progress.accept(before + (double) i / candidates.size() / plan.games);
            Candidate<P, M> candidate = candidates.get(i);
            SeededRandom random = SeededRandom.stream(plan.seed + candidate.made(), number, JUDGING);
            solver.judge(candidate, random)
                    .map(verdict -> made(candidate, verdict))
                    .filter(PuzzleMaker::isPuzzling)
                    .ifPresent(made::add);
        }
        return made;
    }

    /** What anybody sees is none, and neither is to do nothing for nothing that could be named. */
    private static boolean isPuzzling(Made made) {
        return !(made.plain && made.puzzle.stars() == 1) && (made.hasGoal || !made.idle);
    }

    /** Some decisions of a game in which one seat has a choice, each as likely as any other. */
    private List<Candidate<P, M>> candidates(int number) {
        SeededRandom random = SeededRandom.stream(plan.seed, number, CHOOSING);
        List<Candidate<P, M>> candidates = new ArrayList<>();
        int[] choices = {0};
        selfPlay.play(plan.bots, plan.seed, number, (seen, made) -> {
            if (!isChoice(seen)) {
                return;
            }
            int place = choices[0]++ < LOOKED_AT_OF_A_GAME ? candidates.size() : random.nextInt(choices[0]);
            if (place < LOOKED_AT_OF_A_GAME) {
                Candidate<P, M> candidate = Candidate.of(seen, plan.setup, number, made);
                if (place == candidates.size()) {
                    candidates.add(candidate);
                } else {
                    candidates.set(place, candidate);
                }
            }
        });
        return candidates;
    }

    /** Is there more than one move that the game itself finds worth a look? */
    private boolean isChoice(Observation<P, M> seen) {
        Moves<M> moves = seen.legalMoves();
        if (seen.turn().asked().count() != 1 || moves.size() < FEWEST_MOVES) {
            return false;
        }
        SeededRandom random = new SeededRandom(1);
        Advice.of(game).prune(seen.determinize(random), seen.seat(), moves, random);
        return moves.size() > 1;
    }

    private Made made(Candidate<P, M> candidate, Solver.Verdict<M> verdict) {
        Observation<P, M> seen = candidate.seen();
        P position = candidate.position();
        PuzzleWords<P, M> words = new PuzzleWords<>(seen, position, verdict);
        Step step = new Step(
                words.title(),
                Optional.of(candidate.written()),
                List.of(),
                candidate.seat(),
                words.task(),
                List.of(MovePattern.of(verdict.good().stream()
                        .map(move -> game.notation().write(position, move))
                        .sorted()
                        .toList())),
                List.of(),
                words.praise(),
                words.answers(),
                List.of());
        Lesson lesson = new Lesson(
                words.title(),
                game.info().summary(),
                plan.setup.seats(),
                plan.setup.chosen(game.info()),
                List.of(step));
        Puzzle puzzle = new Puzzle(
                id(lesson),
                stars(seen, verdict.good()),
                verdict.certain(),
                verdict.goal().filter(goal -> goal.moves() > 1).map(Goal::aim),
                new Puzzle.Origin(
                        plan.bots.stream().map(Bot::id).collect(Collectors.joining(",")),
                        plan.seed,
                        candidate.number(),
                        candidate.made(),
                        plan.iterations),
                lesson);
        return new Made(
                puzzle,
                kind(position, candidate.seat(), verdict, puzzle.stars()),
                verdict.best().value() - verdict.next().value(),
                verdict.goal().filter(Goal::isPlain).isPresent(),
                verdict.goal().isPresent() || verdict.certain(),
                position.decision(candidate.seat())
                        .pass()
                        .filter(verdict.good()::contains)
                        .isPresent());
    }

    /** How hard it is: by how far ahead a bot has to look that is to find it in most cases. */
    private int stars(Observation<P, M> seen, Set<M> good) {
        int level = 0;
        while (level < LEVELS.size() && !finds(Bots.lookingAhead(LEVELS.get(level)), seen, good)) {
            level++;
        }
        return level + 1;
    }

    private boolean finds(Bot bot, Observation<P, M> seen, Set<M> good) {
        return IntStream.range(0, TRIES)
                        .mapToObj(i -> bot.choose(seen, SeededRandom.stream(plan.seed, i, seen.seat())))
                        .filter(hint -> good.contains(hint.move()))
                        .count()
                >= MOST_CASES;
    }

    /** The same position has the same id, whoever finds it. */
    private String id(Lesson lesson) {
        Step step = lesson.steps().getFirst();
        String all = Json.line(List.of(
                game.info().id(),
                lesson.seats(),
                lesson.options(),
                step.seat(),
                step.position().orElseThrow()));
        try {
            byte[] digest = MessageDigest.getInstance("SHA-256").digest(all.getBytes(StandardCharsets.UTF_8));
            String text = new BigInteger(1, digest).toString(Character.MAX_RADIX);
            return text.substring(0, ID_LENGTH);
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException(e);
        }
    }

    private String kind(P position, int seat, Solver.Verdict<M> verdict, int stars) {
        return String.join(
                " ",
                verdict.goal().map(Goal::deed).orElse(""),
                position.decision(seat).kind().name(),
                Json.tag(verdict.best().move().getClass()),
                Long.toString(Math.round(PHASES * Advice.of(game).progress(position))),
                Integer.toString(seat),
                Integer.toString(stars));
    }

    /** First those whose aim can be named, then those that only a search knows. */
    private static List<Puzzle> varied(List<Made> made, int most) {
        Map<Boolean, List<Made>> byAim = made.stream().collect(Collectors.partitioningBy(Made::hasGoal));
        List<Puzzle> aimed = variedAlike(byAim.getOrDefault(true, List.of()), most);
        List<Puzzle> others = variedAlike(byAim.getOrDefault(false, List.of()), most - aimed.size());
        return Stream.concat(aimed.stream(), others.stream()).toList();
    }

    /** One of each kind, then another of each, and so on; of a kind the clearest first, and no position twice. */
    private static List<Puzzle> variedAlike(List<Made> made, int most) {
        Map<String, List<Made>> kinds = new LinkedHashMap<>();
        made.stream()
                .sorted(Comparator.comparingDouble(Made::margin).reversed())
                .forEach(one ->
                        kinds.computeIfAbsent(one.kind, _ -> new ArrayList<>()).add(one));
        Map<String, Puzzle> chosen = new LinkedHashMap<>();
        for (int round = 0; chosen.size() < most && round < made.size(); round++) {
            for (List<Made> kind : kinds.values()) {
                if (round < kind.size() && chosen.size() < most) {
                    chosen.putIfAbsent(kind.get(round).puzzle.id(), kind.get(round).puzzle);
                }
            }
        }
        return List.copyOf(chosen.values());
    }
}
