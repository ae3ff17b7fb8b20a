package sheepfold.games.tangledyarns;

import java.util.List;
import sheepfold.engine.Decision;
import sheepfold.engine.Sentence;

/** What a seat that is asked decides, and what happens if it does not. */
final class Decisions {
    private Decisions() {}

    static Decision<YarnsMove> of(Parokiam table, int seat) {
        return switch (table.phase()) {
            case PICK -> Decision.of(Task.PICK, Sentence.of("Pick a sheep to lead."));
            case CLAIM ->
                Decision.of(
                        Task.CLAIM,
                        Sentence.of("{sheep} brings a power-up: name its kind.", Sheep.of(LayingOut.claimant(table))));
            case FLIP ->
                Decision.<YarnsMove>of(
                                Task.FLIP,
                                Sentence.of(
                                        "The first gate is gone: choose a {relic} that turns to wasteland.",
                                        Relic.of(LayingOut.nextFlip(table))))
                        .about(LayingOut.nextFlip(table));
            case CONSENT ->
                Decision.<YarnsMove>of(
                                Task.CONSENT,
                                Sentence.of(
                                        "{seat} proposes a plan with your sheep: {plan}. Do you agree?",
                                        Words.seat(table.pending.proposer),
                                        YarnsMoveLines.words(table.pending.proposal)))
                        .about(List.of(table.pending.proposer, table.pending.proposal))
                        .orInTime(YarnsMove.YES);
            case CHOOSE -> Decision.of(Task.CHOOSE, Sentence.of("The red marble: Lily chooses a power-up."));
            case BOOKS ->
                Decision.<YarnsMove>of(
                                Task.BOOKS,
                                Sentence.of(
                                        "The flock on {tile} is attacked with {attack} marbles against {defence}: use books?",
                                        Cell.of(table.pending.tile),
                                        Strikes.attack(table, table.pending.tile, 0),
                                        Strikes.defence(table, table.pending.tile)))
                        .about(List.of(table.course.round, table.pending.tile, table.pending.again))
                        .orInTime(YarnsMoves.books(Strikes.mostBooks(table, table.pending.tile)))
                        .orPass(YarnsMoves.books(0));
            case TURN ->
                Decision.<YarnsMove>of(
                                Task.TURN, Sentence.of("Turn tiles to make the cultists' paths longer, or be done."))
                        .about(table.course.round)
                        .orInTime(YarnsMoves.DONE)
                        .orPass(YarnsMoves.DONE);
            default -> act(table, seat);
        };
    }

    private static Decision<YarnsMove> act(Parokiam table, int seat) {
        int own = table.flock.of(seat);
        boolean move = (own & ~table.flock.moved()) != 0;
        boolean act = (own & ~table.flock.acted()) != 0;
        String task = move && act
                ? "Move and act with your sheep, in any order."
                : move ? "Your sheep can still move, or be done." : "Your sheep can still act, or be done.";
        return Decision.<YarnsMove>of(Task.ACT, Sentence.of(task))
                .about(table.course.round)
                .orInTime(YarnsMoves.DONE)
                .orPass(YarnsMoves.DONE);
    }
}
