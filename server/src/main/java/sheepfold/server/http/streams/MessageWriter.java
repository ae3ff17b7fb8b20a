package sheepfold.server.http.streams;

import java.io.IOException;
import java.io.OutputStream;
import sheepfold.server.present.Message;

/** Writes a stream's messages, each so that it can be read at once. */
public interface MessageWriter {
    void write(Message message) throws IOException;

    /** Says that no more will come. */
    void finish() throws IOException;

    /** Writes them as they are. */
    record Plain(OutputStream out) implements MessageWriter {
        @Override
        public void write(Message message) throws IOException {
            out.write(message.frame());
        }

        @Override
        public void finish() {
            // A plain stream just ends
        }
    }
}
