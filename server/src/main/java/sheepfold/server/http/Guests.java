package sheepfold.server.http;

import io.javalin.http.Context;
import io.javalin.http.Cookie;
import io.javalin.http.SameSite;
import java.time.Duration;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletionException;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicLong;
import org.jspecify.annotations.Nullable;
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
    private static final String COOKIE_PURPOSE = "guest";
    private static final String TOKEN_PURPOSE = "token";
    private static final int GUEST_BYTES = 9;
    /** Tokens were random once, with their hash in the database; a signature is longer. */
    private static final int RANDOM_TOKEN_LENGTH = 32;

    private static final int COOKIE_SECONDS = (int) Duration.ofDays(365).toSeconds();
    private static final int MOST_REMEMBERED = 50_000;
    private static final int LONGEST_CREDENTIAL = 200;

    private final Store store;
    private final Signer signer;
    private final Doorkeeper doorkeeper;
    private final boolean secure;
    private final Map<String, Optional<Visitor>> remembered = new ConcurrentHashMap<>();
    private final AtomicLong changes = new AtomicLong();

    Guests(Store store, Signer signer, Doorkeeper doorkeeper, boolean secure) {
        this.store = store;
        this.signer = signer;
        this.doorkeeper = doorkeeper;
        this.secure = secure;
    }

    Guest welcome(Context context, String name) {
        long now = System.currentTimeMillis();
        Visitor visitor = new Visitor(Signer.fresh(GUEST_BYTES), Names.checked(name), "", now, 0, now);
        keep(visitor);
        return signedIn(context, visitor);
    }

    private Guest signedIn(Context context, Visitor visitor) {
        context.cookie(cookie(signed(COOKIE_PURPOSE, visitor)));
        return new Guest(visitor.guest(), visitor.name(), signed(TOKEN_PURPOSE, visitor));
    }

    private String signed(String purpose, Visitor visitor) {
        return visitor.guest() + "." + signer.sign(purpose, visitor.guest());
    }

    private Cookie cookie(String value) {
        return new Cookie(COOKIE, value, "/", COOKIE_SECONDS, secure, true, null, SameSite.LAX);
    }

    Visitor rename(Visitor visitor, String name) {
        Visitor renamed = new Visitor(
                visitor.guest(),
                Names.checked(name),
                visitor.tokenHash(),
                visitor.made(),
                visitor.generation(),
                visitor.seen());
        keep(renamed);
        return renamed;
    }

    private void keep(Visitor visitor) {
        try {
            store.keep(visitor).join();
        } catch (CompletionException e) {
            throw e.getCause() instanceof RuntimeException cause ? cause : e;
        } finally {
            forget(visitor.guest());
        }
    }

    /** The caller, or nobody. {@link Declined} if they claim to be somebody and cannot prove it. */
    Visitor caller(Context context) {
        String header = context.header("Authorization");
        if (header != null) {
            if (!header.startsWith(BEARER)) {
                throw Declined.because(401, "Authorization is to be a bearer token.");
            }
            return proved(context, TOKEN_PURPOSE, header.substring(BEARER.length()))
                    .orElseThrow(() -> Declined.because(401, "This token is not valid."));
        }
        String cookie = cookie(context);
        return cookie == null
                ? NOBODY
                : proved(context, COOKIE_PURPOSE, cookie).orElseThrow(() -> refusedCookie(context));
    }

    /** A browser would go on sending it, so it is told to forget it. */
    private Declined refusedCookie(Context context) {
        context.removeCookie(COOKIE, "/");
        return Declined.because(401, "This cookie is not valid.");
    }

    private static @Nullable String cookie(Context context) {
        return context.cookie(COOKIE);
    }

    /** Signatures are proved without the database, so forged ones cost next to nothing. */
    private Optional<Visitor> proved(Context context, String purpose, String credential) {
        int dot = credential.indexOf('.');
        if (dot > 0 && credential.length() <= LONGEST_CREDENTIAL) {
            String guest = credential.substring(0, dot);
            String proof = credential.substring(dot + 1);
            if (signer.accepts(purpose, guest, proof)) {
                return visitor(guest);
            }
            if (purpose.equals(TOKEN_PURPOSE) && proof.length() == RANDOM_TOKEN_LENGTH) {
                return holderOfRandom(context, guest, proof);
            }
        }
        doorkeeper.admitProof(context);
        return Optional.empty();
    }

    private Optional<Visitor> holderOfRandom(Context context, String guest, String secret) {
        String hash = Signer.hash(secret);
        Optional<Visitor> known = remembered.getOrDefault(guest, Optional.empty());
        if (known.isPresent() && Signer.same(known.get().tokenHash(), hash)) {
            return known;
        }
        doorkeeper.admitProof(context);
        return visitor(guest).filter(visitor -> Signer.same(visitor.tokenHash(), hash));
    }

    /** That a guest is gone is remembered too: whoever has a signature could ask for the same over and over. */
    private Optional<Visitor> visitor(String guest) {
        Optional<Visitor> known = remembered.get(guest);
        if (known != null) {
            return known;
        }
        long before = changes.get();
        Optional<Visitor> found = store.visitor(guest);
        if (remembered.size() > MOST_REMEMBERED) {
            remembered.clear();
        }
        remembered.put(guest, found);
        if (changes.get() != before) {
            remembered.remove(guest);
        }
        return found;
    }

    /** What was read before a change is not to be remembered after it. */
    private void forget(String guest) {
        changes.incrementAndGet();
        remembered.remove(guest);
    }
}
