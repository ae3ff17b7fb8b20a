package sheepfold.games.sheephop;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;
import java.util.List;
import java.util.Optional;
import sheepfold.games.sheephop.Hillside.Phase;
import sheepfold.json.About;
import sheepfold.json.Default;
import sheepfold.json.Matches;
import sheepfold.json.Shaped;
import sheepfold.json.Within;

/** A position as it stands in JSON. */
@About("Only the board is needed: without the other fields the next thing is a roll of the first seat, the wolves go "
        + "clockwise, and sheep that are not on the board lie in the den. The options of the set-up say which board it is; "
        + "the tiles are those drawn here.")
@Shaped
record WrittenPosition(
        @About(
                "The rows from the top (the highest number) to row 1, one character for each column: sheep T C S, wolves L B, "
                        + "the tiles m mole, ^ molehill, p patou, r raccoon, f fox, # rock, a dot for an empty space, "
                        + "~ where the board has no space.")
        List<
                        @Matches(
                                value = "[TCSLBmprf#^.~]*",
                                words = "sheep are T, C, S, wolves L, B, tiles m, p, r, f, # and ^, "
                                        + "a dot is an empty space, ~ is no space")
                        String>
                board,

        @About("Which way both wolves face, clockwise or counterclockwise; the Raccoon shows it.")
        @Default("clockwise")
        @Matches(
                value = "clockwise|counterclockwise",
                words = "wolves go clockwise or counterclockwise",
                rule = "SS-SETUP-04")
        String direction,

        @About(
                "The saved sheep by their letters, such as TTS. If only the den is given, the rest of the flock is here.")
        Optional<@Piled String> fold,

        @About("The captured sheep by their letters. If it is left out, the rest of the flock is here.")
        Optional<@Piled String> den,

        @About(
                "What is decided next: a tile of a random level, the shuffled meadow, each wolf's place, a roll, a sheep's "
                        + "first step, a further hop, a step of a sheep that the Patou called, or nothing any more.")
        @Default("roll")
        Phase phase,

        @About("Whose turn it is.") Optional<@Within(least = 0, most = 3) Integer> seat,

        @About("The face rolled in this turn; needed in the phases move, chain and extra.")
        @Default(value = "", omitted = true)
        Face roll,

        @About("How many rolls were made, this turn's included.")
        Optional<@Within(least = 0, most = 240) Integer> rolls,

        @About("Phase tiles: the kinds drawn so far, and how many layouts were taken up again.")
        Optional<Draw> draw,

        @About("Phase chain: the sheep that has hopped.") Optional<Hops> chain,

        @About("Phases chain and extra: there once the Patou has barked in this turn.")
        Optional<Call> patou) {
    /** The sheep of a pile by their letters. */
    @Matches(
            value = "[TCS]{0,9}",
            words = "a pile is written by its sheep, such as \"TTS\", at most 9",
            rule = "SS-SETUP-01")
    @Retention(RetentionPolicy.RUNTIME)
    @Target(ElementType.TYPE_USE)
    @interface Piled {}

    /** The name of a space that a board may have. */
    @Matches(value = Space.NAME, words = "a space is written by column and row, such as e2")
    @Retention(RetentionPolicy.RUNTIME)
    @Target(ElementType.TYPE_USE)
    @interface Spot {}

    record Draw(
            @About("Of rock, mole, patou, raccoon and fox, each at most once.")
            List<String> kinds,

            @Default("0") @Within(least = 0, most = TileDraw.MOST_FAILURES - 1)
            int failed) {}

    record Hops(
            @About("Where it stands now.") @Spot String sheep,

            @About("The spaces it has left in this move, its start included: it may not land there again.")
            List<@Spot String> stoodOn) {}

    record Call(
            @About("The spaces of the sheep that are still to make the move it gives them.")
            List<@Spot String> waiting,

            @About("With patou-timing=at-once: the sheep that hops on when the others have moved.")
            Optional<Hops> interrupted) {}

    static WrittenPosition of(Hillside hillside) {
        boolean draws = hillside.phase() == Phase.TILES;
        return new WrittenPosition(
                Drawing.rows(hillside),
                hillside.pack.rotation().toString(),
                Optional.of(Pile.drawn(hillside.flock.fold)),
                Optional.of(Pile.drawn(hillside.flock.den)),
                hillside.phase(),
                Optional.of(hillside.seat),
                hillside.face,
                Optional.of(hillside.rolls),
                draws ? Optional.of(draw(hillside.draw)) : Optional.empty(),
                hops(hillside, hillside.chain),
                hillside.bark.heard ? Optional.of(call(hillside)) : Optional.empty());
    }

    private static Draw draw(TileDraw draw) {
        return new Draw(draw.kinds().stream().sorted().map(TileKind::toString).toList(), draw.failed());
    }

    private static Optional<Hops> hops(Hillside hillside, Chain chain) {
        return chain.goesOn()
                ? Optional.of(new Hops(hillside.board.spaceIn(chain.sheep).name(), names(hillside, chain.stoodOn)))
                : Optional.empty();
    }

    private static Call call(Hillside hillside) {
        Bark bark = hillside.bark;
        return new Call(names(hillside, bark.waiting), hops(hillside, bark.interrupted));
    }

    private static List<String> names(Hillside hillside, long spaces) {
        return hillside.board.spacesIn(spaces).stream().map(Space::name).toList();
    }
}
