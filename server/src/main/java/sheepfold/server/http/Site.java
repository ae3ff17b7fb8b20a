package sheepfold.server.http;

import io.javalin.http.Context;
import io.javalin.http.HandlerType;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.net.URI;
import java.net.URISyntaxException;
import java.net.URL;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import sheepfold.server.table.Tables;

/** The page and its files, where the distribution has them. Each is read once, when it is first asked for. */
final class Site {
    private static final String FOLDER = "/web";
    private static final String INDEX = "/index.html";
    private static final String LINKS = "/links.txt";
    private static final String ASSETS = "/assets/";
    /** What lies beside a file under its name and this is the same in fewer bytes (Brotli). */
    private static final String PACKED = ".br";

    private static final Set<String> ANSWERED_ELSEWHERE = Set.of("/health", "/metrics");

    private final Map<String, SiteFile> files;
    private final Links links;

    private Site(Map<String, SiteFile> files) {
        this.files = files;
        this.links = Links.parse(new String(bytes(LINKS), StandardCharsets.UTF_8));
    }

    static Site onClassPath() {
        URL index = Site.class.getResource(FOLDER + INDEX);
        try {
            return new Site(index == null ? Map.of() : files(index.toURI()));
        } catch (IOException | URISyntaxException e) {
            throw new IllegalStateException("the page cannot be read", e);
        }
    }

    private static Map<String, SiteFile> files(URI index) throws IOException {
        if (index.getScheme().equals("file")) {
            return files(Path.of(index).resolveSibling(""));
        }
        try (FileSystem jar = FileSystems.newFileSystem(index, Map.of())) {
            return files(jar.getPath(FOLDER));
        }
    }

    private static Map<String, SiteFile> files(Path folder) throws IOException {
        try (Stream<Path> all = Files.walk(folder)) {
            return all.filter(Files::isRegularFile)
                    .map(file -> "/" + folder.relativize(file).toString().replace('\\', '/'))
                    .filter(name -> !name.endsWith(PACKED) && !name.equals(LINKS))
                    .collect(Collectors.toUnmodifiableMap(name -> name, Site::file));
        }
    }

    private static SiteFile file(String name) {
        return new SiteFile(type(name), caching(name), () -> bytes(name), () -> bytes(name + PACKED));
    }

    private static byte[] bytes(String name) {
        try (InputStream file = Site.class.getResourceAsStream(FOLDER + name)) {
            return file == null ? new byte[0] : file.readAllBytes();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    // The names of assets change with their content
    private static String caching(String name) {
        return name.startsWith(ASSETS) ? "public, max-age=31536000, immutable" : "no-cache";
    }

    private static String type(String name) {
        return switch (name.substring(name.lastIndexOf('.') + 1).toLowerCase(Locale.ROOT)) {
            case "html" -> "text/html; charset=utf-8";
            case "js", "mjs" -> "text/javascript; charset=utf-8";
            case "css" -> "text/css; charset=utf-8";
            case "json", "map" -> "application/json";
            case "webmanifest" -> "application/manifest+json";
            case "svg" -> "image/svg+xml";
            case "png" -> "image/png";
            case "webp" -> "image/webp";
            case "woff2" -> "font/woff2";
            case "mp3" -> "audio/mpeg";
            case "ogg" -> "audio/ogg";
            case "txt" -> "text/plain; charset=utf-8";
            default -> "application/octet-stream";
        };
    }

    /** Answers with a file, or with the page at all addresses within it; false if this is none of either. */
    boolean answers(Context context, Tables tables) throws IOException {
        String path = context.path();
        boolean reads =
                context.method().equals(HandlerType.GET) || context.method().equals(HandlerType.HEAD);
        if (!reads || path.startsWith("/api/") || ANSWERED_ELSEWHERE.contains(path)) {
            return false;
        }
        SiteFile named = files.get(path);
        SiteFile answer = named != null || isFile(path) ? named : files.get(INDEX);
        if (answer == null) {
            return false;
        }
        if (named == null || path.equals(INDEX)) {
            links.addTo(context.res(), path, tables);
        }
        answer.answer(context);
        return true;
    }

    // Browsers and crawlers ask for robots.txt, favicon.ico and the like whether they are there or not
    private static boolean isFile(String path) {
        return path.startsWith(ASSETS) || (path.lastIndexOf('/') == 0 && path.contains("."));
    }
}
