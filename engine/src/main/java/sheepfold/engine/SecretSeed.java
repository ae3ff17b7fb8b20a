package sheepfold.engine;

import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.security.MessageDigest;
import java.security.SecureRandom;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.List;
import javax.crypto.Mac;
import javax.crypto.spec.SecretKeySpec;
import sheepfold.json.BadInput;

/**
 * Provable chance. The table publishes the SHA-256 of its secret seed before the first move and the seed itself at the
 * end; every draw between follows from the seed and its number, so anybody can check them all.
 *
 * <p>Draw number k reads HMAC-SHA256(key, k), k as eight bytes, as four unsigned 64-bit numbers, most significant byte
 * first; the first one below the greatest multiple of the total weight gives, modulo that weight, the ticket among the
 * chance moves in their listed order. Should all four be refused, k is followed by one byte 1, 2, … The key is the seed,
 * or SHA-256 of the seed followed by the seats' nonces if there are any.
 */
public final class SecretSeed {
    private static final int BYTES = 32;

    private final byte[] seed;
    private final byte[] key;

    private SecretSeed(byte[] seed, List<String> nonces) {
        this.seed = seed;
        this.key = nonces.isEmpty() ? seed : sha256(withNonces(seed, nonces));
    }

    public static SecretSeed fresh(List<String> nonces) {
        byte[] seed = new byte[BYTES];
        new SecureRandom().nextBytes(seed);
        return new SecretSeed(seed, nonces);
    }

    public static SecretSeed revealed(String hex, List<String> nonces) {
        if (!hex.matches("[0-9a-f]{64}")) {
            throw new BadInput("seed", "a seed is 64 hexadecimal digits");
        }
        return new SecretSeed(HexFormat.of().parseHex(hex), nonces);
    }

    /** What is published at the start. */
    public String commitment() {
        return HexFormat.of().formatHex(sha256(seed));
    }

    /** What is published at the end. */
    public String reveal() {
        return HexFormat.of().formatHex(seed);
    }

    public <M extends Move> M draw(long number, Moves<M> chances) {
        return chances.at(ticket(number, chances.totalWeight()));
    }

    long ticket(long number, long total) {
        // The greatest multiple of total that 64 unsigned bits can hold, as a signed bit pattern; 0 means 2^64
        long limit = -Long.remainderUnsigned(-total, total);
        for (int block = 0; ; block++) {
            ByteBuffer bytes = ByteBuffer.wrap(hmac(number, block));
            while (bytes.hasRemaining()) {
                long value = bytes.getLong();
                if (limit == 0 || Long.compareUnsigned(value, limit) < 0) {
                    return Long.remainderUnsigned(value, total);
                }
            }
        }
    }

    private byte[] hmac(long number, int block) {
        try {
            Mac mac = Mac.getInstance("HmacSHA256");
            mac.init(new SecretKeySpec(key, "HmacSHA256"));
            mac.update(ByteBuffer.allocate(Long.BYTES).putLong(number).array());
            if (block > 0) {
                mac.update((byte) block);
            }
            return mac.doFinal();
        } catch (GeneralSecurityException e) {
            throw new IllegalStateException("every Java has HmacSHA256", e);
        }
    }

    private static byte[] withNonces(byte[] seed, List<String> nonces) {
        byte[] text = String.join("\n", nonces).getBytes(StandardCharsets.UTF_8);
        byte[] all = Arrays.copyOf(seed, seed.length + text.length);
        System.arraycopy(text, 0, all, seed.length, text.length);
        return all;
    }

    private static byte[] sha256(byte[] bytes) {
        try {
            return MessageDigest.getInstance("SHA-256").digest(bytes);
        } catch (GeneralSecurityException e) {
            throw new IllegalStateException("every Java has SHA-256", e);
        }
    }
}
