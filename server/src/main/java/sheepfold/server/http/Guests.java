package sheepfold.server.http;

import io.javalin.http.Context;
import io.javalin.http.Cookie;
import io.javalin.http.SameSite;
import java.time.Duration;
import java.time.InstantSource;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Predicate;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import sheepfold.json.Json;
import sheepfold.server.http.limits.Limits.Kind;
import sheepfold.server.http.limits.RateLimiter;
import sheepfold.server.http.streams.OpenStreams;
import sheepfold.server.people.Names;
import sheepfold.server.people.Signer;
import sheepfold.server.store.Store;
import sheepfold.server.store.Store.Visitor;
import sheepfold.server.table.Declined;
import sheepfold.server.wire.LobbyMessages.AskProgress;
import sheepfold.server.wire.LobbyMessages.Guest;
import sheepfold.server.wire.LobbyMessages.ProgressState;

/** Who is calling: guests carry a signed cookie or a token, both of which name them. */
final class Guests {
    private static final Logger LOG = LoggerFactory.getLogger(Guests.class);

    static final Visitor NOBODY = new Visitor("", "", "", 0, 0, 0);

    private static final String COOKIE = "sheepfold";
    private static final String BEARER = "Bearer ";
    private static final String COOKIE_PURPOSE = "guest";
    private static final String TOKEN_PURPOSE = "token";
    private static final int GUEST_BYTES = 9;
    /** Tokens were random once, with their hash in the database; a signature is longer. */
    private static final int RANDOM_TOKEN_LENGTH = 32;

    private static final int COOKIE_SECONDS = (int) Duration.ofDays(365).toSeconds();
    private static final Duration A_DAY = Duration.ofDays(1);
    private static final int MOST_REMEMBERED = 50_000;

    private final Store store;
    private final Signer signer;
    private final RateLimiter rateLimiter;
    private final OpenStreams streams;
    private final InstantSource clock;
    private final boolean secure;
    private final Map<String, Visitor> remembered = new ConcurrentHashMap<>();
    /** Cookies and tokens whose signatures were proved, by all their text. */
    private final Map<String, Credential> accepted = new ConcurrentHashMap<>();

    private final AtomicLong changes = new AtomicLong();

    Guests(
            Store store,
            Signer signer,
            RateLimiter rateLimiter,
            OpenStreams streams,
            InstantSource clock,
            boolean secure) {
        this.store = store;
        this.signer = signer;
        this.rateLimiter = rateLimiter;
        this.streams = streams;
        this.clock = clock;
        this.secure = secure;
        store.onNews(this::hear);
    }

    Guest welcome(Context context, String name) {
        long now = clock.millis();
        Visitor visitor = new Visitor(Signer.fresh(GUEST_BYTES), Names.checked(name), "", now, 0, now);
        keep(visitor);
        return signedIn(context, visitor);
    }

    private Guest signedIn(Context context, Visitor visitor) {
        context.cookie(cookie(signed(COOKIE_PURPOSE, visitor)));
        return new Guest(visitor.guest(), visitor.name(), signed(TOKEN_PURPOSE, visitor));
    }

    private String signed(String purpose, Visitor visitor) {
        String claim = Credential.claim(visitor.guest(), visitor.generation());
        return claim + "." + signer.sign(purpose, claim);
    }

    private Cookie cookie(String value) {
        return new Cookie(COOKIE, value, "/", COOKIE_SECONDS, secure, true, null, SameSite.LAX);
    }

    Visitor rename(Visitor visitor, String name) {
        Visitor renamed = visitor.called(Names.checked(name));
        keep(renamed);
        return renamed;
    }

    /** Ends all sign-ins of a guest but this one, which gets a new cookie and a new token. */
    Guest signOutElsewhere(Context context, Visitor visitor) {
        Visitor next = visitor.signedOut();
        keep(next);
        streams.endOlder(next.guest(), next.generation());
        return signedIn(context, next);
    }

    private void keep(Visitor visitor) {
        try {
            Store.await(store.write(visitor));
        } finally {
            forget(visitor.guest());
        }
    }

    ProgressState progress(Visitor visitor) {
        return store.progress(visitor.guest())
                .map(kept -> new ProgressState(kept.version(), Json.parse(kept.content())))
                .orElseGet(() -> new ProgressState(0, Json.object()));
    }

    /** Two devices do not write over each other: the slower one reads and merges first. */
    ProgressState advance(Visitor visitor, AskProgress ask) {
        Store.Progress next = new Store.Progress(
                visitor.guest(), ask.version() + 1, ask.progress().toString());
        try {
            Store.await(store.write(next));
        } catch (Store.Conflict _) {
            throw Declined.because(409, "Another device was faster. Read what it kept, and try again.");
        }
        return new ProgressState(next.version(), ask.progress());
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
        String cookie = context.cookie(COOKIE);
        return cookie == null
                ? NOBODY
                : proved(context, COOKIE_PURPOSE, cookie).orElseThrow(() -> refusedCookie(context));
    }

    /** A browser would go on sending it, so it is told to forget it. */
    private Declined refusedCookie(Context context) {
        context.removeCookie(COOKIE, "/");
        return Declined.because(401, "This cookie is not valid.");
    }

    /** Signatures are proved without the database, so forged ones cost next to nothing. */
    private Optional<Visitor> proved(Context context, String purpose, String text) {
        Credential known = accepted.get(purpose + text);
        Optional<Credential> credential = known == null ? Credential.of(text) : Optional.of(known);
        Optional<Visitor> holder = Optional.empty();
        if (known != null
                || credential.filter(claimed -> isSigned(purpose, claimed)).isPresent()) {
            holder = holder(context, credential.orElseThrow());
            holder.ifPresent(_ -> accept(purpose + text, credential.orElseThrow()));
        } else if (credential.isPresent() && purpose.equals(TOKEN_PURPOSE) && isRandom(credential.get())) {
            return holderOfRandom(context, credential.get());
        }
        if (holder.isEmpty()) {
            rateLimiter.admitFromAnywhere(Kind.PROOFS, context);
        }
        return holder;
    }

    private boolean isSigned(String purpose, Credential credential) {
        return signer.accepts(purpose, credential.claim(), credential.proof());
    }

    private void accept(String text, Credential credential) {
        if (accepted.size() > MOST_REMEMBERED) {
            accepted.clear();
        }
        accepted.putIfAbsent(text, credential);
    }

    private static boolean isRandom(Credential credential) {
        return credential.proof().length() == RANDOM_TOKEN_LENGTH;
    }

    private Optional<Visitor> holder(Context context, Credential credential) {
        Optional<Visitor> known = visitor(credential.guest());
        if (known.isPresent() && known.get().generation() < credential.generation()) {
            // It was given out at another node just now
            rateLimiter.admitFromAnywhere(Kind.PROOFS, context);
            forget(credential.guest());
            known = visitor(credential.guest());
        }
        return known.filter(visitor -> visitor.generation() == credential.generation());
    }

    private Optional<Visitor> holderOfRandom(Context context, Credential credential) {
        String hash = Signer.hash(credential.proof());
        Predicate<Visitor> holds = visitor -> visitor.generation() == 0 && Signer.same(visitor.tokenHash(), hash);
        Optional<Visitor> known = remembered(credential.guest()).filter(holds);
        if (known.isPresent()) {
            return known;
        }
        rateLimiter.admitFromAnywhere(Kind.PROOFS, context);
        return visitor(credential.guest()).filter(holds);
    }

    /** Looked up if need be, and always while other nodes are not heard. */
    private Optional<Visitor> visitor(String guest) {
        Optional<Visitor> known = remembered(guest);
        return known.or(() -> found(guest)).filter(visitor -> !visitor.equals(NOBODY));
    }

    private Optional<Visitor> remembered(String guest) {
        return store.hears()
                ? Optional.ofNullable(remembered.get(guest)).filter(visitor -> !isDue(visitor))
                : Optional.empty();
    }

    /** That a guest is gone is remembered too: whoever has a signature could ask for the same over and over. */
    private Optional<Visitor> found(String guest) {
        long before = changes.get();
        Visitor found = store.visitor(guest).map(this::seen).orElse(NOBODY);
        if (remembered.size() > MOST_REMEMBERED) {
            remembered.clear();
        }
        remembered.put(guest, found);
        if (changes.get() != before) {
            remembered.remove(guest);
        }
        return Optional.of(found);
    }

    /** Who comes every day is noted every day, however long this node remembers them. */
    private boolean isDue(Visitor visitor) {
        return !visitor.equals(NOBODY) && clock.millis() - visitor.seen() > A_DAY.toMillis();
    }

    private Visitor seen(Visitor visitor) {
        if (!isDue(visitor)) {
            return visitor;
        }
        long now = clock.millis();
        store.see(visitor.guest(), now);
        return visitor.seenAt(now);
    }

    private void hear(Store.News news) {
        switch (news) {
            case Store.News.GuestChanged changed -> {
                forget(changed.guest());
                Thread.startVirtualThread(() -> endOldStreams(Set.of(changed.guest())));
            }
            case Store.News.Missed _ -> {
                forgetAll();
                Thread.startVirtualThread(() -> endOldStreams(streams.guests()));
            }
            case Store.News.Appended _,
                    Store.News.Deleted _,
                    Store.News.Aside _,
                    Store.News.Spoken _,
                    Store.News.Undriven _ -> LOG.trace("{} is for the tables", news);
        }
    }

    /** Who was signed out at another node is not to look on here. */
    private void endOldStreams(Set<String> guests) {
        try {
            for (String guest : guests) {
                visitor(guest).ifPresent(visitor -> streams.endOlder(guest, visitor.generation()));
            }
        } catch (Store.Unavailable e) {
            LOG.debug("streams stay open until the database is back: {}", e.toString());
        }
    }

    private void forgetAll() {
        changes.incrementAndGet();
        remembered.clear();
        accepted.clear();
    }

    /** What was read before a change is not to be remembered after it. */
    private void forget(String guest) {
        changes.incrementAndGet();
        if (remembered.remove(guest) != null) {
            accepted.values().removeIf(credential -> credential.guest().equals(guest));
        }
    }
}
