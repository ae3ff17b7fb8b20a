package sheepfold.server.http.limits;

import java.net.Inet6Address;
import java.net.InetAddress;
import java.net.UnknownHostException;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** An address of the internet. An IPv4 address within IPv6 is an IPv4 address. */
public record Address(InetAddress value) {
    private static final Pattern IPV4 = Pattern.compile("(\\d{1,3}(?:\\.\\d{1,3}){3})(?::\\d{1,5})?");
    private static final Pattern IPV6_WITH_PORT = Pattern.compile("\\[([^\\]]*)](?::\\d{1,5})?");
    private static final Pattern IPV6 = Pattern.compile("([0-9A-Fa-f:.]*:[0-9A-Fa-f:.]*)(?:%[\\w.-]+)?");
    /** A household or a machine has a network of so many bytes, and any number of addresses in it. */
    private static final int NETWORK_BYTES = 8;

    /** Reads an address, with or without a port. Names are not looked up. */
    static Optional<Address> of(String text) {
        Matcher four = IPV4.matcher(text);
        if (four.matches()) {
            return literal(four.group(1));
        }
        Matcher bracketed = IPV6_WITH_PORT.matcher(text);
        Matcher six = IPV6.matcher(bracketed.matches() ? bracketed.group(1) : text);
        return six.matches() ? literal(six.group(1)) : Optional.empty();
    }

    private static Optional<Address> literal(String text) {
        try {
            return Optional.of(new Address(InetAddress.ofLiteral(text)));
        } catch (IllegalArgumentException e) {
            return Optional.empty();
        }
    }

    boolean isThisMachine() {
        return value.isLoopbackAddress();
    }

    int bits() {
        return value.getAddress().length * Byte.SIZE;
    }

    /** The address with only its first bits. */
    Address network(int bits) {
        byte[] bytes = value.getAddress();
        for (int bit = bits; bit < bits(); bit++) {
            bytes[bit / Byte.SIZE] &= (byte) ~(0x80 >> bit % Byte.SIZE);
        }
        try {
            return new Address(InetAddress.getByAddress(bytes));
        } catch (UnknownHostException e) {
            throw new IllegalStateException("an address keeps its length", e);
        }
    }

    /** By what it is limited: one who has an IPv6 address has a whole network of them. */
    public String limitedAs() {
        return value instanceof Inet6Address
                ? HexFormat.of().formatHex(Arrays.copyOf(value.getAddress(), NETWORK_BYTES))
                : value.getHostAddress();
    }
}
