package sheepfold.games.sheephop.oracle;

import java.util.LinkedHashMap;
import java.util.Optional;
import java.util.SequencedMap;
import sheepfold.games.sheephop.Hillside;

/** The endgames that were asked about lately, within a bound of memory. One question is answered after the other. */
final class EndgameCache implements Seer {
    private record Kind(String ground, Herd herd, int needed) {}

    /** Where the last question was set: most questions stay there, and descriptions are long. */
    private record Place(Ground ground, String description) {
        static Place of(Hillside evening) {
            Ground ground = Ground.of(evening);
            return new Place(ground, ground.description());
        }
    }

    private final long mostBytes;
    private final SequencedMap<Kind, EndgameTable> tables = new LinkedHashMap<>(16, 0.75f, true);
    private Optional<Place> last = Optional.empty();

    EndgameCache(long mostBytes) {
        this.mostBytes = mostBytes;
    }

    /** Nothing if there are more endgames than fit. */
    @Override
    public synchronized Optional<Prospect> prospect(Hillside evening) {
        Place place = last.filter(known -> known.ground.holds(evening)).orElseGet(() -> Place.of(evening));
        last = Optional.of(place);
        Kind kind =
                new Kind(place.description, Herd.on(evening), Goal.of(evening).needed());
        EndgameTable known = tables.get(kind);
        if (known != null) {
            return Optional.of(known.prospect(evening));
        }
        return make(kind, new Numbering(place.ground, kind.herd)).map(made -> made.prospect(evening));
    }

    private Optional<EndgameTable> make(Kind kind, Numbering numbering) {
        long bytes = EndgameTable.bytesFor(numbering, kind.needed);
        if (bytes > mostBytes) {
            return Optional.empty();
        }
        while (bytes() + bytes > mostBytes) {
            tables.pollFirstEntry();
        }
        EndgameTable made = new EndgameTable(numbering, kind.needed);
        tables.put(kind, made);
        return Optional.of(made);
    }

    synchronized long bytes() {
        return tables.values().stream().mapToLong(EndgameTable::bytes).sum();
    }
}
