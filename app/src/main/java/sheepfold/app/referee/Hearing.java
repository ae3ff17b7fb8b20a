package sheepfold.app.referee;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.random.RandomGenerator;
import sheepfold.engine.EventLog;
import sheepfold.engine.Match;
import sheepfold.engine.Move;
import sheepfold.engine.MoveText;
import sheepfold.engine.Position;
import sheepfold.engine.Refusal;
import sheepfold.engine.SeededRandom;
import sheepfold.engine.Sentence;
import sheepfold.json.Shaped;

/** Plays the moves of one request; with a seed it draws the chance that they leave out. */
final class Hearing<P extends Position<P, M>, M extends Move> {
    /**
     * A chance move that the seed gave.
     *
     * @param at where it stands among the given moves once all draws are put in place
     */
    @Shaped
    record Drawn(int at, String move) {}

    private final Match<P, M> match;
    private final Optional<RandomGenerator> chance;
    private final List<Drawn> drawn = new ArrayList<>();
    private final List<EventLog.Told> told = new ArrayList<>();

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
        while (mayDraw() && !isPlayable(line)) {
            draw(at);
        }
        int before = match.length();
        Optional<Refusal> refusal = match.play(line).map(this::namingChance);
        told.clear();
        match.played().stream()
                .skip(before)
                .forEach(step -> told.addAll(step.events().told()));
        return refusal;
    }

    private boolean isPlayable(String line) {
        return match.read(line) instanceof MoveText.Reading.Playable<M>;
    }

    private Refusal namingChance(Refusal why) {
        return match.turn().isChance()
                ? Refusal.of(
                        why.rule(),
                        "{reason}; chance decides now, as in {move}",
                        why.sentence(),
                        Sentence.sign(written(match.chances().get(0))))
                : why;
    }

    private String written(M move) {
        return match.game().notation().write(match.position(), move);
    }

    private boolean mayDraw() {
        return chance.isPresent() && match.turn().isChance();
    }

    private void draw(int at) {
        told.addAll(match.draw(chance.orElseThrow()).told());
        drawn.add(new Drawn(at + drawn.size(), match.played().getLast().plain()));
    }
}
