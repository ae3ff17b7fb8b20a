package sheepfold.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

/** Whatever is sent, the answer says what is wrong with it, and the log stays calm. */
class RawRequestsTest {
    private static TestServer server;
    private static TestGuest ada;
    private Log log;

    @BeforeAll
    static void start() {
        server = TestServer.start();
        ada = server.guest("Ada");
    }

    @AfterAll
    static void stop() {
        server.close();
    }

    @BeforeEach
    void listen() {
        log = new Log();
    }

    @AfterEach
    void nothingAlarmingWasLogged() {
        log.close();
        assertThat(log.alarming()).isEmpty();
    }

    private static String answered(String request) throws IOException {
        try (RawConnection connection = new RawConnection(server)) {
            return connection.say(request).answer();
        }
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
        application/json; charset=nonsense        | 415
        application/json; charset=utf-16          | 415
        application/json; charset=iso-8859-1      | 415
        application/json; charset="                | 415
        application/json; charset=                | 415
        application/json; charset=%00             | 415
        application/jsonp                         | 415
        application/json-seq                      | 415
        application/json, application/json        | 415
        ;                                         | 415
        charset=utf-8                             | 415
        application/json; charset=utf-8; charset=x | 415
        application/json                          | 200
        application/json;charset=utf-8            | 200
        application/json; charset=UTF-8           | 200
        application/json; charset="utf-8"         | 200
        Application/JSON ; Charset = "Utf-8" ;    | 200
        """)
    void aBodyIsJsonInUtf8(String type, int status) throws IOException {
        String body = "{\"name\":\"Ada\"}";
        String answer =
                answered("POST /api/guests HTTP/1.1\r\nHost: x\r\nContent-Type: %s\r\nContent-Length: %d\r\n\r\n%s"
                        .formatted(type, body.length(), body));
        assertThat(answer).startsWith("HTTP/1.1 " + status);
    }

    static Stream<String> malformed() {
        String get = "GET /api/tables HTTP/1.1\r\nHost: x\r\n";
        String token = "GET /api/me HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer " + "TOKEN" + "\r\n";
        String post = "POST /api/tables HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer TOKEN\r\n";
        List<String> headers = List.of(
                "Content-Type: application/json; charset=nonsense",
                "Content-Type: ;;;",
                "Content-Type: \u00ff",
                "Content-Type: text/html; charset=\u00ff",
                "Content-Length: x",
                "Content-Length: -1",
                "Content-Length: 99999999999999999999",
                "Content-Length: 1\r\nContent-Length: 2",
                "Transfer-Encoding: nonsense",
                "Transfer-Encoding: chunked\r\nContent-Length: 3",
                "Authorization:",
                "Authorization: Bearer",
                "Authorization: Bearer \u00ff.\u00ff",
                "Authorization: Bearer " + ".".repeat(300),
                "Authorization: Bearer x." + "A".repeat(32),
                "Authorization: Bearer x." + "A".repeat(43),
                "Cookie: sheepfold=",
                "Cookie: sheepfold",
                "Cookie: =;;==;\"",
                "Cookie: sheepfold=\"a.b",
                "Cookie: sheepfold=a.b; sheepfold=c.d",
                "Accept-Encoding: gzip;q=x",
                "Accept: */x;q=nonsense",
                "Accept-Language: \u00ff",
                "Expect: nonsense",
                "Range: bytes=9-1",
                "If-None-Match: \"",
                "If-Modified-Since: yesterday",
                "Origin: :::",
                "Sec-Fetch-Site: \u00ff",
                "Last-Event-ID: 99999999999999999999",
                "X-Forwarded-For: ,,,",
                "Upgrade: websocket\r\nConnection: Upgrade",
                "Upgrade: h2c\r\nConnection: Upgrade, HTTP2-Settings\r\nHTTP2-Settings: x",
                "Connection: \u00ff",
                "Host: y",
                ": empty",
                "no colon",
                " folded",
                "X: a\r\n b",
                "X: " + "a".repeat(9_000),
                "X\u0000: a",
                "X: \u0000");
        List<String> paths = List.of(
                "/%",
                "/%zz",
                "/%00",
                "/api/tables/%00",
                "/api/tables/%ff",
                "/api/tables/..%2f",
                "/api/tables/%2e%2e/x",
                "//",
                "/api//tables",
                "/api/tables;x=y",
                "/api/tables/;",
                "/\u00ff",
                "/api/tables?seat=%zz",
                "/api/tables?%",
                "/api/qr?text=%ff",
                "/api/qr?text=%",
                "/a/../..",
                "/?" + "a".repeat(9_000),
                "*",
                "http://y/api/games",
                "http://",
                "x",
                "/assets/%2e%2e/index.html",
                "/assets/..;/x",
                "/api/qr?text=%00",
                "/api/games/%ff/rules",
                "/api/tables/abcdefghijkl/events?at=%zz",
                "/metrics?%zz",
                "/health/%zz");
        return Stream.of(
                        headers.stream().map(header -> get + header + "\r\n\r\n"),
                        headers.stream().map(header -> token + header + "\r\n\r\n"),
                        headers.stream().map(header -> post + header + "\r\n\r\n{}"),
                        paths.stream().map(path -> "GET " + path + " HTTP/1.1\r\nHost: x\r\n\r\n"),
                        paths.stream().map(path -> "HEAD " + path + " HTTP/1.1\r\nHost: x\r\n\r\n"),
                        Stream.of(
                                "\r\n\r\nGET /api/games HTTP/1.1\r\nHost: x\r\n\r\n",
                                "GET /api/games\r\n\r\n",
                                "GET /api/games HTTP/9.9\r\nHost: x\r\n\r\n",
                                "GET /api/games HTTP/1.1\r\n\r\n",
                                "GET  /api/games HTTP/1.1\r\nHost: x\r\n\r\n",
                                "get /api/games HTTP/1.1\r\nHost: x\r\n\r\n",
                                "G\u00ffT /api/games HTTP/1.1\r\nHost: x\r\n\r\n",
                                "BREW /api/games HTTP/1.1\r\nHost: x\r\n\r\n",
                                "TRACE /api/games HTTP/1.1\r\nHost: x\r\n\r\n",
                                "OPTIONS * HTTP/1.1\r\nHost: x\r\n\r\n",
                                "CONNECT x:1 HTTP/1.1\r\nHost: x\r\n\r\n",
                                "PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n",
                                "GET /api/games HTTP/1.1\r\nHost: a b\r\n\r\n",
                                "GET /api/games HTTP/1.1\r\nHost: [\r\n\r\n",
                                post + "Content-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n",
                                post + "Content-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n2\r\n{}x",
                                "\u0016\u0003\u0001\u0000\u0000"))
                .flatMap(requests -> requests);
    }

    @ParameterizedTest
    @MethodSource("malformed")
    void whatIsMalformedIsNoFaultOfTheServer(String request) throws IOException {
        try (RawConnection connection = new RawConnection(server)) {
            connection.say(request.replace("TOKEN", ada.token()));
            connection.endInput();
            String answer = connection.line();
            if (!answer.isEmpty()) {
                assertThat(answer).matches("HTTP/1.1 (200|[34]\\d\\d|501|505) .*");
            }
            assertThat(connection.rest()).doesNotContain("Exception", "\tat ");
        }
        ada.get("/api/me").is(200);
    }
}
