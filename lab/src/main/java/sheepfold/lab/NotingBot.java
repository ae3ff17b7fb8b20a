package sheepfold.lab;

import java.util.ArrayList;
import java.util.List;
import java.util.random.RandomGenerator;
import sheepfold.bots.Bot;
import sheepfold.engine.Advice;
import sheepfold.engine.Hint;
import sheepfold.engine.Move;
import sheepfold.engine.Observation;
import sheepfold.engine.Position;
import sheepfold.engine.SeededRandom;

/** A bot for all seats of a game whose thoughts are written down. */
final class NotingBot implements Bot {
    /** What it thought before a decision. */
    private record Note(int seat, String stage, int decision, double value, double lead) {}

    private final Bot bot;
    private final List<Note> notes = new ArrayList<>();
    private int decisions;

    NotingBot(Bot bot) {
        this.bot = bot;
    }

    @Override
    public String id() {
        return bot.id();
    }

    @Override
    public <P extends Position<P, M>, M extends Move> Hint<M> choose(Observation<P, M> seen, RandomGenerator random) {
        Hint<M> hint = bot.choose(seen, random);
        if (!Double.isNaN(hint.value())) {
            P guess = seen.determinize(new SeededRandom(decisions));
            Advice<P, M> advice = seen.game().advice();
            double lead = advice.lead(guess, seen.seat());
            notes.add(new Note(seen.seat(), advice.stage(guess), decisions, hint.value(), lead));
        }
        decisions++;
        return hint;
    }

    /** At most so many notes, spread over the game, with what came of them; positions of one game are no strangers to each other. */
    List<Saying> sayings(Finished finished, int most) {
        List<Saying> sayings = new ArrayList<>();
        int count = Math.min(most, notes.size());
        for (int i = 0; i < count; i++) {
            Note note = notes.get((2 * i + 1) * notes.size() / (2 * count));
            int won = finished.winners().contains(note.seat) ? 1 : 0;
            double done = (double) note.decision / decisions;
            sayings.add(new Saying(finished.number(), note.seat, note.stage, done, note.value, note.lead, won));
        }
        return sayings;
    }
}
