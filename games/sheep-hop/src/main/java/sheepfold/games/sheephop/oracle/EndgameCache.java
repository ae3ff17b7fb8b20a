package sheepfold.games.sheephop.oracle;

import java.util.LinkedHashMap;
import java.util.Optional;
import java.util.SequencedMap;
import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.ReadWriteLock;
import java.util.concurrent.locks.ReentrantReadWriteLock;
import java.util.function.Function;
import sheepfold.games.sheephop.Hillside;

/**
 * The endgames that were asked about lately, within a bound of memory. Questions whose tables are there are answered side
 * by side; one that needs a new table has the cache to itself, lest two take each other's tables away between two moves.
 */
final class EndgameCache implements Seer {
    private record Kind(String ground, Herd herd, int needed) {}

    /** Where the last question was set: most questions stay there, and descriptions are long. */
    private record Place(Ground ground, String description) {
        static Place of(Hillside evening) {
            Ground ground = Ground.of(evening);
            return new Place(ground, ground.description());
        }

        Kind kind(Hillside evening) {
            return new Kind(description, Herd.on(evening), Goal.of(evening).needed());
        }
    }

    private final long mostBytes;
    private final ReadWriteLock lock = new ReentrantReadWriteLock();
    private final SequencedMap<Kind, EndgameTable> tables = new LinkedHashMap<>(16, 0.75f, true);
    private volatile Optional<Place> last = Optional.empty();

    EndgameCache(long mostBytes) {
        this.mostBytes = mostBytes;
    }

    /** Nothing if there are more endgames than fit. */
    @Override
    public Optional<Prospect> prospect(Hillside evening) {
        return ask(seer -> seer.prospect(evening));
    }

    /** The answer to a question that may take many prospects; nothing if there are more endgames than fit. */
    <T> Optional<T> ask(Function<Seer, Optional<T>> question) {
        return ask(question, this::known, lock.readLock()).or(() -> ask(question, this::knownOrMade, lock.writeLock()));
    }

    private static <T> Optional<T> ask(Function<Seer, Optional<T>> question, Seer seer, Lock held) {
        held.lock();
        try {
            return question.apply(seer);
        } finally {
            held.unlock();
        }
    }

    private Optional<Prospect> known(Hillside evening) {
        return table(place(evening).kind(evening)).map(table -> table.prospect(evening));
    }

    private Optional<Prospect> knownOrMade(Hillside evening) {
        Place place = place(evening);
        Kind kind = place.kind(evening);
        return table(kind).or(() -> make(kind, place.ground)).map(table -> table.prospect(evening));
    }

    private Place place(Hillside evening) {
        Place place = last.filter(known -> known.ground.holds(evening)).orElseGet(() -> Place.of(evening));
        last = Optional.of(place);
        return place;
    }

    /** Looking a table up makes it the latest. */
    private Optional<EndgameTable> table(Kind kind) {
        synchronized (tables) {
            return Optional.ofNullable(tables.get(kind));
        }
    }

    private Optional<EndgameTable> make(Kind kind, Ground ground) {
        Numbering numbering = new Numbering(ground, kind.herd);
        long bytes = EndgameTable.bytesFor(numbering, kind.needed);
        if (bytes > mostBytes) {
            return Optional.empty();
        }
        synchronized (tables) {
            while (bytes() + bytes > mostBytes) {
                tables.pollFirstEntry();
            }
            EndgameTable made = new EndgameTable(numbering, kind.needed);
            tables.put(kind, made);
            return Optional.of(made);
        }
    }

    long bytes() {
        synchronized (tables) {
            return tables.values().stream().mapToLong(EndgameTable::bytes).sum();
        }
    }
}
