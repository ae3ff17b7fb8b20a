package sheepfold.games.sheephop;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import sheepfold.engine.Moves;
import sheepfold.games.sheephop.Danger.Odds;
import sheepfold.games.sheephop.Hillside.Phase;
import sheepfold.games.sheephop.SheepHopMove.Hop;
import sheepfold.games.sheephop.SheepHopMove.HopOn;
import sheepfold.json.Shaped;

/**
 * The whole table, which is open to everybody.
 *
 * @param rows the board as drawn, from the top: see {@link Drawing}
 * @param fold the saved sheep
 * @param den the captured sheep
 * @param roll the face that was rolled this turn, empty before the roll
 * @param mayMove the spaces of the sheep that can make the next step
 * @param threats the spaces where the next roll may take a sheep, and how likely
 * @param stoodOn where the sheep in the middle of a chain has stood during this move
 * @param waiting the sheep that the Patou has called and that have not moved yet
 * @param longestChain the most hops that one sheep can make now
 * @param projectedScore how many sheep will come home, by a rough estimate
 */
@Shaped
record SheepHopView(
        Board board,
        List<String> rows,
        List<Sheep> sheep,
        List<WolfPawn> wolves,
        List<Threat> threats,
        List<Tile> tiles,
        List<Colour> fold,
        List<Colour> den,
        int saved,
        int captured,
        Phase phase,
        int seat,
        Face roll,
        int rolls,
        int nightfall,
        Rotation direction,
        List<Space> mayMove,
        String hopper,
        List<Space> stoodOn,
        List<Space> waiting,
        int longestChain,
        double projectedScore,
        List<String> warnings) {
    /** What never changes during a game. */
    record Board(
            String id,
            String columns,
            int rows,
            List<String> missing,
            List<List<String>> fences,
            List<Space> meadow,
            Space exitInside,
            Space exitFront,
            Map<String, List<String>> paths,
            List<Landscape.Gate> gates) {
        static Board of(Landscape landscape) {
            WrittenLandscape file = landscape.file;
            return new Board(
                    file.id(),
                    file.columns(),
                    file.rows(),
                    file.missing(),
                    file.fences(),
                    landscape.meadow,
                    landscape.exitInside(),
                    landscape.exitFront,
                    file.paths(),
                    landscape.gates);
        }
    }

    /**
     * A sheep on the board.
     *
     * @param danger that the next roll takes it where it stands
     * @param dangerBeforeItMayMove that it is taken before a face lets it move
     * @param movesHome how far home it is for a lone sheep, -1 if there is no way
     */
    record Sheep(Space space, Colour colour, Odds danger, double dangerBeforeItMayMove, int movesHome) {}

    /**
     * A wolf on its path.
     *
     * @param next the spaces it enters with its next two steps
     */
    record WolfPawn(Wolf wolf, String name, Space space, String path, List<Space> next) {}

    /** A space and the odds that a sheep on it is taken by the next roll. */
    record Threat(Space space, Odds danger) {}

    /** A tile and what it shows; the Raccoon shows which way the wolves go. */
    record Tile(TileKind kind, Space space, String shows) {}

    static SheepHopView of(Hillside hillside) {
        Landscape board = hillside.board;
        return new SheepHopView(
                Board.of(board),
                Drawing.rows(hillside),
                sheepOn(hillside),
                wolvesOn(hillside),
                threatsOn(hillside),
                tilesOn(hillside),
                Pile.sheep(hillside.flock.fold),
                Pile.sheep(hillside.flock.den),
                hillside.saved(),
                hillside.captured(),
                hillside.phase(),
                hillside.seat,
                hillside.face,
                hillside.rolls,
                hillside.rules().nightfall(),
                hillside.pack.rotation(),
                board.spacesIn(ableToMove(hillside)),
                hillside.chain.goesOn() ? board.spaceIn(hillside.chain.sheep).name() : "",
                board.spacesIn(hillside.chain.stoodOn),
                board.spacesIn(hillside.bark.waiting),
                longestChain(hillside),
                SheepHopAdvice.projectedScore(hillside),
                LayoutCheck.verdict(hillside.tiles()).warnings());
    }

    private static List<Sheep> sheepOn(Hillside hillside) {
        return hillside.board.spaces().stream()
                .filter(space -> space.isIn(hillside.sheep()))
                .map(space -> sheepOn(hillside, space))
                .toList();
    }

    private static Sheep sheepOn(Hillside hillside, Space space) {
        Colour colour = hillside.flock.colourOn(space.bit());
        Danger danger = new Danger(hillside, space);
        int moves = hillside.tiles().movesHome(space.number());
        return new Sheep(
                space,
                colour,
                danger.nextRoll(),
                danger.beforeItMayMove(colour),
                moves == WaysHome.NO_WAY ? -1 : moves);
    }

    private static List<WolfPawn> wolvesOn(Hillside hillside) {
        return Stream.of(Wolf.values())
                .filter(wolf -> hillside.spaceOf(wolf) != 0)
                .map(wolf -> wolfOn(hillside, wolf))
                .toList();
    }

    private static WolfPawn wolfOn(Hillside hillside, Wolf wolf) {
        Landscape board = hillside.board;
        Space space = board.spaceIn(hillside.spaceOf(wolf));
        return new WolfPawn(
                wolf,
                wolf.toString(),
                space,
                board.pathThrough(space).orElseThrow().name(),
                hillside.ahead(wolf));
    }

    private static List<Threat> threatsOn(Hillside hillside) {
        return hillside.board.spaces().stream()
                .map(space -> new Threat(space, new Danger(hillside, space).nextRoll()))
                .filter(threat -> threat.danger().chances() > 0)
                .toList();
    }

    private static List<Tile> tilesOn(Hillside hillside) {
        List<Tile> tiles = new ArrayList<>();
        hillside.tiles().laid().forEach((kind, space) -> {
            String shows = kind == TileKind.RACCOON ? hillside.pack.rotation().toString() : kind.toString();
            tiles.add(new Tile(kind, space, shows));
        });
        return tiles;
    }

    private static long ableToMove(Hillside hillside) {
        return switch (hillside.phase()) {
            case MOVE -> ableAmong(hillside, hillside.eligible());
            case EXTRA -> ableAmong(hillside, hillside.bark.waiting);
            case CHAIN -> hillside.chain.sheep;
            default -> 0;
        };
    }

    private static long ableAmong(Hillside hillside, long sheep) {
        long able = 0;
        for (long left = sheep; left != 0; left &= left - 1) {
            long one = Long.lowestOneBit(left);
            able |= Movement.isPossible(hillside, one) ? one : 0;
        }
        return able;
    }

    private static int longestChain(Hillside hillside) {
        int longest = 0;
        if (hillside.turn().isChance() || hillside.turn().isOver()) {
            return longest;
        }
        Moves<SheepHopMove> moves = hillside.legalMoves(hillside.seat);
        for (SheepHopMove move : moves) {
            if (move instanceof Hop || move instanceof HopOn) {
                Hillside after = hillside.after(hillside.seat, move);
                longest = Math.max(longest, after.phase() == Phase.CHAIN ? 1 + longestChain(after) : 1);
            }
        }
        return longest;
    }
}
