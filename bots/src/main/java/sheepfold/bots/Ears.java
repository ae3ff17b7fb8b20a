package sheepfold.bots;

import java.util.ArrayList;
import java.util.List;
import sheepfold.engine.Audience;
import sheepfold.engine.Event;
import sheepfold.engine.Events;
import sheepfold.engine.Move;

/** Listens for one seat. Where things are hidden, courses of a game that sound the same to the seat are one to it. */
final class Ears implements Events {
    private final int seat;
    private final List<Object> heard = new ArrayList<>();

    Ears(int seat) {
        this.seat = seat;
    }

    @Override
    public boolean heard() {
        return true;
    }

    @Override
    public void tell(Event event, Audience audience) {
        if (audience.includes(seat)) {
            heard.add(event);
        }
    }

    /** The seat knows its own moves, whatever is told of them. */
    void noteOwn(int actor, Move move) {
        if (actor == seat) {
            heard.add(move);
        }
    }

    /** What was heard since the last time. */
    List<Object> takeAll() {
        List<Object> all = List.copyOf(heard);
        heard.clear();
        return all;
    }
}
