package sheepfold.server.live;

import java.time.Duration;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Consumer;
import java.util.function.Predicate;
import sheepfold.server.store.Store;
import sheepfold.server.store.Store.Holdings;
import sheepfold.server.store.Store.Sharer;
import sheepfold.server.store.Write;
import sheepfold.server.table.Declined;

/** Sees to it that nobody fills the store. Where a share is used up, what nobody will miss goes first. */
final class Quota {
    private static final int GUESTS_OF_AN_ADDRESS = 10;
    /** A game may be a long one, so a night is not enough. */
    private static final Duration ABANDONED = Duration.ofDays(7);
    /** Whoever played at a table can look at it for so long, whatever its owner makes. */
    private static final Duration KEPT_FOR_OTHERS = Duration.ofDays(30);
    /** A share and this part of it is made free at once, lest every new table looks for more. */
    private static final int HUNDREDTH = 100;

    private static final int MOST_AT_ONCE = 2_000;
    /** An address may have very many tables, so they are counted now and then. */
    private static final int UNCOUNTED = 50;

    private static final int MOST_ADDRESSES = 10_000;

    private final Store store;
    private final Share share;
    private final InstantSource clock;
    private final Predicate<String> isWatched;
    private final Consumer<String> forget;
    private final Map<String, Integer> uncounted = new ConcurrentHashMap<>();

    Quota(Services services, Share share, Predicate<String> isWatched, Consumer<String> forget) {
        this.store = services.store();
        this.clock = services.clock();
        this.share = share;
        this.isWatched = isWatched;
        this.forget = forget;
    }

    /** Is there room for one more table? {@link Declined} if there is not and none can be made. */
    void require(String guest, String address) {
        Holdings own = store.holdings(Sharer.GUEST, guest);
        if (own.running() >= share.running()) {
            throw Declined.because(
                    429,
                    "You have %d tables that are not over; close some before you make more."
                            .formatted(share.running()));
        }
        if (!fits(Sharer.GUEST, guest, own, 1)) {
            throw Declined.because(
                    429,
                    "You have used up your share of this server, and others play or played lately at all of your"
                            + " tables; delete some that are over before you make more.");
        }
        if (isDue(address)
                && !fits(Sharer.ADDRESS, address, store.holdings(Sharer.ADDRESS, address), GUESTS_OF_AN_ADDRESS)) {
            throw Declined.because(
                    429,
                    "Your address has used up its share of this server; somebody there is to delete tables that are"
                            + " over before anybody makes more.");
        }
    }

    private boolean isDue(String address) {
        if (uncounted.size() > MOST_ADDRESSES) {
            uncounted.clear();
        }
        int often = Math.min(UNCOUNTED, share.tables());
        return !address.isEmpty() && uncounted.merge(address, 1, Integer::sum) % often == 1 % often;
    }

    private boolean fits(Sharer kind, String who, Holdings held, int times) {
        long tables = held.tables() + 1L - (long) share.tables() * times;
        long bytes = held.bytes() - share.bytes() * times;
        if (tables <= 0 && bytes <= 0) {
            return true;
        }
        long spareTables = (long) share.tables() * times / HUNDREDTH;
        long spareBytes = share.bytes() * times / HUNDREDTH;
        List<Store.Spare> going = new ArrayList<>();
        for (Store.Spare spare : spare(kind, who)) {
            if (tables + spareTables <= 0 && bytes + spareBytes <= 0) {
                break;
            }
            if (!isWatched.test(spare.table())) {
                going.add(spare);
                tables--;
                bytes -= spare.bytes();
            }
        }
        going.stream()
                .map(spare -> store.write(new Write.Expire(spare.table(), spare.changed() + 1)))
                .toList()
                .forEach(Store::await);
        going.forEach(spare -> forget.accept(spare.table()));
        return tables <= 0 && bytes <= 0;
    }

    private List<Store.Spare> spare(Sharer kind, String who) {
        return store.spare(kind, who, ago(ABANDONED), ago(KEPT_FOR_OTHERS), MOST_AT_ONCE);
    }

    private long ago(Duration time) {
        return clock.instant().minus(time).toEpochMilli();
    }
}
