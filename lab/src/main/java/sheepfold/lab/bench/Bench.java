package sheepfold.lab.bench;

import com.sun.management.ThreadMXBean;
import java.lang.management.ManagementFactory;
import java.util.Optional;
import sheepfold.advice.Advice;
import sheepfold.bots.Budget;
import sheepfold.bots.Search;
import sheepfold.bots.SearchStyle;
import sheepfold.engine.Game;
import sheepfold.engine.Move;
import sheepfold.engine.Moves;
import sheepfold.engine.Observation;
import sheepfold.engine.Position;
import sheepfold.engine.RandomPlay;
import sheepfold.engine.Seats;
import sheepfold.engine.SeededRandom;
import sheepfold.engine.Setup;
import sheepfold.engine.Turn;
import sheepfold.json.Shaped;

/** How fast a game is on one thread, through the API that bots use. To be run in a JVM of its own. */
public final class Bench<P extends Position<P, M>, M extends Move> {
    /**
     * What was measured.
     *
     * @param meanLength moves of a random game, chance and passes included
     * @param firstSeatWins share of random games that seat 0 wins
     * @param bytesPerMove allocated in playouts, the copy each one starts from included
     * @param iterationsPerSecond of a core: selection, expansion and a playout to the end of the game
     * @param blindIterationsPerSecond the same with random playouts, as other programs search
     * @param botIterationsPerSecond the same as the game's bots search it, with playouts as short as the game wants them
     * @param peer the same game by hand, measured in turns with ours
     */
    @Shaped
    public record Figures(
            String game,
            double seconds,
            double gamesPerSecond,
            double movesPerSecond,
            double playerMovesPerSecond,
            double meanLength,
            double firstSeatWins,
            double bytesPerMove,
            double copiesPerSecond,
            double iterationsPerSecond,
            double blindIterationsPerSecond,
            double botIterationsPerSecond,
            Optional<PeerFigures> peer) {}

    /** What the hand-written program reached, and our moves per second as a share of its. */
    @Shaped
    public record PeerFigures(
            String description, double movesPerSecond, double meanLength, double firstSeatWins, double ratio) {}

    private static final java.lang.management.ThreadMXBean CLOCK = ManagementFactory.getThreadMXBean();
    private static final int SLICES = 10;
    private static final long ITERATIONS_A_SEARCH = 2_000;
    /** So many choices into a game, at most, copies and searches are timed. */
    private static final int MID_GAME = 15;

    private final Game<P, M> game;
    private final P start;
    private final int longest;
    private final SeededRandom random = new SeededRandom(7433);
    private final RandomPlay<P, M> playouts = new RandomPlay<>();
    private final Moves<M> legal = new Moves<>();

    private Bench(Game<P, M> game) {
        Setup setup = Setup.of(game.info(), game.info().defaultSeats());
        this.game = game;
        this.start = game.start(setup);
        this.longest = game.longestGame(setup);
    }

    public static <P extends Position<P, M>, M extends Move> Figures of(Game<P, M> game, double seconds) {
        return new Bench<>(game).measure(seconds);
    }

    private Figures measure(double seconds) {
        Optional<Peer> rival = Peer.of(game.info().id());
        Tally ours = new Tally();
        Tally theirs = new Tally();
        playOurs(new Tally(), seconds / 2);
        rival.ifPresent(peer -> playTheirs(peer, new Tally(), seconds / 2));
        long playerMovesBefore = playouts.playerMoves();
        for (int slice = 0; slice < SLICES; slice++) {
            playOurs(ours, seconds / SLICES);
            rival.ifPresent(peer -> playTheirs(peer, theirs, seconds / SLICES));
        }
        double playerShare = (double) (playouts.playerMoves() - playerMovesBefore) / ours.moves;
        double copies = copiesPerSecond(seconds / 4);
        double iterations = warmIterationsPerSecond(SearchStyle.playingToTheEnd(), seconds);
        double blindIterations = warmIterationsPerSecond(SearchStyle.playingBlindly(), seconds);
        double botIterations = warmIterationsPerSecond(SearchStyle.of(game), seconds);
        return new Figures(
                game.info().id(),
                seconds,
                ours.games / ours.seconds(),
                ours.moves / ours.seconds(),
                ours.moves / ours.seconds() * playerShare,
                (double) ours.moves / ours.games,
                (double) ours.firstSeatWins / ours.games,
                (double) ours.bytes / ours.moves,
                copies,
                iterations,
                blindIterations,
                botIterations,
                rival.map(peer -> new PeerFigures(
                        peer.description(),
                        theirs.moves / theirs.seconds(),
                        (double) theirs.moves / theirs.games,
                        (double) theirs.firstSeatWins / theirs.games,
                        ours.moves / ours.seconds() / (theirs.moves / theirs.seconds()))));
    }

    private static final class Tally {
        private long nanos;
        private long games;
        private long moves;
        private long firstSeatWins;
        private long bytes;

        double seconds() {
            return nanos / 1e9;
        }
    }

    private void playOurs(Tally tally, double seconds) {
        long began = System.nanoTime();
        long allocated = allocatedBytes();
        long end = began + (long) (seconds * 1e9);
        P position = start.copy();
        do {
            position = start.copyOnto(position);
            tally.moves += playouts.toTheEnd(position, random, longest);
            tally.games++;
            tally.firstSeatWins += Advice.of(game).value(position, 0) == 1 ? 1 : 0;
        } while (System.nanoTime() < end);
        tally.nanos += System.nanoTime() - began;
        tally.bytes += allocatedBytes() - allocated;
    }

    private void playTheirs(Peer peer, Tally tally, double seconds) {
        long began = System.nanoTime();
        long end = began + (long) (seconds * 1e9);
        do {
            tally.moves += peer.playOne(random);
            tally.games++;
            tally.firstSeatWins += peer.firstSeatWon() ? 1 : 0;
        } while (System.nanoTime() < end);
        tally.nanos += System.nanoTime() - began;
    }

    private double copiesPerSecond(double seconds) {
        P position = inMidGame();
        long began = System.nanoTime();
        long end = began + (long) (seconds * 1e9);
        long copies = 0;
        do {
            for (int i = 0; i < 1000; i++) {
                // Each copy is made from the last, so that none can be left out
                position = position.copy();
            }
            copies += 1000;
        } while (System.nanoTime() < end);
        return copies / ((System.nanoTime() - began) / 1e9);
    }

    /** Each style runs through code of its own, which is compiled first. */
    private double warmIterationsPerSecond(SearchStyle style, double seconds) {
        iterationsPerSecond(style, seconds / 4);
        return iterationsPerSecond(style, seconds / 2);
    }

    private double iterationsPerSecond(SearchStyle style, double seconds) {
        long nanos = 0;
        long iterations = 0;
        while (nanos < seconds * 1e9) {
            P position = inMidGame();
            Observation<P, M> seen = new Observation<>(game, position, decider(position));
            long began = CLOCK.getCurrentThreadCpuTime();
            Search<P, M> search = new Search<>(seen, random, style);
            search.run(Budget.iterations(Math.max(1, ITERATIONS_A_SEARCH / style.cost())));
            nanos += CLOCK.getCurrentThreadCpuTime() - began;
            iterations += search.iterations();
        }
        return iterations / (nanos / 1e9);
    }

    /** A position where a seat has a choice, a few random choices into the game. */
    private P inMidGame() {
        while (true) {
            P position = start.copy();
            int choices = random.nextInt(MID_GAME);
            while (!position.turn().isOver()) {
                if (hasChoice(position) && choices-- == 0) {
                    return position;
                }
                playouts.toTheEnd(position, random, 1);
            }
        }
    }

    private boolean hasChoice(P position) {
        legal.clear();
        if (!position.turn().isChance()) {
            position.legalMoves(decider(position), legal);
        }
        return legal.size() > 1;
    }

    private int decider(P position) {
        return position.turn() instanceof Turn.Players players ? players.seats().lowest() : Seats.CHANCE;
    }

    private static long allocatedBytes() {
        return ManagementFactory.getThreadMXBean() instanceof ThreadMXBean bean
                ? bean.getCurrentThreadAllocatedBytes()
                : 0;
    }
}
