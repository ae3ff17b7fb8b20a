package sheepfold.server.wire;

/**
 * Who the caller is.
 *
 * @param token works as a bearer token wherever the cookie does; given once, when the guest is made
 */
public record Guest(String guest, String name, String token) {}
