package sheepfold.engine;

import java.util.ArrayList;
import java.util.List;

/** Keeps the events it hears. */
public final class EventLog implements Events {
    /** An event and who may hear of it. */
    public record Told(Event event, Audience audience) {}

    private final List<Told> told = new ArrayList<>();

    @Override
    public boolean heard() {
        return true;
    }

    @Override
    public void tell(Event event, Audience audience) {
        told.add(new Told(event, audience));
    }

    public List<Told> told() {
        return List.copyOf(told);
    }

    public List<Event> heardBy(int viewer) {
        return told.stream()
                .filter(entry -> entry.audience().includes(viewer))
                .map(Told::event)
                .toList();
    }

    public boolean revealed() {
        return told.stream().anyMatch(entry -> entry.event().reveals());
    }

    public void clear() {
        told.clear();
    }
}
