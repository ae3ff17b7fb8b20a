package sheepfold.server.live;

/**
 * How much one guest may have of the store; one address, behind which many may sit, has ten times as much.
 *
 * @param running tables that are not over
 * @param tables all of them
 * @param bytes of their logs
 */
public record Share(int running, int tables, long bytes) {}
