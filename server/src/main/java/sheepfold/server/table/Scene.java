package sheepfold.server.table;

import java.util.Map;
import java.util.OptionalLong;
import java.util.Set;

/**
 * A table at one moment with what is not in its log.
 *
 * @param answers sealed answers to the present decision, by seat
 * @param here the guests who are looking on
 */
record Scene(Table<?, ?> table, Map<Integer, String> answers, OptionalLong deadline, Set<String> here) {}
