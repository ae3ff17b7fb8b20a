package sheepfold.server.table;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import sheepfold.server.store.Store;

/**
 * The answers to the present decision that are in; with the decision they go. Those of people are durable, wherever they were
 * given, and count before the others, which can be found anew at any time: passes of those who do not answer, and bots'.
 */
public final class SealedAnswers {
    private final Map<Integer, Store.Answer> ofPeople = new TreeMap<>();
    private final Map<Integer, String> found = new TreeMap<>();
    private long decision = -1;
    private long count;

    /** What the store knows of them now. */
    public void learn(Table<?, ?> table, Store.Answers answers) {
        forgetOthers(table);
        count = answers.count();
        ofPeople.clear();
        answers.list().forEach(answer -> ofPeople.put(answer.seat(), answer));
    }

    /** An answer of somebody that is durable. */
    public void add(Table<?, ?> table, Store.Answer answer) {
        forgetOthers(table);
        if (answer.decision() == decision) {
            ofPeople.putIfAbsent(answer.seat(), answer);
        }
    }

    /** An answer that can be found anew, unless there is one already. */
    public void add(Table<?, ?> table, int seat, String move) {
        forgetOthers(table);
        found.putIfAbsent(seat, move);
    }

    /** All answers by seat. */
    public Map<Integer, String> to(Table<?, ?> table) {
        forgetOthers(table);
        if (ofPeople.isEmpty() && found.isEmpty()) {
            return Map.of();
        }
        Map<Integer, String> all = new TreeMap<>(found);
        ofPeople.forEach((seat, answer) -> all.put(seat, answer.move()));
        return all;
    }

    /** Has the holder of a seat answered, and was it not just found for them? */
    public boolean isOfHolder(Table<?, ?> table, int seat) {
        forgetOthers(table);
        return ofPeople.containsKey(seat);
    }

    /** The requests of people among them, as far as they said what they had seen. */
    public List<Entry.Asked> requests() {
        List<Entry.Asked> requests = new ArrayList<>();
        ofPeople.forEach((seat, answer) -> {
            if (answer.seen() >= 0) {
                requests.add(new Entry.Asked(answer.actor(), seat, answer.seen(), answer.move()));
            }
        });
        return requests;
    }

    /** The store's number of them, see {@link Store.Answers}. */
    public long count() {
        return count;
    }

    public void forget() {
        decision = -1;
        count = 0;
        ofPeople.clear();
        found.clear();
    }

    private void forgetOthers(Table<?, ?> table) {
        if (decision != table.decision()) {
            forget();
            decision = table.decision();
        }
    }
}
