package sheepfold.generator;

import javax.annotation.processing.Messager;
import javax.lang.model.element.Element;
import javax.tools.Diagnostic;
import sheepfold.generator.LineTemplate.Fault;

/** What is wrong with what records say of themselves, told at the record's line. */
final class Faults {
    private final Messager messager;
    private boolean any;

    Faults(Messager messager) {
        this.messager = messager;
    }

    void at(Element element, Runnable work) {
        try {
            work.run();
        } catch (Fault fault) {
            any = true;
            messager.printMessage(Diagnostic.Kind.ERROR, fault.getMessage(), element);
        }
    }

    boolean areAny() {
        return any;
    }
}
