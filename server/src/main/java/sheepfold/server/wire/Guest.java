package sheepfold.server.wire;

import sheepfold.json.About;

@About("Who the caller is.")
public record Guest(
        String guest,
        String name,

        @About(
                "Works as a bearer token wherever the cookie does; given when the guest is made and when other sign-ins are ended, else empty.")
        String token) {}
