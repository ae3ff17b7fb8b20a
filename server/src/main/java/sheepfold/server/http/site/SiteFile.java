package sheepfold.server.http.site;

import io.javalin.http.Context;
import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.Objects;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import sheepfold.server.people.Signer;

/** A file of the page, kept in memory as it is sent once it was asked for. */
final class SiteFile {
    private static final int TAG_LENGTH = 16;

    private final String type;
    private final String caching;
    private final Supplier<byte[]> source;
    private final Supplier<byte[]> brotli;
    private @Nullable Content content;

    /** Takes the file as it is, and packed beforehand, which may be empty. */
    SiteFile(String type, String caching, Supplier<byte[]> source, Supplier<byte[]> brotli) {
        this.type = type;
        this.caching = caching;
        this.source = source;
        this.brotli = brotli;
    }

    private static final class Content {
        private final byte[] plain;
        private final byte[] brotli;
        private final byte[] gzip;
        private final String tag;

        Content(byte[] plain, byte[] brotli) {
            this.plain = plain;
            this.brotli = brotli;
            this.gzip = Gzip.gzip(plain);
            String hash = Signer.hash(new String(plain, StandardCharsets.ISO_8859_1));
            this.tag = "W/\"" + hash.substring(0, TAG_LENGTH) + "\"";
        }

        /** How it is sent to somebody who takes these encodings; nothing for as it is, since some files are packed by their nature. */
        String encodingFor(String accepted) {
            if (brotli.length > 0 && accepted.contains("br")) {
                return "br";
            }
            return gzip.length < plain.length && Gzip.isAccepted(accepted) ? "gzip" : "";
        }

        byte[] in(String encoding) {
            return switch (encoding) {
                case "br" -> brotli;
                case "gzip" -> gzip;
                default -> plain;
            };
        }
    }

    private synchronized Content content() {
        Content known = content;
        if (known == null) {
            known = new Content(source.get(), brotli.get());
            content = known;
        }
        return known;
    }

    void answer(Context context, int status) throws IOException {
        Content known = content();
        HttpServletResponse response = context.res();
        response.setStatus(status);
        response.setHeader("Cache-Control", caching);
        response.setHeader("ETag", known.tag);
        response.setHeader("Vary", "Accept-Encoding");
        String seen = context.header("If-None-Match");
        if (status == 200 && seen != null && seen.contains(known.tag)) {
            response.setStatus(304);
            return;
        }
        String encoding = known.encodingFor(Objects.requireNonNullElse(context.header("Accept-Encoding"), ""));
        byte[] body = known.in(encoding);
        if (!encoding.isEmpty()) {
            response.setHeader("Content-Encoding", encoding);
        }
        response.setContentType(type);
        response.setContentLength(body.length);
        response.getOutputStream().write(body);
    }
}
