package sheepfold.app;

import java.nio.file.Path;
import java.util.Objects;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.ArgGroup;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import sheepfold.app.io.BadFile;
import sheepfold.engine.GameRecord;
import sheepfold.json.BadInput;
import sheepfold.server.store.LogCheck;

@Command(
        name = "verify",
        description = "Check every draw of a finished record against the commitment made at its start,"
                + " or whether every log of a home is whole.")
final class VerifyCommand extends TerminalCommand {
    @ArgGroup(multiplicity = "1")
    private Subject subject = new Subject();

    /** What is checked. */
    private static final class Subject {
        @Parameters(index = "0", paramLabel = "FILE", description = "A record; - reads standard input.")
        private @Nullable String file;

        @Option(
                names = "--home",
                paramLabel = "DIR",
                description = "The folder of an embedded database; a server may be running there.")
        private @Nullable Path home;
    }

    @Override
    protected void run() {
        Optional.ofNullable(subject.home)
                .ifPresentOrElse(this::checkHome, () -> checkRecord(Objects.requireNonNull(subject.file)));
    }

    private void checkRecord(String file) {
        GameRecord record = RecordFile.read(file, terminal);
        int draws = BadFile.blaming(file, () -> record.verify(record.game()));
        terminal.out().println("commitment kept: %d draws checked".formatted(draws));
    }

    private void checkHome(Path home) {
        LogCheck.Findings found = findings(home);
        terminal.out().println(totals(found));
        found.damages().forEach(damage -> terminal.out().println(damage.place() + ": " + damage.sentence()));
        if (!found.damages().isEmpty()) {
            endBadly();
        }
    }

    private static LogCheck.Findings findings(Path home) {
        try {
            return LogCheck.of(home);
        } catch (BadInput e) {
            throw new BadFile(e);
        }
    }

    private static String totals(LogCheck.Findings found) {
        String verdict = found.damages().isEmpty() ? "all whole" : "damaged, see below";
        String older = found.withoutChecksum() == 0
                ? ""
                : "; %s without a checksum, written before checksums were"
                        .formatted(count(found.withoutChecksum(), "entry", "entries"));
        return "%s, %s: %s%s"
                .formatted(
                        count(found.tables(), "table", "tables"),
                        count(found.entries(), "entry", "entries"),
                        verdict,
                        older);
    }

    private static String count(long number, String one, String many) {
        return number + " " + (number == 1 ? one : many);
    }
}
