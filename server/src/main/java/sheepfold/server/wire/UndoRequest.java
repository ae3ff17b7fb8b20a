package sheepfold.server.wire;

import java.util.List;

/**
 * A request to take moves back.
 *
 * @param by the name of who asks
 * @param to how many moves would remain
 * @param waiting the names of those who have yet to agree
 * @param yours true if the caller asks
 * @param asksYou true if the caller has yet to agree
 */
public record UndoRequest(String by, int to, List<String> waiting, boolean yours, boolean asksYou) {}
