package sheepfold.server.table;

import java.util.List;

/** Somebody asks to take moves back; these people have yet to agree. */
record TakebackRequest(String by, int to, List<String> waiting) {
    TakebackRequest agreedBy(String guest) {
        return new TakebackRequest(
                by, to, waiting.stream().filter(other -> !other.equals(guest)).toList());
    }
}
