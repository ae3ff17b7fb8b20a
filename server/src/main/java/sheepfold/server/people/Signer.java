package sheepfold.server.people;

import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.security.MessageDigest;
import java.security.SecureRandom;
import java.util.Base64;
import java.util.HexFormat;
import javax.crypto.Mac;
import javax.crypto.spec.SecretKeySpec;

/** Signs what is handed out and must come back unchanged. All nodes share its key. */
public final class Signer {
    private static final Base64.Encoder LETTERS = Base64.getUrlEncoder().withoutPadding();

    private final SecretKeySpec key;

    public Signer(String secret) {
        this.key = new SecretKeySpec(secret.getBytes(StandardCharsets.UTF_8), "HmacSHA256");
    }

    /** A text that nobody can guess. */
    public static String fresh(int bytes) {
        byte[] random = new byte[bytes];
        new SecureRandom().nextBytes(random);
        return LETTERS.encodeToString(random);
    }

    public static String hash(String text) {
        try {
            byte[] digest = MessageDigest.getInstance("SHA-256").digest(text.getBytes(StandardCharsets.UTF_8));
            return HexFormat.of().formatHex(digest);
        } catch (GeneralSecurityException e) {
            throw new IllegalStateException("every Java has SHA-256", e);
        }
    }

    public String sign(String purpose, String text) {
        try {
            Mac mac = Mac.getInstance("HmacSHA256");
            mac.init(key);
            return LETTERS.encodeToString(mac.doFinal((purpose + "\n" + text).getBytes(StandardCharsets.UTF_8)));
        } catch (GeneralSecurityException e) {
            throw new IllegalStateException("every Java has HmacSHA256", e);
        }
    }

    public boolean accepts(String purpose, String text, String signature) {
        return same(sign(purpose, text), signature);
    }

    /** Compares without telling by its time how much was right. */
    public static boolean same(String one, String other) {
        return MessageDigest.isEqual(one.getBytes(StandardCharsets.UTF_8), other.getBytes(StandardCharsets.UTF_8));
    }
}
