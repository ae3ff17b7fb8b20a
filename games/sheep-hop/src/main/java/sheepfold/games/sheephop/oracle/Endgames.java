package sheepfold.games.sheephop.oracle;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.function.DoubleConsumer;
import java.util.stream.IntStream;
import sheepfold.advice.Prepares.Prepared;
import sheepfold.engine.Events;
import sheepfold.engine.Moves;
import sheepfold.engine.Seats;
import sheepfold.engine.Setup;
import sheepfold.engine.Turn;
import sheepfold.games.sheephop.Hillside;
import sheepfold.games.sheephop.Hillside.Phase;
import sheepfold.games.sheephop.SheepHop;
import sheepfold.games.sheephop.SheepHopMove;
import sheepfold.games.sheephop.Wolf;
import sheepfold.games.sheephop.oracle.Contents.Part;
import sheepfold.json.BadInput;

/**
 * The endgames of a set-up with up to so many sheep, on each ground that its wolves can make of it: worked out and written to a
 * file, in which the oracle looks them up.
 */
public final class Endgames {
    /** The rolls between kept ones are played out when somebody asks, which is exact, and quick for so few. */
    private static final int STRIDE = 4;

    /** Each takes some 200 bytes while it is worked out. */
    private static final int MOST_ENDGAMES = 8_000_000;

    private final Hillside opening;
    private final Herd herd;
    private final List<Ground> grounds;

    private Endgames(Setup setup, int sheep) {
        if (sheep < 1 || sheep > Turns.MOST_SHEEP) {
            throw new BadInput("sheep", "endgames have 1 to %d sheep, not %d".formatted(Turns.MOST_SHEEP, sheep));
        }
        if (setup.option("level").startsWith("random")) {
            throw new BadInput(
                    "options.level", "tiles that are still to be drawn cannot be prepared for: choose another level");
        }
        this.opening = opening(setup);
        this.herd = Herd.outOf(opening.rules().sheepPerColour(), sheep);
        Ground ground = Ground.of(opening);
        this.grounds = setup.is("wolf-setup", "standard")
                ? List.of(ground)
                : List.of(ground, Ground.of(wolvesSwapped(opening)));
        demandFewEnough(numbering(ground).count());
    }

    /** A file in the folder in which the oracle looks, named after the board, tiles and options of a set-up. */
    public static Path fileFor(Setup setup, int sheep) {
        String ground = new Endgames(setup, sheep).grounds.getFirst().fingerprint();
        Path folder = EndgameFolder.ofUser().place();
        return folder.resolve("sheep-hop-%d-%s%s".formatted(sheep, ground.substring(0, 12), EndgameFolder.SUFFIX));
    }

    /**
     * Works out every endgame of a set-up with up to so many sheep. The file is put in its place when it is complete.
     *
     * @param progress hears from 0 to 1 how far it has come
     */
    public static Prepared prepare(Setup setup, int sheep, DoubleConsumer progress, Path file) {
        Endgames endgames = new Endgames(setup, sheep);
        Path target = file.toAbsolutePath();
        Path unfinished = target.resolveSibling(target.getFileName() + ".unfinished");
        if (Files.isDirectory(target)) {
            throw new BadInput(file.toString(), "this is a folder; the endgames go into a file");
        }
        try {
            makeFolderOf(target);
            try {
                endgames.write(unfinished, progress);
                Files.move(unfinished, target, StandardCopyOption.REPLACE_EXISTING, StandardCopyOption.ATOMIC_MOVE);
            } finally {
                Files.deleteIfExists(unfinished);
            }
            String summary = String.format(
                    Locale.ROOT,
                    "%,d endgames with up to %d sheep, %.1f MB",
                    endgames.count(),
                    sheep,
                    Files.size(target) / 1e6);
            return new Prepared(file, summary);
        } catch (IOException e) {
            throw new BadInput(file.toString(), "the file cannot be written");
        }
    }

    private static void makeFolderOf(Path file) throws IOException {
        Path folder = file.getParent();
        if (folder != null) {
            Files.createDirectories(folder);
        }
    }

    private static void demandFewEnough(int endgames) {
        if (endgames > MOST_ENDGAMES) {
            throw new BadInput(
                    "options.board",
                    "this board has %d endgames with so many sheep, and no more than %d can be prepared"
                            .formatted(endgames, MOST_ENDGAMES));
        }
    }

    /** Some table before the first roll: its board, tiles and options are what matters. */
    private static Hillside opening(Setup setup) {
        Hillside hillside = new SheepHop().start(setup);
        Moves<SheepHopMove> moves = new Moves<>();
        while (hillside.phase() != Phase.ROLL) {
            int actor = hillside.turn() instanceof Turn.Players players
                    ? players.seats().lowest()
                    : Seats.CHANCE;
            moves.clear();
            hillside.legalMoves(actor, moves);
            hillside.play(actor, moves.get(0), Events.UNHEARD);
        }
        return hillside;
    }

    private static Hillside wolvesSwapped(Hillside hillside) {
        return hillside.withWolves(
                hillside.spaceOf(Wolf.BIG_BAD),
                hillside.spaceOf(Wolf.LITTLE),
                hillside.counterclockwise(),
                hillside.tiles());
    }

    private long count() {
        return grounds.stream()
                .mapToLong(ground -> numbering(ground).count() - 1)
                .sum();
    }

    private Numbering numbering(Ground ground) {
        return new Numbering(ground, herd);
    }

    private void write(Path file, DoubleConsumer progress) throws IOException {
        List<Part> parts = grounds.stream().map(this::part).toList();
        Contents contents = new Contents(
                Contents.RULES,
                opening.rules().sheepPerColour(),
                herd.sheep(),
                opening.rules().nightfall(),
                STRIDE,
                parts);
        try (EndgameWriter writer = new EndgameWriter(file, contents)) {
            for (int i = 0; i < parts.size(); i++) {
                int done = i;
                writePart(writer, i, share -> progress.accept((done + share) / parts.size()));
            }
            writer.finish();
        }
    }

    private Part part(Ground ground) {
        return new Part(
                ground.fingerprint(),
                Arrays.stream(counts(numbering(ground))).boxed().toList());
    }

    /** While the whole flock is out just one number of sheep can be needed; later any number can. */
    private int[] counts(Numbering numbering) {
        int flock = opening.rules().flock();
        return herd.sheep() == flock ? Values.countsFor(numbering, flock / 2 + 1) : Values.allCounts(numbering);
    }

    private void writePart(EndgameWriter writer, int index, DoubleConsumer progress) throws IOException {
        Numbering numbering = numbering(grounds.get(index));
        int[] counts = counts(numbering);
        Columns columns = new Columns(counts);
        Turns turns = new Turns(numbering);
        Values after = Values.atNightfall(counts);
        Values before = Values.atNightfall(counts);
        writer.beginPart(columns);
        for (int rolls = 1; rolls <= opening.rules().nightfall(); rolls++) {
            Sweep sweep = new Sweep(turns, after, before);
            IntStream.range(0, counts.length).parallel().forEach(sweep::whenNeeded);
            if (rolls % STRIDE == 0) {
                writer.addSlice(columns, before);
            }
            Values swept = before;
            before = after;
            after = swept;
            progress.accept(rolls / (double) opening.rules().nightfall());
        }
    }
}
