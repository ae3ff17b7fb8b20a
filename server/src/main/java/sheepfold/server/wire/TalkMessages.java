package sheepfold.server.wire;

import java.util.List;
import org.jspecify.annotations.Nullable;
import sheepfold.json.About;
import sheepfold.json.Sized;
import sheepfold.json.Within;
import sheepfold.server.wire.TableRequests.TriedMove;

/** What people say to each other. */
public interface TalkMessages {
    @About("Something to be written to the others who hold a seat.")
    record AskChat(
            @About("One line of up to 300 letters.") String text,

            @About("Needed only if the caller holds several.") @Nullable @Within(least = 0, most = 7)
            Integer seat) {}

    @About(
            "What somebody wrote to the others who hold a seat. Sent to them alone, as the event chat, without a log number.")
    record ChatLine(
            int seat,
            @About("What its writer was called then.") String name,
            String text,

            @About("By which it is known when it is told again.")
            String id,

            @About("When it was written, in milliseconds since 1970.")
            long at) {}

    @About(
            "What was written last, for a holder of a seat who begins to listen. Sent as the event chats, without a log number.")
    record ChatLately(List<ChatLine> lines) {}

    @About("A quick phrase to be said.")
    record AskPhrase(
            String phrase,

            @About("Needed only if the caller holds several.") @Nullable @Within(least = 0, most = 7)
            Integer seat,

            @About("A place on the board that it points at, as views name it; not where a game has secrets.") @Nullable
            String place,

            @About(
                    "Moves of the turn that it is about, as a plan for those who hold a seat to look at; not where a game has secrets.")
            @Nullable
            @Sized(least = 1, most = 60)
            List<TriedMove> plan) {}

    @About("A quick phrase from one seat to the table. Sent as the event phrase, without a log number.")
    record Phrase(
            int seat,
            String text,

            @About("By which it is known when it is told again.")
            String id,

            @About("When it was said, in milliseconds since 1970.")
            long at) {}

    @About("What people may say to each other with one press of a button.")
    record Phrases(
            List<String> phrases,

            @About("True if those who hold a seat may also write in their own words.")
            boolean chat) {}

    @About("What was said last, for those who begin to listen. Sent as the event phrases, without a log number.")
    record SaidLately(List<Phrase> phrases) {}
}
