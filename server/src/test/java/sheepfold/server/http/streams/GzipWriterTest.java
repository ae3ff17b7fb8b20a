package sheepfold.server.http.streams;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.random.RandomGenerator;
import java.util.zip.DataFormatException;
import java.util.zip.GZIPInputStream;
import java.util.zip.Inflater;
import org.junit.jupiter.api.Test;
import sheepfold.engine.SeededRandom;
import sheepfold.server.present.Message;

class GzipWriterTest {
    private static final int GZIP_HEAD = 10;
    /** More than an unpacker remembers, and more than one block as it is can hold. */
    private static final int LONG = 70_000;

    private final ByteArrayOutputStream out = new ByteArrayOutputStream();
    private final GzipWriter writer = new GzipWriter(out);

    private static Message view(long at, String content) {
        return Message.numbered("change", at, Map.of("view", content));
    }

    private static Message chat(String text) {
        return Message.unnumbered("chat", Map.of("text", text));
    }

    private static List<Message> anything(RandomGenerator random) {
        List<Message> messages = new ArrayList<>();
        for (int i = 0; i < 200; i++) {
            String text = "sheep %d ".formatted(random.nextInt(50)).repeat(random.nextInt(1, 600));
            messages.add(
                    switch (random.nextInt(4)) {
                        case 0 -> chat(text);
                        case 1 -> Message.remark("still here");
                        default -> view(i, text);
                    });
        }
        messages.add(view(200, "wool".repeat(LONG / 4)));
        messages.add(chat("wool".repeat(LONG / 4)));
        messages.add(view(201, "wool"));
        return messages;
    }

    @Test
    void whatIsUnpackedIsWhatWasWritten() throws IOException {
        List<Message> messages = anything(new SeededRandom(1));
        ByteArrayOutputStream plain = new ByteArrayOutputStream();
        for (Message message : messages) {
            plain.write(message.frame());
            writer.write(message);
        }
        writer.finish();
        try (GZIPInputStream unpacked = new GZIPInputStream(new ByteArrayInputStream(out.toByteArray()))) {
            assertThat(unpacked.readAllBytes()).isEqualTo(plain.toByteArray());
        }
        assertThat(out.size()).isLessThan(plain.size() / 2);
    }

    @Test
    void aMessageIsReadableAsSoonAsItIsWritten() throws IOException, DataFormatException {
        Inflater inflater = new Inflater(true);
        int read = GZIP_HEAD;
        for (Message message : anything(new SeededRandom(2))) {
            writer.write(message);
            byte[] packed = out.toByteArray();
            inflater.setInput(packed, read, packed.length - read);
            byte[] unpacked = new byte[message.frame().length + 1];
            int size = 0;
            for (int more = 1; more > 0; size += more) {
                more = inflater.inflate(unpacked, size, unpacked.length - size);
            }
            assertThat(size).isEqualTo(message.frame().length);
            assertThat(unpacked).startsWith(message.frame());
            read = packed.length;
        }
        inflater.end();
    }

    @Test
    void aStreamThatTellsNothingIsWholeAsWell() throws IOException {
        writer.finish();
        try (GZIPInputStream unpacked = new GZIPInputStream(new ByteArrayInputStream(out.toByteArray()))) {
            assertThat(unpacked.readAllBytes()).isEmpty();
        }
    }

    @Test
    void aViewThatHardlyChangesTakesHardlyAnyBytes() throws IOException {
        RandomGenerator random = new SeededRandom(3);
        String board = random.ints(4_000, 'a', 'z')
                .collect(StringBuilder::new, StringBuilder::appendCodePoint, StringBuilder::append)
                .toString();
        writer.write(view(1, board));
        int first = out.size();
        writer.write(view(2, board + "!"));
        assertThat(first).isGreaterThan(2_000);
        assertThat(out.size() - first).isLessThan(100);
    }

    @Test
    void howLongMessagesAreDoesNotTellWhetherSomebodysWordsOccurInThem() throws IOException {
        assertThat(sizesAround("Sudden Spring, Old Growth")).isEqualTo(sizesAround("Wkjyzn Rpqxvb, Fgh Zrtwqj"));
    }

    private static List<Integer> sizesAround(String guess) throws IOException {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        GzipWriter writer = new GzipWriter(out);
        List<Integer> sizes = new ArrayList<>();
        for (Message message : List.of(
                view(1, "nothing yet"),
                chat(guess),
                view(2, "hand: Sudden Spring, Old Growth"),
                chat(guess),
                view(3, "hand: Old Growth"))) {
            writer.write(message);
            sizes.add(out.size());
        }
        return sizes;
    }
}
