package sheepfold.server.store;

import java.net.UnknownHostException;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.FileSystemException;
import java.nio.file.NoSuchFileException;
import java.sql.SQLException;

/** Why something failed, in words for people: the messages of some exceptions are bare names. */
final class Reason {
    private Reason() {}

    static String of(Exception e) {
        return switch (e) {
            case AccessDeniedException _ -> "permission is denied";
            case FileAlreadyExistsException _ -> "a file is in the way";
            case NoSuchFileException missing -> "there is no " + missing.getFile();
            case FileSystemException fault when fault.getReason() != null -> fault.getReason();
            case SQLException _
            when e.getCause() instanceof UnknownHostException unknown -> "there is no host " + unknown.getMessage();
            default -> String.valueOf(e.getMessage());
        };
    }
}
