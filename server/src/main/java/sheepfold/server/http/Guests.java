package sheepfold.server.http;

import io.javalin.http.Context;
import io.javalin.http.Cookie;
import io.javalin.http.SameSite;
import java.time.Duration;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import org.jspecify.annotations.Nullable;
import sheepfold.engine.BadInput;
import sheepfold.server.store.Store;
import sheepfold.server.store.Store.Visitor;
import sheepfold.server.table.Declined;
import sheepfold.server.table.Signer;
import sheepfold.server.wire.Guest;

/** Who is calling: guests carry a signed cookie or a token, both of which name them. */
final class Guests {
    static final Visitor NOBODY = new Visitor("", "", "", 0, 0, 0);

    private static final String COOKIE = "sheepfold";
    private static final String BEARER = "Bearer ";
    private static final int LONGEST_NAME = 24;
    private static final int COOKIE_SECONDS = (int) Duration.ofDays(365).toSeconds();
    private static final int MOST_REMEMBERED = 50_000;

    private final Store store;
    private final Signer signer;
    private final boolean secure;
    private final Map<String, Visitor> remembered = new ConcurrentHashMap<>();

    Guests(Store store, Signer signer, boolean secure) {
        this.store = store;
        this.signer = signer;
        this.secure = secure;
    }

    Guest welcome(Context context, String name) {
        String guest = Signer.fresh(9);
        String secret = Signer.fresh(24);
        long now = System.currentTimeMillis();
        Visitor visitor = new Visitor(guest, checked(name), Signer.hash(secret), now, 0, now);
        store.keep(visitor).join();
        context.cookie(cookie(guest + "." + signer.sign("guest", guest)));
        return new Guest(guest, visitor.name(), guest + "." + secret);
    }

    private Cookie cookie(String value) {
        return new Cookie(COOKIE, value, "/", COOKIE_SECONDS, secure, true, null, SameSite.LAX);
    }

    Visitor rename(Visitor visitor, String name) {
        Visitor renamed = new Visitor(
                visitor.guest(),
                checked(name),
                visitor.tokenHash(),
                visitor.made(),
                visitor.generation(),
                visitor.seen());
        store.keep(renamed).join();
        remembered.values().removeIf(known -> known.guest().equals(visitor.guest()));
        return renamed;
    }

    /** A name as others will see it; what it may contain is text to them and nothing else. */
    static String checked(String name) {
        String stripped = name.strip();
        long letters = stripped.codePoints().count();
        if (letters < 1 || letters > LONGEST_NAME) {
            throw new BadInput("name", "a name has 1 to %d letters".formatted(LONGEST_NAME));
        }
        if (stripped.codePoints().anyMatch(Guests::isUnseen)) {
            throw new BadInput("name", "a name has no control characters");
        }
        if (stripped.codePoints().noneMatch(letter -> !Character.isSpaceChar(letter))) {
            throw new BadInput("name", "a name has something to see");
        }
        return stripped;
    }

    private static boolean isUnseen(int letter) {
        return switch (Character.getType(letter)) {
            case Character.CONTROL,
                    Character.FORMAT,
                    Character.SURROGATE,
                    Character.PRIVATE_USE,
                    Character.UNASSIGNED,
                    Character.LINE_SEPARATOR,
                    Character.PARAGRAPH_SEPARATOR ->
                // The joiner that emoji of several parts need
                letter != 0x200D;
            default -> false;
        };
    }

    /** The caller, or nobody. {@link Declined} if they claim to be somebody and cannot prove it. */
    Visitor caller(Context context) {
        String header = context.header("Authorization");
        if (header != null) {
            if (!header.startsWith(BEARER)) {
                throw Declined.because(401, "Authorization is to be a bearer token.");
            }
            return known("t" + header.substring(BEARER.length()), true)
                    .orElseThrow(() -> Declined.because(401, "This token is not valid."));
        }
        String cookie = cookie(context);
        return cookie == null ? NOBODY : known("c" + cookie, false).orElseThrow(() -> refusedCookie(context));
    }

    /** A browser would go on sending it, so it is told to forget it. */
    private Declined refusedCookie(Context context) {
        context.removeCookie(COOKIE, "/");
        return Declined.because(401, "This cookie is not valid.");
    }

    private static @Nullable String cookie(Context context) {
        return context.cookie(COOKIE);
    }

    private Optional<Visitor> known(String credential, boolean token) {
        Visitor visitor = remembered.get(credential);
        if (visitor != null) {
            return Optional.of(visitor);
        }
        Optional<Visitor> proved = prove(credential.substring(1), token);
        if (remembered.size() > MOST_REMEMBERED) {
            remembered.clear();
        }
        proved.ifPresent(known -> remembered.put(credential, known));
        return proved;
    }

    private Optional<Visitor> prove(String credential, boolean token) {
        int dot = credential.indexOf('.');
        if (dot < 1 || credential.length() > 200) {
            return Optional.empty();
        }
        String guest = credential.substring(0, dot);
        String proof = credential.substring(dot + 1);
        if (!token && !signer.accepts("guest", guest, proof)) {
            return Optional.empty();
        }
        return store.visitor(guest).filter(visitor -> !token || Signer.same(visitor.tokenHash(), Signer.hash(proof)));
    }
}
