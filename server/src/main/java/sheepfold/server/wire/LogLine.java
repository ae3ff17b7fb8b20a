package sheepfold.server.wire;

import java.util.List;

/**
 * One move in the log.
 *
 * @param number counts the moves of the game from 1
 * @param seat who made it; -1 for chance
 * @param move as the caller may read it
 * @param words what happened, in sentences the caller may hear
 */
public record LogLine(int number, int seat, String move, List<String> words) {}
