package sheepfold.app.io;

import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import sheepfold.json.BadInput;

/** Text as bytes, taken strictly: broken bytes are refused, not replaced. */
final class Utf8 {
    private Utf8() {}

    static String decode(byte[] bytes) {
        try {
            return StandardCharsets.UTF_8
                    .newDecoder()
                    .decode(ByteBuffer.wrap(bytes))
                    .toString();
        } catch (CharacterCodingException e) {
            throw new BadInput("", "this is not text in UTF-8");
        }
    }
}
