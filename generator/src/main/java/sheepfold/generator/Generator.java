package sheepfold.generator;

import java.util.Set;
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

    /** What the records of a sealed interface say of themselves. */
    private void writeLines(TypeElement face) {
        SealedRecords records = new SealedRecords(face, processingEnv.getTypeUtils(), processingEnv.getElementUtils());
        if (!records.isPartOfAnother() && (records.haveLines() || records.areSaid())) {
            new LinesFiles(records, processingEnv).write();
        }
    }
}
