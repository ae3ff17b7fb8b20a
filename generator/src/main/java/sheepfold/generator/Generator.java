package sheepfold.generator;

import java.util.Set;
import java.util.function.BiConsumer;
import javax.annotation.processing.AbstractProcessor;
import javax.annotation.processing.RoundEnvironment;
import javax.annotation.processing.SupportedAnnotationTypes;
import javax.lang.model.SourceVersion;
import javax.lang.model.element.TypeElement;
import javax.lang.model.util.ElementFilter;

/** The step of the compiler that writes generated sources. */
@SupportedAnnotationTypes("*")
public final class Generator extends AbstractProcessor {
    @Override
    public SourceVersion getSupportedSourceVersion() {
        return SourceVersion.latest();
    }

    @Override
    public boolean process(Set<? extends TypeElement> annotations, RoundEnvironment round) {
        ElementFilter.typesIn(round.getRootElements()).forEach(this::writeWhatFollows);
        new ShapeFiles(processingEnv).write(round);
        return false;
    }

    private void writeWhatFollows(TypeElement type) {
        if (ShapeFiles.isUnion(type)) {
            writeLines(type);
        } else if (StateWriter.isState(type)) {
            StateWriter.write(type, processingEnv);
        }
        ElementFilter.typesIn(type.getEnclosedElements()).forEach(this::writeWhatFollows);
    }

    /** What the records of a sealed interface say of themselves: {@code TangleMoveLines}, and {@code TangleMoves} to share. */
    private void writeLines(TypeElement face) {
        SealedRecords records = new SealedRecords(face, processingEnv.getTypeUtils(), processingEnv.getElementUtils());
        boolean haveLines = records.haveLines();
        if (records.isPartOfAnother() || (!haveLines && !records.areSaid())) {
            return;
        }
        boolean isFine =
                write(face, "Lines", "How the records of {@link %s} are written, read and said.", (file, faults) -> {
                    if (haveLines) {
                        file.use("java.util.Optional");
                        file.use("sheepfold.engine.line.LineReader");
                        new LineWriter(records, file).write(faults);
                    }
                    if (records.areSaid()) {
                        new WordsWriter(records, file).write(faults);
                    }
                });
        if (isFine && haveLines && records.areMoves()) {
            String about = "The moves of {@link %s} that are made once and shared.";
            write(face, "s", about, (file, _) -> new SharedWriter(records, file).write());
        }
    }

    private boolean write(TypeElement face, String ending, String about, BiConsumer<JavaFile, Faults> content) {
        String name = face.getSimpleName() + ending;
        return JavaFile.write(processingEnv, name, face, (file, faults) -> {
            file.lines("""
                    /** %s */
                    final class %s {
                    private %s() {}
                    """.formatted(about.formatted(face.getSimpleName()), name, name));
            content.accept(file, faults);
            file.line("}");
        });
    }
}
