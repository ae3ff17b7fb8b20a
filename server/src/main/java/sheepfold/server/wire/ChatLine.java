package sheepfold.server.wire;

import sheepfold.json.About;

@About(
        "What somebody wrote to the others who hold a seat. Sent to them alone, as the event chat, without a log number.")
public record ChatLine(
        int seat,
        @About("What its writer was called then.") String name,
        String text,

        @About("By which it is known when it is told again.")
        String id,

        @About("When it was written, in milliseconds since 1970.")
        long at) {}
