package sheepfold.generator;

import javax.annotation.processing.Messager;
import javax.lang.model.element.Element;
import javax.tools.Diagnostic;

/** What is wrong with what records say of themselves, told at their lines. */
final class Faults {
    private final Messager messager;
    private boolean any;

    Faults(Messager messager) {
        this.messager = messager;
    }

    /** Goes on after a fault, so that all of them are told. */
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
