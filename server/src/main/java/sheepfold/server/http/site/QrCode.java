package sheepfold.server.http.site;

import io.nayuki.qrcodegen.DataTooLongException;
import io.nayuki.qrcodegen.QrCode.Ecc;
import sheepfold.json.BadInput;

/** A text as a QR code, drawn as SVG. */
public final class QrCode {
    private static final int BORDER = 4;
    private static final int LONGEST = 500;

    private QrCode() {}

    public static String svg(String text) {
        if (text.isEmpty() || text.length() > LONGEST) {
            throw new BadInput("text", "it is to have 1 to %d characters".formatted(LONGEST));
        }
        try {
            return drawn(io.nayuki.qrcodegen.QrCode.encodeText(text, Ecc.MEDIUM));
        } catch (DataTooLongException e) {
            throw new BadInput("text", "it is too long for a QR code");
        }
    }

    private static String drawn(io.nayuki.qrcodegen.QrCode code) {
        int side = code.size + 2 * BORDER;
        StringBuilder dark = new StringBuilder();
        for (int y = 0; y < code.size; y++) {
            for (int x = 0; x < code.size; x++) {
                if (code.getModule(x, y)) {
                    dark.append("M%d,%dh1v1h-1z".formatted(x + BORDER, y + BORDER));
                }
            }
        }
        return """
            <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 %d %d" shape-rendering="crispEdges">\
            <rect width="%d" height="%d" fill="#fff"/><path d="%s" fill="#000"/></svg>
            """.formatted(side, side, side, side, dark);
    }
}
