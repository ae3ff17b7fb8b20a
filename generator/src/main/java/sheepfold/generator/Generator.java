package sheepfold.generator;

import java.util.LinkedHashSet;
import java.util.Set;
import javax.annotation.processing.AbstractProcessor;
import javax.annotation.processing.RoundEnvironment;
import javax.annotation.processing.SupportedAnnotationTypes;
import javax.lang.model.SourceVersion;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.Modifier;
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
        Set<TypeElement> faces = new LinkedHashSet<>();
        ElementFilter.typesIn(round.getRootElements()).forEach(type -> addFaces(type, faces));
        faces.forEach(this::writeLines);
        new ShapeFiles(processingEnv).write(round);
        return false;
    }

    private static void addFaces(TypeElement type, Set<TypeElement> into) {
        if (type.getKind() == ElementKind.INTERFACE && type.getModifiers().contains(Modifier.SEALED)) {
            into.add(type);
        }
        ElementFilter.typesIn(type.getEnclosedElements()).forEach(inner -> addFaces(inner, into));
    }

    /** What the records of a sealed interface say of themselves. */
    private void writeLines(TypeElement face) {
        SealedRecords records = new SealedRecords(face, processingEnv.getTypeUtils(), processingEnv.getElementUtils());
        if (!records.isPartOfAnother() && (records.haveLines() || records.areSaid())) {
            new LinesFiles(records, processingEnv).write();
        }
    }
}
