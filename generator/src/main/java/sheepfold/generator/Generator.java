package sheepfold.generator;

import java.util.Set;
import javax.annotation.processing.AbstractProcessor;
import javax.annotation.processing.RoundEnvironment;
import javax.annotation.processing.SupportedAnnotationTypes;
import javax.lang.model.SourceVersion;
import javax.lang.model.element.TypeElement;

/** The step of the compiler that writes generated sources. */
@SupportedAnnotationTypes("*")
public final class Generator extends AbstractProcessor {
    @Override
    public SourceVersion getSupportedSourceVersion() {
        return SourceVersion.latest();
    }

    @Override
    public boolean process(Set<? extends TypeElement> annotations, RoundEnvironment round) {
        Sources sources = new Sources(processingEnv);
        new ShapeWriter(processingEnv, sources).write(round);
        return false;
    }
}
