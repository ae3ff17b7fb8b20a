package sheepfold.games.sheephop;

import java.util.List;
import java.util.Optional;
import sheepfold.engine.Refusal;
import sheepfold.engine.Sentence;
import sheepfold.games.sheephop.Landscape.Path;

/** May tiles lie like this? And if so, what should the shepherds be warned of? */
final class LayoutCheck {
    /** What a lone sheep finds that walks from the meadow to the fold (SS-TILE-05). */
    enum Verdict {
        OPEN(""),
        MAY_STRAND(
                "Once the Mole has moved, sheep that are still in the meadow cannot come home: this may strand sheep."),
        SEALED("No sheep can come home from the meadow as the tiles lie: the layout is sealed.");

        private final String warning;

        Verdict(String warning) {
            this.warning = warning;
        }

        List<String> warnings() {
            return this == OPEN ? List.of() : List.of(warning);
        }
    }

    private final Tiles tiles;
    private final Landscape board;

    private LayoutCheck(Tiles tiles) {
        this.tiles = tiles;
        this.board = tiles.landscape();
    }

    /** Why tiles may not lie like this. */
    static Optional<Refusal> fault(Tiles tiles, boolean sealedIsFine) {
        LayoutCheck check = new LayoutCheck(tiles);
        return check.outsideTheField()
                .or(check::moleWithoutMolehill)
                .or(check::rockAtTheExit)
                .or(check::pathWithoutSpace)
                .or(() -> sealedIsFine ? Optional.empty() : check.sealed());
    }

    private Optional<Refusal> outsideTheField() {
        return tiles.laid().entrySet().stream()
                .filter(tile -> !tile.getValue().isIn(board.field()))
                .findFirst()
                .map(tile -> new Refusal(
                        "SS-TILE-01",
                        Sentence.sign("the %s may not lie on %s: the meadow belongs to the sheep"
                                .formatted(tile.getKey().title(), tile.getValue()))));
    }

    private Optional<Refusal> moleWithoutMolehill() {
        return tiles.include(TileKind.MOLE) == tiles.include(TileKind.MOLEHILL)
                ? Optional.empty()
                : Optional.of(new Refusal("SS-MOLE-01", Sentence.of("Mole and Molehill come together")));
    }

    private Optional<Refusal> rockAtTheExit() {
        return tiles.spaceOf(TileKind.ROCK)
                .filter(board.exitFront()::equals)
                .map(space -> new Refusal(
                        "SS-TILE-02",
                        Sentence.sign("the Rock may not lie on %s, in front of the meadow exit".formatted(space))));
    }

    private Optional<Refusal> pathWithoutSpace() {
        return board.paths().stream()
                .filter(path -> tiles.trails().open(path) == 0)
                .map(Path::name)
                .findFirst()
                .map(name -> new Refusal(
                        "SS-SETUP-02",
                        Sentence.sign("tiles cover the whole path %s and leave no space for a wolf".formatted(name))));
    }

    private Optional<Refusal> sealed() {
        return verdict(false) == Verdict.SEALED
                ? Optional.of(
                        new Refusal(
                                "SS-TILE-05",
                                Sentence.of(
                                        "these tiles seal the way: no sheep could come home from the meadow (free-placement=on allows it)")))
                : Optional.empty();
    }

    /** What a lone sheep finds, as the tiles show now. */
    static Verdict verdict(Tiles tiles, boolean moleMoved) {
        return new LayoutCheck(tiles).verdict(moleMoved);
    }

    private Verdict verdict(boolean moleMoved) {
        Walk walk = new Walk(moleMoved);
        if (!walk.comesHome()) {
            return Verdict.SEALED;
        }
        boolean strands = walk.everFinds(!moleMoved) && !new Walk(!moleMoved).comesHome();
        return strands ? Verdict.MAY_STRAND : Verdict.OPEN;
    }

    /** Everywhere a lone sheep can get from the meadow exit, for each side that the Mole may be on meanwhile. */
    private final class Walk {
        private long reached;
        private long reachedOnceMoved;

        Walk(boolean moleMoved) {
            visit(board.exitInside().number(), moleMoved);
        }

        boolean comesHome() {
            return Space.HOME.isIn(reached | reachedOnceMoved);
        }

        boolean everFinds(boolean moleMoved) {
            return (moleMoved ? reachedOnceMoved : reached) != 0;
        }

        private void visit(int space, boolean moleMoved) {
            long bit = 1L << space;
            if (((moleMoved ? reachedOnceMoved : reached) & bit) != 0) {
                return;
            }
            if (moleMoved) {
                reachedOnceMoved |= bit;
            } else {
                reached |= bit;
            }
            if (space != Space.HOME.number()) {
                goOn(space, moleMoved);
            }
        }

        private void goOn(int from, boolean moleMoved) {
            for (int way = Landscape.firstWay(from), last = way + Direction.COUNT; way < last; way++) {
                long ahead = board.ahead(way);
                long behind = board.behind(way);
                if (ahead != 0 && (ahead & tiles.covered()) == 0) {
                    visit(Space.firstOf(ahead), moleMoved);
                } else if ((ahead & tiles.animals(moleMoved)) != 0 && behind != 0 && (behind & tiles.covered()) == 0) {
                    boolean flips = tiles.shown(Space.firstOf(ahead), moleMoved) == TileKind.MOLE;
                    visit(Space.firstOf(behind), moleMoved != flips);
                }
            }
        }
    }
}
