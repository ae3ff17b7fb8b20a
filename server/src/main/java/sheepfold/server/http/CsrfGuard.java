package sheepfold.server.http;

import io.javalin.http.Context;
import jakarta.servlet.http.HttpServletResponse;
import java.util.Optional;
import java.util.Set;
import sheepfold.server.table.Declined;

/** What every answer carries and every change must come with, so that no other page can act in a guest's name. */
record CsrfGuard(Optional<String> publicOrigin) {
    private static final String POLICY_OF_DATA = "default-src 'none'; frame-ancestors 'none'";
    private static final String POLICY_OF_PAGES =
            "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; "
                    + "font-src 'self'; connect-src 'self'; media-src 'self'; manifest-src 'self'; worker-src 'self'; "
                    + "base-uri 'none'; form-action 'self'; frame-ancestors 'none'";
    private static final Set<String> HARMLESS_SITES = Set.of("same-origin", "none");

    static void addHeaders(Context context) {
        HttpServletResponse response = context.res();
        response.setHeader("X-Content-Type-Options", "nosniff");
        if (context.path().startsWith("/api/")) {
            response.setHeader("Content-Security-Policy", POLICY_OF_DATA);
            return;
        }
        response.setHeader("Content-Security-Policy", POLICY_OF_PAGES);
        response.setHeader("X-Frame-Options", "DENY");
        response.setHeader("Referrer-Policy", "same-origin");
        response.setHeader("Cross-Origin-Opener-Policy", "same-origin");
        response.setHeader("Cross-Origin-Resource-Policy", "same-origin");
        response.setHeader("Permissions-Policy", "camera=(), microphone=(), geolocation=()");
    }

    /** A change is to come from our own page, or from a program that has no cookies. */
    void requireOwnPage(Context context) {
        String site = context.header("Sec-Fetch-Site");
        String origin = context.header("Origin");
        boolean foreignSite = site != null && !HARMLESS_SITES.contains(site);
        boolean foreignOrigin = origin != null && !isOwn(origin, context);
        if (foreignSite || foreignOrigin) {
            throw Declined.because(403, "Another site cannot do this in your name.");
        }
    }

    // Behind a proxy the Host header is the proxy's affair; the configured address is ours
    private boolean isOwn(String origin, Context context) {
        String host = context.header("Host");
        return publicOrigin.map(origin::equals).orElse(false)
                || (publicOrigin.isEmpty() && (origin.equals("http://" + host) || origin.equals("https://" + host)));
    }
}
