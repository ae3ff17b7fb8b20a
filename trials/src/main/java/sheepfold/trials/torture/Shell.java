package sheepfold.trials.torture;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;

/** Commands of the system. */
final class Shell {
    private Shell() {}

    static void run(List<String> command) throws IOException, InterruptedException {
        Process process = new ProcessBuilder(command).redirectErrorStream(true).start();
        String said = new String(process.getInputStream().readAllBytes(), java.nio.charset.StandardCharsets.UTF_8);
        if (process.waitFor() != 0) {
            throw new IOException("%s: %s".formatted(String.join(" ", command), said.strip()));
        }
    }

    /** Sends a signal to processes, all at one stroke; those that are gone already do not matter. */
    static void signal(String signal, List<Long> processes) throws IOException, InterruptedException {
        List<String> command = new ArrayList<>(List.of("kill", "-" + signal));
        processes.forEach(process -> command.add(Long.toString(process)));
        new ProcessBuilder(command)
                .redirectErrorStream(true)
                .redirectOutput(ProcessBuilder.Redirect.DISCARD)
                .start()
                .waitFor();
    }
}
