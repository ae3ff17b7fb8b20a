package sheepfold.games.sheephop.oracle;

import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.zip.CRC32C;
import sheepfold.games.sheephop.SheepHop;
import sheepfold.json.BadInput;
import sheepfold.json.Json;
import sheepfold.json.Shape;
import sheepfold.json.Shaped;

/**
 * The first page of a file of endgames: a sign, the version of the format, what follows, and a checksum.
 *
 * @param rules the version of the rules they were worked out by
 * @param horizon the most rolls that may be left
 * @param stride values are kept for every so many rolls
 * @param parts one for each ground
 */
@Shaped
record Contents(String rules, int sheepPerColour, int sheep, int horizon, int stride, List<Part> parts) {
    private static final long SIGN = 0x5348454550484f50L; // SHEEPHOP in ASCII
    private static final int FORMAT = 2;
    private static final int MOST_BYTES = 1 << 16;

    private static final Shape<Contents> SHAPE = Shape.of(Contents.class);

    /** What the game's rules are called today. */
    static final String RULES = new SheepHop().info().rules();

    /**
     * The endgames on one ground.
     *
     * @param ground its fingerprint
     * @param counts how many endgames there are, by the number of sheep that are needed
     */
    record Part(String ground, List<Integer> counts) {
        Columns columns() {
            return new Columns(counts.stream().mapToInt(Integer::intValue).toArray());
        }
    }

    boolean isAbout(String ground) {
        return parts.stream().anyMatch(part -> part.ground.equals(ground));
    }

    Part part(String ground) {
        return parts.stream()
                .filter(part -> part.ground.equals(ground))
                .findFirst()
                .orElseThrow();
    }

    Herd herd() {
        return Herd.outOf(sheepPerColour, sheep);
    }

    /** For how many numbers of rolls values are kept; with no rolls left nothing is worth anything. */
    int slices() {
        return horizon / stride;
    }

    byte[] toBytes() throws IOException {
        byte[] page = Json.line(SHAPE.write(this)).getBytes(StandardCharsets.UTF_8);
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (DataOutputStream out = new DataOutputStream(bytes)) {
            out.writeLong(SIGN);
            out.writeInt(FORMAT);
            out.writeInt(page.length);
            out.write(page);
            out.writeLong(checksum(page));
        }
        return bytes.toByteArray();
    }

    /** Reads the first page of a file and says if it is of no use here. */
    static Contents read(DataInputStream in) throws IOException {
        if (in.readLong() != SIGN) {
            throw new BadInput("", "this is no file of prepared endgames");
        }
        int format = in.readInt();
        if (format != FORMAT) {
            throw new BadInput(
                    "",
                    "the file has format %d, but here is read format %d: prepare it again".formatted(format, FORMAT));
        }
        byte[] page = in.readNBytes(Math.clamp(in.readInt(), 0, MOST_BYTES));
        if (in.readLong() != checksum(page)) {
            throw damaged();
        }
        Contents contents = SHAPE.read(Json.parse(new String(page, StandardCharsets.UTF_8)), "");
        if (!contents.rules.equals(RULES)) {
            throw new BadInput(
                    "",
                    "the file was prepared by version %s of the rules, but here is version %s: prepare it again"
                            .formatted(contents.rules, RULES));
        }
        return contents;
    }

    private static long checksum(byte[] bytes) {
        CRC32C checksum = new CRC32C();
        checksum.update(bytes);
        return checksum.getValue();
    }

    static BadInput damaged() {
        return new BadInput("", "the file is damaged or incomplete: prepare it again");
    }
}
