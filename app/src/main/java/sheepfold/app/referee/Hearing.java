package sheepfold.app.referee;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.random.RandomGenerator;
import sheepfold.engine.EventLog;
import sheepfold.engine.Match;
import sheepfold.engine.Move;
import sheepfold.engine.MoveText;
import sheepfold.engine.Moves;
import sheepfold.engine.Position;
import sheepfold.engine.Refusal;
import sheepfold.engine.Seats;
import sheepfold.engine.SeededRandom;

/** Plays the moves of one request; with a seed it draws the chance that they leave out. */
final class Hearing<P extends Position<P, M>, M extends Move> {
    /**
     * A chance move that the seed gave.
     *
     * @param at where it stands among the given moves once all draws are put in place
     */
    record Drawn(int at, String move) {}

    private final Match<P, M> match;
    private final Optional<RandomGenerator> chance;
    private final List<Drawn> drawn = new ArrayList<>();
    private final List<EventLog.Told> told = new ArrayList<>();
    private final Moves<M> chances = new Moves<>();

    Hearing(Match<P, M> match, Optional<Long> seed) {
        this.match = match;
        this.chance = seed.map(SeededRandom::new);
    }

    Match<P, M> match() {
        return match;
    }

    List<Drawn> drawn() {
        return drawn;
    }

    /** What the last given move caused, and chance drawn after it. */
    List<EventLog.Told> told() {
        return told;
    }

    /** Plays all moves; what is wrong with the first bad one comes back. */
    Optional<Fault> play(List<String> moves) {
        for (int at = 0; at < moves.size(); at++) {
            String line = moves.get(at);
            Optional<Refusal> refusal = play(at, line);
            if (refusal.isPresent()) {
                return Optional.of(Fault.of(at, line, refusal.get()));
            }
        }
        while (mayDraw()) {
            draw(moves.size());
        }
        return Optional.empty();
    }

    private Optional<Refusal> play(int at, String line) {
        drawWhatIsLeftOut(at, line);
        told.clear();
        for (String single : MoveText.expand(match.game(), match.position(), line)) {
            drawWhatIsLeftOut(at, single);
            switch (read(single)) {
                case MoveText.Reading.Refused<M>(Refusal why) -> {
                    return Optional.of(namingChance(why));
                }
                case MoveText.Reading.Playable<M>(int actor, M move) ->
                    told.addAll(match.play(actor, move).told());
            }
        }
        return Optional.empty();
    }

    private MoveText.Reading<M> read(String single) {
        return MoveText.read(match.game(), match.position(), single);
    }

    private Refusal namingChance(Refusal why) {
        String decides = "chance decides now";
        return match.position().turn().isChance() && !why.sentence().plain().startsWith(decides)
                ? Refusal.of(why.rule(), "chance decides now: {reason}", why.sentence())
                : why;
    }

    private void drawWhatIsLeftOut(int at, String next) {
        while (mayDraw() && !isChanceMove(next)) {
            draw(at);
        }
    }

    private boolean isChanceMove(String line) {
        return MoveText.expand(match.game(), match.position(), line).stream()
                .findFirst()
                .filter(single -> read(single) instanceof MoveText.Reading.Playable<M>)
                .isPresent();
    }

    private boolean mayDraw() {
        return chance.isPresent() && match.position().turn().isChance();
    }

    private void draw(int at) {
        chances.clear();
        match.position().legalMoves(Seats.CHANCE, chances);
        M move = chances.pick(chance.orElseThrow());
        drawn.add(new Drawn(at + drawn.size(), match.game().notation().write(match.position(), move)));
        told.addAll(match.play(Seats.CHANCE, move).told());
    }
}
