package sheepfold.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.zip.GZIPInputStream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import sheepfold.server.http.limits.Limits;
import sheepfold.server.http.limits.Limits.Kind;
import sheepfold.server.http.limits.Limits.Rate;
import sheepfold.server.http.limits.Proxies;

class SiteTest {
    private static final String SCRIPT = "/assets/page-12345678.js";
    private static TestServer server;

    @BeforeAll
    static void start() {
        server = TestServer.start();
    }

    @AfterAll
    static void stop() {
        server.close();
    }

    private static HttpResponse<byte[]> get(String path, String... headers) throws IOException, InterruptedException {
        HttpRequest.Builder request = HttpRequest.newBuilder(server.at(path));
        return server.http()
                .send(
                        headers.length == 0
                                ? request.build()
                                : request.headers(headers).build(),
                        BodyHandlers.ofByteArray());
    }

    private static String header(HttpResponse<?> response, String name) {
        return response.headers().firstValue(name).orElse("");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"/", "/index.html", "/?from=there", "/settings", "/settings/", "/rules", "/rules/wolf-and-sheep"
            })
    void everyAddressOfThePageIsThePage(String path) throws Exception {
        HttpResponse<byte[]> page = get(path);

        assertThat(page.statusCode()).isEqualTo(200);
        assertThat(text(page)).contains("A page for tests");
        assertThat(header(page, "Content-Type")).isEqualToIgnoringWhitespace("text/html;charset=utf-8");
        assertThat(header(page, "Cache-Control")).isEqualTo("no-cache");
        assertThat(header(page, "Content-Security-Policy")).contains("script-src 'self'");
        assertThat(header(page, "X-Frame-Options")).isEqualTo("DENY");
        assertThat(header(page, "X-Content-Type-Options")).isEqualTo("nosniff");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "/anything",
                "/api",
                "/settings/more",
                "/rules/chess",
                "/rules/wolf-and-sheep/more",
                "/t/abcdefgh",
                "/t/abcdefgh?key=x",
                "/t/x.png",
                "/t/%3E,%20%3C%2Fevil"
            })
    void whatIsNowhereIsNotFoundAndThePageSaysSo(String path) throws Exception {
        HttpResponse<byte[]> page = get(path);

        assertThat(page.statusCode()).isEqualTo(404);
        assertThat(text(page))
                .contains("A page for tests", "This path leads nowhere")
                .doesNotContain("evil");
        assertThat(header(page, "Content-Type")).isEqualToIgnoringWhitespace("text/html;charset=utf-8");
        assertThat(header(page, "Content-Security-Policy")).contains("script-src 'self'");
        assertThat(header(page, "Link")).isEmpty();
        assertThat(get(path, "If-None-Match", header(page, "ETag")).statusCode())
                .isEqualTo(404);
    }

    private static String text(HttpResponse<byte[]> page) {
        return new String(page.body(), StandardCharsets.UTF_8);
    }

    @Test
    void aLinkToATableShowsItsGameElsewhereAndNothingElse() throws Exception {
        String table =
                server.guest("Ada of Nowhere").table("wolf-and-sheep", List.of("me", "open"), "\"private\":true");

        String page = text(get("/t/" + table));

        assertThat(page)
                .contains(
                        "<title>A table of Wolf and Sheep · Sheepfold</title>",
                        "<meta property=\"og:title\" content=\"A table of Wolf and Sheep · Sheepfold\" />",
                        "<meta property=\"og:url\" content=\"" + server.at("/t/" + table) + "\" />",
                        "<meta property=\"og:image\" content=\"" + server.at("/previews/wolf-and-sheep.jpg") + "\" />",
                        "<meta name=\"twitter:card\" content=\"summary_large_image\" />")
                .doesNotContain("Ada", "As it was built");
    }

    @Test
    void aGameWithoutAPictureShowsOurs() throws Exception {
        assertThat(text(get("/rules/sheep-hop")))
                .contains(
                        "The rules of Sheep Hop!",
                        server.at("/previews/sheepfold.jpg").toString());
    }

    @Test
    void nothingInAnAddressBecomesMarkup() throws Exception {
        String page = text(get("/settings/%22%3E%3Cscript%3E"));
        assertThat(page).doesNotContain("<script>");
        assertThat(page.toLowerCase(java.util.Locale.ROOT)).doesNotContain("\"><script");
    }

    @Test
    void aFileIsPackedForThoseWhoCanUnpackIt() throws Exception {
        HttpResponse<byte[]> plain = get(SCRIPT);
        HttpResponse<byte[]> packed = get(SCRIPT, "Accept-Encoding", "br, gzip");

        assertThat(header(plain, "Content-Encoding")).isEmpty();
        assertThat(header(plain, "Content-Type")).startsWith("text/javascript");
        assertThat(header(plain, "Cache-Control")).contains("immutable");
        assertThat(header(packed, "Content-Encoding")).isEqualTo("gzip");
        assertThat(packed.body()).hasSizeLessThan(plain.body().length / 10);
        try (GZIPInputStream unpacked = new GZIPInputStream(new ByteArrayInputStream(packed.body()))) {
            assertThat(unpacked.readAllBytes()).isEqualTo(plain.body());
        }
    }

    @Test
    void whatGainsNothingIsNotPacked() throws Exception {
        HttpResponse<byte[]> font = get("/assets/font-12345678.woff2", "Accept-Encoding", "gzip");

        assertThat(header(font, "Content-Encoding")).isEmpty();
        assertThat(header(font, "Content-Type")).isEqualTo("font/woff2");
        assertThat(font.body()).hasSize(300);
    }

    @Test
    void whatIsKnownIsNotSentAgain() throws Exception {
        String tag = header(get("/"), "ETag");

        HttpResponse<byte[]> again = get("/", "If-None-Match", tag);

        assertThat(again.statusCode()).isEqualTo(304);
        assertThat(again.body()).isEmpty();
        assertThat(header(again, "Cache-Control")).isEqualTo("no-cache");
        assertThat(get("/", "If-None-Match", "W/\"another\"").statusCode()).isEqualTo(200);
    }

    @Test
    void aHeadIsAnsweredWithoutABody() throws Exception {
        HttpResponse<byte[]> head = server.http()
                .send(
                        HttpRequest.newBuilder(server.at(SCRIPT))
                                .method("HEAD", HttpRequest.BodyPublishers.noBody())
                                .build(),
                        BodyHandlers.ofByteArray());

        assertThat(head.statusCode()).isEqualTo(200);
        assertThat(head.body()).isEmpty();
        assertThat(header(head, "Content-Length"))
                .isEqualTo(Integer.toString(get(SCRIPT).body().length));
    }

    @Test
    void aFileThatWasPackedBeforehandIsSentSo() throws Exception {
        String board = "/assets/board-12345678.js";

        HttpResponse<byte[]> packed = get(board, "Accept-Encoding", "gzip, br");

        assertThat(header(packed, "Content-Encoding")).isEqualTo("br");
        assertThat(header(packed, "Content-Type")).startsWith("text/javascript");
        assertThat(header(packed, "Vary")).isEqualTo("Accept-Encoding");
        assertThat(packed.body()).hasSize(22).isNotEqualTo(get(board).body());
        assertThat(get(board + ".br").statusCode()).isEqualTo(404);
    }

    @Test
    void aPageTellsWhatItWillWantNext() throws Exception {
        String table = server.guest("Ada").table("wolf-and-sheep", List.of("me", "open"));

        assertThat(header(get("/"), "Link")).isEqualTo("</api/tables>; rel=preload; as=fetch; crossorigin");
        assertThat(header(get("/t/" + table), "Link"))
                .isEqualTo(
                        "</assets/page-12345678.js>; rel=modulepreload, </api/tables/" + table
                                + "?data=1>; rel=preload; as=fetch; crossorigin, </assets/board-12345678.js>; rel=modulepreload");
    }

    @ParameterizedTest
    @ValueSource(strings = {"/t/", "/t/a/b", "/t/%3E,%20%3C%2Fevil", "/t/x.png"})
    void whatIsNoTableIsNotToldOf(String path) throws Exception {
        assertThat(header(get(path), "Link")).isEmpty();
    }

    @Test
    void filesTellOfNothing() throws Exception {
        assertThat(header(get(SCRIPT), "Link")).isEmpty();
        assertThat(header(get("/settings"), "Link")).isEmpty();
    }

    @Test
    void crawlersAreToldInTheirOwnFile() throws Exception {
        HttpResponse<byte[]> robots = get("/robots.txt");

        assertThat(header(robots, "Content-Type")).startsWith("text/plain");
        assertThat(new String(robots.body(), StandardCharsets.UTF_8)).startsWith("User-agent: *");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "/assets/none.js",
                "/assets/",
                "/assets/index.html",
                "/api/none",
                "/api/",
                "/favicon.ico",
                "/sitemap.xml",
                "/links.txt",
                "/pages.txt"
            })
    void whatIsNoFileAndNoPageIsNotFound(String path) throws Exception {
        assertThat(get(path).statusCode()).isEqualTo(404);
    }

    @Test
    void thePageIsReadAndNotWritten() throws Exception {
        HttpResponse<byte[]> refused = server.http()
                .send(
                        HttpRequest.newBuilder(server.at("/"))
                                .POST(HttpRequest.BodyPublishers.noBody())
                                .build(),
                        BodyHandlers.ofByteArray());
        assertThat(refused.statusCode()).isEqualTo(404);
    }

    @Test
    void filesAreLimitedByAddress() throws Exception {
        Limits limits = Limits.NONE.with(Kind.ADDRESS, new Rate(2, 0.01));
        try (TestServer limited = TestServer.start(
                new MemoryStore(), options -> options.withLimits(limits).withProxies(Proxies.HERE))) {
            HttpRequest far = HttpRequest.newBuilder(limited.at(SCRIPT))
                    .header("X-Forwarded-For", "203.0.113.7")
                    .build();
            for (int expected : new int[] {200, 200, 429}) {
                HttpResponse<byte[]> response = limited.http().send(far, BodyHandlers.ofByteArray());
                assertThat(response.statusCode()).isEqualTo(expected);
                assertThat(header(response, "Retry-After").isEmpty()).isEqualTo(expected == 200);
            }
            assertThat(limited.stranger().get("/").status()).isEqualTo(200);
        }
    }
}
