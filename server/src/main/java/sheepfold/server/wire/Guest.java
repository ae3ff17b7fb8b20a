package sheepfold.server.wire;

/**
 * Who the caller is.
 *
 * @param token works as a bearer token wherever the cookie does; given when the guest is made and when other sign-ins are ended, else empty
 */
public record Guest(String guest, String name, String token) {}
