package sheepfold.games.sheephop;

import java.util.List;
import java.util.Optional;
import sheepfold.engine.Ref;
import sheepfold.engine.Refusal;
import sheepfold.json.BadInput;

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

    /** Refuses tiles at the place where they are written. */
    static void demandFit(Tiles tiles, boolean sealedIsFine, String place) {
        fault(tiles, sealedIsFine).ifPresent(fault -> {
            throw new BadInput(place, fault.rule(), fault.sentence().plain());
        });
    }

    private Optional<Refusal> outsideTheField() {
        return tiles.laid().entrySet().stream()
                .filter(tile -> !tile.getValue().isIn(board.field()))
                .findFirst()
                .map(tile -> Refusal.of(
                        "SS-TILE-01",
                        "the {tile} may not lie on {space}: the meadow belongs to the sheep",
                        tile.getKey(),
                        tile.getValue()));
    }

    private Optional<Refusal> moleWithoutMolehill() {
        return tiles.include(TileKind.MOLE) == tiles.include(TileKind.MOLEHILL)
                ? Optional.empty()
                : Optional.of(Refusal.of("SS-MOLE-01", "Mole and Molehill come together"));
    }

    private Optional<Refusal> rockAtTheExit() {
        return tiles.spaceOf(TileKind.ROCK)
                .filter(board.exitFront::equals)
                .map(space -> Refusal.of(
                        "SS-TILE-02", "the Rock may not lie on {space}, in front of the meadow exit", space));
    }

    private Optional<Refusal> pathWithoutSpace() {
        return board.paths().stream()
                .filter(path -> tiles.trails().open(path) == 0)
                .findFirst()
                .map(path -> Refusal.of(
                        "SS-SETUP-02",
                        "tiles cover the whole path {path} and leave no space for a wolf",
                        Ref.sign("path", path.name())));
    }

    private Optional<Refusal> sealed() {
        return verdict(tiles) == Verdict.SEALED
                ? Optional.of(
                        Refusal.of(
                                "SS-TILE-05",
                                "these tiles seal the way: no sheep could come home from the meadow (free-placement=on allows it)"))
                : Optional.empty();
    }

    /** What a lone sheep finds, as the tiles show now. */
    static Verdict verdict(Tiles tiles) {
        Walk walk = new Walk(tiles);
        if (!walk.comesHome()) {
            return Verdict.SEALED;
        }
        boolean strands = walk.movesMole() && !new Walk(tiles.otherSide()).comesHome();
        return strands ? Verdict.MAY_STRAND : Verdict.OPEN;
    }

    /** Everywhere a lone sheep can get from the meadow exit, for each side that the Mole may be on meanwhile. */
    private static final class Walk {
        private final Tiles start;
        private long reached;
        private long reachedOnceMoved;

        Walk(Tiles start) {
            this.start = start;
            visit(start.landscape().exitInside().bit(), start);
        }

        boolean comesHome() {
            return Space.HOME.isIn(reached | reachedOnceMoved);
        }

        boolean movesMole() {
            return reachedOnceMoved != 0;
        }

        private void visit(long space, Tiles now) {
            boolean moved = now != start;
            if (((moved ? reachedOnceMoved : reached) & space) != 0) {
                return;
            }
            if (moved) {
                reachedOnceMoved |= space;
            } else {
                reached |= space;
            }
            if (!Space.HOME.isIn(space)) {
                goOn(Space.firstOf(space), now);
            }
        }

        private void goOn(int from, Tiles now) {
            Landscape board = now.landscape();
            for (int way = Landscape.firstWay(from), last = way + Direction.COUNT; way < last; way++) {
                long ahead = board.ahead(way);
                long behind = board.behind(way);
                if (ahead != 0 && (ahead & now.covered()) == 0) {
                    visit(ahead, now);
                } else if ((ahead & now.animals()) != 0 && behind != 0 && (behind & now.covered()) == 0) {
                    boolean flips = now.shown(Space.firstOf(ahead)) == TileKind.MOLE;
                    visit(behind, flips ? now.otherSide() : now);
                }
            }
        }
    }
}
