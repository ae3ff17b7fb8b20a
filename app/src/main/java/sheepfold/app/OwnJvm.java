package sheepfold.app;

import java.lang.management.ManagementFactory;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;

/** This program once more, in a Java process of its own. */
public final class OwnJvm {
    private OwnJvm() {}

    /** The same Java with the same options, but no cache of classes and code from earlier runs. */
    static List<String> fresh(List<String> arguments) {
        return command(arguments, option -> !option.startsWith("-XX:AOT"));
    }

    /** As people start it. */
    public static List<String> usual(List<String> arguments) {
        return command(arguments, _ -> true);
    }

    private static List<String> command(List<String> arguments, Predicate<String> wanted) {
        List<String> command = new ArrayList<>();
        command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
        ManagementFactory.getRuntimeMXBean().getInputArguments().stream()
                .filter(option -> !option.startsWith("-javaagent") && wanted.test(option))
                .forEach(command::add);
        command.addAll(List.of("-cp", System.getProperty("java.class.path"), Main.class.getName()));
        command.addAll(arguments);
        return command;
    }
}
