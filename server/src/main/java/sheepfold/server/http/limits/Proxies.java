package sheepfold.server.http.limits;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import sheepfold.json.BadInput;

/** The proxies that are believed about the addresses of callers. */
public final class Proxies {
    private static final Pattern NETWORK = Pattern.compile("([^/]+?)(?:/(\\d{1,3}))?");

    public static final Proxies NONE = new Proxies(List.of());

    /** A proxy on the same machine. */
    public static final Proxies HERE = NONE.and("127.0.0.0/8").and("::1");

    private final List<Network> trusted;

    private Proxies(List<Network> trusted) {
        this.trusted = trusted;
    }

    private record Network(Address first, int bits) {
        boolean contains(Address address) {
            return address.bits() == first.bits() && address.network(bits).equals(first);
        }
    }

    /** These and one more, an address or a network such as 10.0.0.0/8. */
    public Proxies and(String network) {
        List<Network> more = new ArrayList<>(trusted);
        more.add(read(network)
                .orElseThrow(() -> new BadInput(
                        "--trusted-proxy",
                        "it is to be an address such as 10.0.0.7, or a network such as 10.0.0.0/8")));
        return new Proxies(List.copyOf(more));
    }

    private static Optional<Network> read(String network) {
        Matcher parts = NETWORK.matcher(network);
        return parts.matches()
                ? Address.of(parts.group(1)).flatMap(address -> network(address, parts.group(2)))
                : Optional.empty();
    }

    private static Optional<Network> network(Address address, @Nullable String written) {
        int bits = written == null ? address.bits() : Integer.parseInt(written);
        return bits <= address.bits() ? Optional.of(new Network(address.network(bits), bits)) : Optional.empty();
    }

    /**
     * Who calls. Each proxy adds whom it was called by at the right of X-Forwarded-For, so the walk goes from there to the left
     * as long as the one who says it is trusted.
     */
    Address caller(Address connected, String forwarded) {
        Address caller = connected;
        int end = forwarded.length();
        while (end > 0 && isTrusted(caller)) {
            int start = forwarded.lastIndexOf(',', end - 1) + 1;
            Optional<Address> before =
                    Address.of(forwarded.substring(start, end).strip());
            if (before.isEmpty()) {
                return caller;
            }
            caller = before.get();
            end = start - 1;
        }
        return caller;
    }

    private boolean isTrusted(Address address) {
        return trusted.stream().anyMatch(network -> network.contains(address));
    }
}
