package sheepfold.generator;

import java.util.List;
import javax.annotation.processing.ProcessingEnvironment;

/** The sources that follow from the records of a sealed interface: {@code TangleMoveLines} and {@code TangleMoves}. */
final class LinesFiles {
    private final SealedRecords records;
    private final ProcessingEnvironment environment;
    private final Faults faults;
    private final String face;

    LinesFiles(SealedRecords records, ProcessingEnvironment environment) {
        this.records = records;
        this.environment = environment;
        this.faults = new Faults(environment.getMessager());
        this.face = records.face.getSimpleName().toString();
    }

    void write() {
        write(face + "Lines", "How the records of {@link %s} are written, read and said.", file -> {
            if (records.haveLines()) {
                List.of("java.util.Optional", "sheepfold.engine.line.LineReader")
                        .forEach(file::use);
                LineWriter lines = new LineWriter(records, file);
                lines.parse(faults);
                lines.writeWriting(faults);
                lines.writeReading(faults);
            }
            if (records.areSaid()) {
                new WordsWriter(records, file).write(faults);
            }
        });
        if (records.areMoves() && records.haveLines()) {
            write(
                    face + "s",
                    "The moves of {@link %s} that are made once and shared.",
                    file -> faults.at(records.face, () -> new SharedWriter(records, file).write()));
        }
    }

    private interface Content {
        void write(JavaFile file);
    }

    private void write(String name, String about, Content content) {
        JavaFile file = new JavaFile(records.home);
        file.line("/** %s */".formatted(about.formatted(face)));
        file.line("final class %s {".formatted(name));
        file.line("private %s() {}".formatted(name));
        content.write(file);
        file.line("}");
        if (!faults.areAny()) {
            file.write(environment.getFiler(), name, records.face);
        }
    }
}
