package sheepfold.server.http;

import io.javalin.config.JavalinConfig;
import io.javalin.http.Context;
import io.javalin.http.HandlerType;
import io.javalin.http.staticfiles.Location;
import java.io.IOException;
import java.io.InputStream;
import java.util.Map;

/** The page and its files, where the distribution has them. */
final class Site {
    private final byte[] index;

    private Site(byte[] index) {
        this.index = index;
    }

    static Site onClassPath() {
        try (InputStream file = Site.class.getResourceAsStream("/web/index.html")) {
            return new Site(file == null ? new byte[0] : file.readAllBytes());
        } catch (IOException e) {
            throw new IllegalStateException("the page cannot be read", e);
        }
    }

    void addTo(JavalinConfig config) {
        if (index.length == 0) {
            return;
        }
        if (Site.class.getResource("/web/assets") != null) {
            config.staticFiles.add(files -> {
                files.hostedPath = "/assets";
                files.directory = "/web/assets";
                files.location = Location.CLASSPATH;
                // Their names change with their content
                files.headers = Map.of("Cache-Control", "public, max-age=31536000, immutable");
            });
        }
        config.staticFiles.add(files -> {
            files.hostedPath = "/";
            files.directory = "/web";
            files.location = Location.CLASSPATH;
            files.headers = Map.of("Cache-Control", "no-cache");
        });
    }

    /** Addresses within the page are the page's own affair. */
    boolean answers(Context context) {
        boolean ofPage = context.method().equals(HandlerType.GET)
                && !context.path().startsWith("/api/")
                && !context.path().startsWith("/assets/")
                && index.length > 0;
        if (ofPage) {
            context.status(200)
                    .header("Cache-Control", "no-cache")
                    .contentType("text/html; charset=utf-8")
                    .result(index);
        }
        return ofPage;
    }
}
