package sheepfold.trials.torture;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class FrontendTest {
    private static final int PROTOCOL_3_0 = 196_608;
    private static final int ASK_FOR_SSL = 80_877_103;

    private final Frontend frontend = new Frontend();

    private static byte[] untyped(int code, String rest) throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (DataOutputStream out = new DataOutputStream(bytes)) {
            out.writeInt(8 + rest.length());
            out.writeInt(code);
            out.writeBytes(rest);
        }
        return bytes.toByteArray();
    }

    private static byte[] message(char type, String content) throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (DataOutputStream out = new DataOutputStream(bytes)) {
            out.writeByte(type);
            out.writeInt(4 + content.length());
            out.writeBytes(content);
        }
        return bytes.toByteArray();
    }

    private static byte[] joined(byte[]... parts) {
        ByteArrayOutputStream all = new ByteArrayOutputStream();
        for (byte[] part : parts) {
            all.writeBytes(part);
        }
        return all.toByteArray();
    }

    private void begin() throws IOException {
        fed(untyped(ASK_FOR_SSL, ""));
        fed(untyped(PROTOCOL_3_0, "user\0postgres\0\0"));
    }

    private List<Frontend.Batch> fed(byte[] bytes) {
        return frontend.feed(bytes, bytes.length);
    }

    private static byte[] parse(String name, String sql) throws IOException {
        return message('P', name + "\0" + sql + "\0\0\0");
    }

    private static byte[] bind(String portal, String name) throws IOException {
        return message('B', portal + "\0" + name + "\0\0\0\0\0\0\0");
    }

    private static byte[] execute(String portal) throws IOException {
        return message('E', portal + "\0\0\0\0\0");
    }

    private static byte[] sync() throws IOException {
        return message('S', "");
    }

    @ParameterizedTest
    @ValueSource(strings = {"COMMIT", "commit", "END", "insert into log values (1); commit"})
    void aSimpleQueryCommits(String sql) throws IOException {
        begin();
        assertThat(fed(message('Q', sql + "\0"))).singleElement().matches(Frontend.Batch::commits);
    }

    @ParameterizedTest
    @ValueSource(strings = {"BEGIN", "ROLLBACK", "select 'commit'", "select 1"})
    void otherQueriesDoNot(String sql) throws IOException {
        begin();
        assertThat(fed(message('Q', sql + "\0"))).singleElement().matches(batch -> !batch.commits());
    }

    @Test
    void aParsedStatementCommitsWhenItIsExecuted() throws IOException {
        begin();
        assertThat(fed(joined(parse("S_1", "COMMIT"), sync()))).singleElement().matches(batch -> !batch.commits());
        assertThat(fed(joined(parse("S_2", "select 1"), bind("", "S_2"), execute(""), sync())))
                .singleElement()
                .matches(batch -> !batch.commits());
        assertThat(fed(joined(bind("", "S_1"), execute(""), sync())))
                .singleElement()
                .matches(Frontend.Batch::commits);
    }

    @Test
    void itIsKnownInWhateverPiecesItArrivesAndNothingIsAddedOrLost() throws IOException {
        byte[] all = joined(
                untyped(ASK_FOR_SSL, ""),
                untyped(PROTOCOL_3_0, "user\0postgres\0\0"),
                message('p', "secret\0"),
                joined(parse("", "insert into log values ($1)"), bind("", ""), execute(""), sync()),
                joined(parse("", "COMMIT"), bind("", ""), execute(""), sync()),
                message('X', ""));
        List<Frontend.Batch> batches = new ArrayList<>();
        for (byte one : all) {
            batches.addAll(fed(new byte[] {one}));
        }
        assertThat(batches)
                .extracting(Frontend.Batch::commits)
                .containsExactly(false, false, false, false, true, false);
        ByteArrayOutputStream passedOn = new ByteArrayOutputStream();
        batches.forEach(batch -> passedOn.writeBytes(batch.bytes().array()));
        assertThat(passedOn.toString(StandardCharsets.ISO_8859_1))
                .isEqualTo(new String(all, StandardCharsets.ISO_8859_1));
    }
}
