package sheepfold.app.play;

import sheepfold.bots.Bot;
import sheepfold.bots.Bots;
import sheepfold.json.BadInput;

/** Who holds a seat. */
public sealed interface Player {
    String HUMAN = "human";

    String id();

    /** The person at the keyboard, or one of several who share it. */
    record Human() implements Player {
        @Override
        public String id() {
            return HUMAN;
        }
    }

    record Machine(Bot bot) implements Player {
        @Override
        public String id() {
            return bot.id();
        }
    }

    static Player named(String id) {
        if (id.equals(HUMAN)) {
            return new Human();
        }
        try {
            return new Machine(Bots.named(id));
        } catch (BadInput e) {
            throw new BadInput("players", e.sentence() + "; people are called " + HUMAN);
        }
    }
}
