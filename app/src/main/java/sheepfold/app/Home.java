package sheepfold.app;

import java.nio.file.Path;
import java.util.Optional;
import picocli.CommandLine.Option;

/** The flag that says in which folder the embedded database lives. */
final class Home {
    @Option(
            names = "--home",
            paramLabel = "DIR",
            description = "The folder of the embedded database (default: SHEEPFOLD_HOME, or .sheepfold in your own).")
    private Optional<Path> home = Optional.empty();

    Path folder() {
        return home.or(() ->
                        Optional.ofNullable(System.getenv("SHEEPFOLD_HOME")).map(Path::of))
                .orElseGet(() -> Path.of(System.getProperty("user.home"), ".sheepfold"));
    }
}
