package sheepfold.lab.spark;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import sheepfold.bots.Bots;
import sheepfold.engine.Game;
import sheepfold.engine.Games;
import sheepfold.engine.Setup;
import sheepfold.json.BadInput;
import sheepfold.json.Json;
import sheepfold.lab.measure.Report;
import sheepfold.lab.play.Measuring;
import sheepfold.lab.play.SimulationPlan;
import sheepfold.lab.run.Cluster;
import sheepfold.lab.run.Simulation;
import sheepfold.lab.run.Workers;
import tools.jackson.databind.node.ObjectNode;

/** The same plan comes to the same report, wherever it is played and whoever is lost on the way. */
class SparkClusterTest {
    private static final Duration PATIENCE = Duration.ofSeconds(90);
    private static final String CLASS_PATH =
            System.getProperty("surefire.test.class.path", System.getProperty("java.class.path", ""));
    private static final Game<?, ?> GAME = Games.named("wolf-and-sheep");

    @TempDir
    private Path folder = Path.of("");

    private static SimulationPlan plan(String bot, int games) {
        Setup setup = Setup.of(GAME.info(), 2);
        return new SimulationPlan(setup, Collections.nCopies(2, Bots.named(bot)), games, 7, 1, true)
                .measuring(Measuring.of(List.of("play", "luck"), false));
    }

    private static String report(SimulationPlan plan, Workers workers, Optional<Path> results) {
        Report report = Simulation.run(GAME, plan, results, workers, _ -> {});
        ObjectNode json = (ObjectNode) Json.tree(report);
        json.remove("timing");
        return Json.pretty(json);
    }

    @Test
    void onThreadsOfThisMachineTheReportIsTheSame() {
        SimulationPlan plan = plan("random", 40);
        Path results = folder.resolve("games.jsonl");
        String here = report(plan, Workers.here(), Optional.empty());
        assertThat(report(plan.lasting(12), Cluster.workersAt("local[2]"), Optional.of(results)))
                .isNotEqualTo(here);
        // Twelve games lie in the file by now, and only the others are played
        assertThat(report(plan, Cluster.workersAt("local[2]"), Optional.of(results)))
                .isEqualTo(here);
    }

    @Test
    void whatWasPlayedIsHandedOverAtOnceAndNotInTheEnd() {
        SimulationPlan plan = plan("random", 64).measuring(Measuring.NOTHING);
        List<Integer> kept = new ArrayList<>();
        Workers workers = Cluster.workersAt("local[2]");
        assertThatThrownBy(() -> workers.play(
                        GAME,
                        plan,
                        new BitSet(),
                        true,
                        finished -> {
                            if (kept.size() == 20) {
                                throw new BadInput("--results", "the disk is full");
                            }
                            kept.add(finished.number());
                        },
                        _ -> {}))
                .isInstanceOf(BadInput.class)
                .hasMessage("the disk is full");
        assertThat(kept).hasSize(20).doesNotHaveDuplicates();
    }

    @Test
    void aWorkerThatIsKilledInTheMiddleChangesNothing() throws IOException, InterruptedException {
        Files.createDirectories(folder.resolve("home/jars"));
        int port = freePort();
        String address = "spark://127.0.0.1:" + port;
        List<Process> processes = new ArrayList<>();
        try {
            processes.add(started(
                    "org.apache.spark.deploy.master.Master",
                    "--host",
                    "127.0.0.1",
                    "--port",
                    Integer.toString(port),
                    "--webui-port",
                    "0"));
            awaitListening(port);
            processes.add(worker(address, "one"));
            processes.add(worker(address, "two"));
            Process doomed = processes.getLast();
            System.setProperty("spark.executor.memory", "512m");
            System.setProperty("spark.driver.host", "127.0.0.1");
            System.setProperty("spark.driver.bindAddress", "127.0.0.1");
            SimulationPlan plan = plan("easy", 60);
            AtomicInteger killedAfter = new AtomicInteger();
            Report report = Simulation.run(GAME, plan, Optional.empty(), Cluster.workersAt(address), done -> {
                if (done >= 8 && killedAfter.compareAndSet(0, done)) {
                    doomed.descendants().forEach(ProcessHandle::destroyForcibly);
                    doomed.destroyForcibly();
                }
            });
            ObjectNode json = (ObjectNode) Json.tree(report);
            json.remove("timing");
            assertThat(killedAfter.get()).isBetween(8, 59);
            assertThat(Json.pretty(json)).isEqualTo(report(plan, Workers.here(), Optional.empty()));
        } finally {
            System.clearProperty("spark.executor.memory");
            System.clearProperty("spark.driver.host");
            System.clearProperty("spark.driver.bindAddress");
            processes.forEach(process -> {
                process.descendants().forEach(ProcessHandle::destroyForcibly);
                process.destroyForcibly();
            });
        }
    }

    private Process worker(String address, String name) throws IOException {
        return started(
                "org.apache.spark.deploy.worker.Worker",
                "--host",
                "127.0.0.1",
                "--webui-port",
                "0",
                "--cores",
                "1",
                "--memory",
                "600m",
                "--work-dir",
                folder.resolve(name).toString(),
                address);
    }

    private Process started(String type, String... arguments) throws IOException {
        List<String> command = new ArrayList<>(List.of(
                Path.of(System.getProperty("java.home", ""), "bin", "java").toString(),
                "-XX:TieredStopAtLevel=1",
                "-Xmx256m",
                "-cp",
                CLASS_PATH,
                type));
        command.addAll(List.of(arguments));
        ProcessBuilder builder = new ProcessBuilder(command)
                .redirectErrorStream(true)
                .redirectOutput(
                        ProcessBuilder.Redirect.appendTo(folder.resolve("log").toFile()));
        Map<String, String> environment = builder.environment();
        environment.put("SPARK_HOME", folder.resolve("home").toString());
        environment.put("SPARK_DIST_CLASSPATH", CLASS_PATH);
        environment.put("SPARK_LOCAL_IP", "127.0.0.1");
        environment.put("SPARK_SCALA_VERSION", "2.13");
        environment.put("JAVA_HOME", System.getProperty("java.home", ""));
        return builder.start();
    }

    private static int freePort() throws IOException {
        try (ServerSocket socket = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
            return socket.getLocalPort();
        }
    }

    private void awaitListening(int port) throws IOException, InterruptedException {
        long end = System.nanoTime() + PATIENCE.toNanos();
        while (System.nanoTime() < end) {
            try (Socket socket = new Socket(InetAddress.getLoopbackAddress(), port)) {
                assertThat(socket.isConnected()).isTrue();
                return;
            } catch (IOException e) {
                Thread.sleep(100);
            }
        }
        throw new AssertionError("no master came: " + Files.readString(folder.resolve("log")));
    }

    @Test
    void aClusterThatIsNotThereIsOneSentence() throws IOException {
        int nobody = freePort();
        assertThatThrownBy(() -> Cluster.workersAt("spark://127.0.0.1:" + nobody))
                .isInstanceOf(BadInput.class)
                .hasMessage("no Spark cluster answers at 127.0.0.1:" + nobody);
        assertThatThrownBy(() -> Cluster.workersAt("mesos://somewhere"))
                .isInstanceOf(BadInput.class)
                .hasMessageContaining("spark://HOST:PORT");
    }
}
