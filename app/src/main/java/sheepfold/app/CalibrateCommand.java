package sheepfold.app;

import java.util.List;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import sheepfold.app.io.TextFile;
import sheepfold.bots.Chance;
import sheepfold.json.Json;
import sheepfold.lab.learn.Calibration;
import sheepfold.lab.learn.ReliabilityChart;

@Command(
        name = "calibrate",
        description = "Have a bot play with itself, and compare the chances that are stated with what then comes.")
final class CalibrateCommand extends SaidGames {
    /** Nothing is learned from these games. */
    private static final long SEED = 2;

    @Option(names = "--json", description = "As JSON.")
    private boolean json;

    @Option(names = "--plot", description = "Also draw it, in the folder where what was said is kept.")
    private boolean plot;

    @Override
    protected void run() {
        List<Calibration> found = gathered("held-back", SEED).stream()
                .map(forecasts -> Calibration.of(forecasts, Chance.of(game())))
                .toList();
        found.forEach(this::draw);
        if (json) {
            terminal.out().println(Json.pretty(found));
        } else {
            found.forEach(calibration -> terminal.out().println(calibration.inWords()));
        }
    }

    private void draw(Calibration calibration) {
        if (plot) {
            String file = "calibration-%d.svg".formatted(calibration.source().seats());
            TextFile.overwrite(folder().resolve(file).toString(), new ReliabilityChart(calibration).draw());
        }
    }
}
