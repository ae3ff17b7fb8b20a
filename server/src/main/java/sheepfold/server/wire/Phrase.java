package sheepfold.server.wire;

import sheepfold.json.About;

@About("A quick phrase from one seat to the table. Sent as the event phrase, without a log number.")
public record Phrase(
        int seat,
        String text,

        @About("By which it is known when it is told again.")
        String id,

        @About("When it was said, in milliseconds since 1970.")
        long at) {}
