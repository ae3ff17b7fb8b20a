package sheepfold.server.http.site;

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
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Function;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import sheepfold.server.http.site.Pages.Preview;
import sheepfold.server.live.Tables;

/** The page and its files, where the distribution has them. Each is read once, when it is first asked for. */
public final class Site {
    private static final String FOLDER = "/web";
    private static final String INDEX = "/index.html";
    private static final String HOME = "/";
    private static final String LINKS = "/links.txt";
    private static final String PAGES = "/pages.txt";
    private static final String ASSETS = "/assets/";
    private static final String PREVIEWS = "/previews/";
    private static final Set<String> FOR_THE_SERVER = Set.of(LINKS, PAGES);
    /** Between these the page says how a link to it looks elsewhere; it differs from address to address. */
    private static final Pattern PREVIEW = Pattern.compile("<!-- preview -->.*<!-- /preview -->", Pattern.DOTALL);

    private static final int MOST_PREVIEWS = 200;
    /** What lies beside a file under its name and this is the same in fewer bytes (Brotli). */
    private static final String PACKED = ".br";

    private static final Set<String> ANSWERED_ELSEWHERE = Set.of("/health", "/metrics");

    private final Map<String, SiteFile> files;
    private final LinkHeaders links;
    private final Pages pages;
    private final Function<Context, String> base;
    private final Map<String, SiteFile> previewed = new ConcurrentHashMap<>();

    private Site(Map<String, SiteFile> files, Function<Context, String> base) {
        this.files = files;
        this.base = base;
        this.links = LinkHeaders.parse(text(LINKS));
        this.pages = Pages.parse(text(PAGES));
    }

    /** Takes where the page itself is, for links that are to hold elsewhere. */
    public static Site onClassPath(Function<Context, String> base) {
        URL index = Site.class.getResource(FOLDER + INDEX);
        try {
            return new Site(index == null ? Map.of() : files(index.toURI()), base);
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
                    .filter(name -> !name.endsWith(PACKED) && !FOR_THE_SERVER.contains(name))
                    .collect(Collectors.toUnmodifiableMap(name -> name, Site::file));
        }
    }

    private static SiteFile file(String name) {
        return new SiteFile(type(name), caching(name), () -> bytes(name), () -> bytes(name + PACKED));
    }

    private static String text(String name) {
        return new String(bytes(name), StandardCharsets.UTF_8);
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
            case "jpg" -> "image/jpeg";
            case "webp" -> "image/webp";
            case "woff2" -> "font/woff2";
            case "mp3" -> "audio/mpeg";
            case "ogg" -> "audio/ogg";
            case "txt" -> "text/plain; charset=utf-8";
            default -> "application/octet-stream";
        };
    }

    /** Answers with a file, or with the page at all addresses within it; false if this is none of either. */
    public boolean answers(Context context, Tables tables) throws IOException {
        String path = context.path();
        boolean reads =
                context.method().equals(HandlerType.GET) || context.method().equals(HandlerType.HEAD);
        if (!reads || path.startsWith("/api/") || ANSWERED_ELSEWHERE.contains(path)) {
            return false;
        }
        SiteFile named = path.equals(INDEX) ? null : files.get(path);
        if (named != null) {
            named.answer(context, 200);
            return true;
        }
        String address = path.equals(INDEX) ? HOME : path;
        if (isFile(address) || !files.containsKey(INDEX)) {
            return false;
        }
        answerPage(context, address, tables);
        return true;
    }

    /** What is nowhere gets the page too, which says so and helps on. */
    private void answerPage(Context context, String path, Tables tables) throws IOException {
        Optional<Preview> found = pages.at(path, tables);
        if (found.isPresent()) {
            links.addTo(context.res(), path, tables);
            previewed(context, path, found.get()).answer(context, 200);
        } else {
            previewed(context, HOME, Pages.NOT_FOUND).answer(context, 404);
        }
    }

    private SiteFile previewed(Context context, String path, Preview preview) {
        String tags = tags(base.apply(context), path, preview);
        if (previewed.size() > MOST_PREVIEWS) {
            previewed.clear();
        }
        return previewed.computeIfAbsent(tags, this::withPreview);
    }

    private SiteFile withPreview(String tags) {
        String page = PREVIEW.matcher(text(INDEX)).replaceFirst(Matcher.quoteReplacement(tags));
        return new SiteFile(
                type(INDEX), caching(INDEX), () -> page.getBytes(StandardCharsets.UTF_8), () -> new byte[0]);
    }

    private String tags(String here, String path, Preview preview) {
        String picture = preview.game()
                .map(game -> PREVIEWS + game + ".jpg")
                .filter(files::containsKey)
                .orElse(PREVIEWS + "sheepfold.jpg");
        return """
            <title>%1$s</title>
            <meta name="description" content="%2$s" />
            <meta property="og:site_name" content="Sheepfold" />
            <meta property="og:type" content="website" />
            <meta property="og:title" content="%1$s" />
            <meta property="og:description" content="%2$s" />
            <meta property="og:url" content="%3$s" />
            <meta property="og:image" content="%4$s" />
            <meta property="og:image:width" content="1200" />
            <meta property="og:image:height" content="630" />
            <meta name="twitter:card" content="summary_large_image" />
            """.formatted(
                escaped(preview.title()), escaped(preview.text()), escaped(here + path), escaped(here + picture));
    }

    private static String escaped(String text) {
        return text.replace("&", "&amp;")
                .replace("<", "&lt;")
                .replace(">", "&gt;")
                .replace("\"", "&quot;")
                .replace("'", "&#39;");
    }

    // Browsers and crawlers ask for robots.txt, favicon.ico and the like whether they are there or not
    private static boolean isFile(String path) {
        return path.startsWith(ASSETS) || (path.lastIndexOf('/') == 0 && path.contains("."));
    }
}
