package sheepfold.server.http;

import io.javalin.http.Context;
import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import sheepfold.server.table.Signer;

/** A file of the page, kept in memory as it is sent once it was asked for. */
final class SiteFile {
    private static final int TAG_LENGTH = 16;

    private final String type;
    private final String caching;
    private final Supplier<byte[]> source;
    private @Nullable Content content;

    SiteFile(String type, String caching, Supplier<byte[]> source) {
        this.type = type;
        this.caching = caching;
        this.source = source;
    }

    private static final class Content {
        private final byte[] plain;
        private final byte[] packed;
        private final String tag;

        Content(byte[] plain) {
            this.plain = plain;
            this.packed = Packed.gzip(plain);
            String hash = Signer.hash(new String(plain, StandardCharsets.ISO_8859_1));
            this.tag = "W/\"" + hash.substring(0, TAG_LENGTH) + "\"";
        }

        /** Some files are packed by their nature. */
        boolean gains() {
            return packed.length < plain.length;
        }
    }

    private synchronized Content content() {
        Content known = content;
        if (known == null) {
            known = new Content(source.get());
            content = known;
        }
        return known;
    }

    void answer(Context context) throws IOException {
        Content known = content();
        HttpServletResponse response = context.res();
        response.setHeader("Cache-Control", caching);
        response.setHeader("ETag", known.tag);
        response.setHeader("Vary", "Accept-Encoding");
        String seen = context.header("If-None-Match");
        if (seen != null && seen.contains(known.tag)) {
            response.setStatus(304);
            return;
        }
        boolean packs = known.gains() && Packed.isAccepted(context.header("Accept-Encoding"));
        byte[] body = packs ? known.packed : known.plain;
        if (packs) {
            response.setHeader("Content-Encoding", "gzip");
        }
        response.setContentType(type);
        response.setContentLength(body.length);
        response.getOutputStream().write(body);
    }
}
