package sheepfold.lab.learn;

import java.util.Locale;
import sheepfold.lab.learn.Calibration.Bin;

/** What was said against what came, as a picture of its own: points on the diagonal came true; large ones stand for many positions. */
public record ReliabilityChart(Calibration calibration) {
    private static final int LEFT = 44;
    private static final int TOP = 34;
    private static final int SIDE = 260;
    private static final double LARGEST = 14;

    public String draw() {
        StringBuilder svg = new StringBuilder("""
                <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 340" width="320" height="340" role="img">
                <title>%s, %d seats: stated chances and what came, mean error %s points</title>
                <style>text{font:12px sans-serif;fill:#333}.axis{stroke:#bbb}.true{stroke:#777;stroke-dasharray:4 3}circle{fill:#2f6f4f;fill-opacity:.75}</style>
                <rect width="320" height="340" fill="#fff"/>
                <text x="%d" y="18">%s, %d seats, %d positions, error %s points</text>
                """.formatted(
                source().game(), source().seats(), error(), 8, source().game(), source().seats(), total(), error()));
        for (int tick = 0; tick <= 100; tick += 25) {
            double share = tick / 100.0;
            svg.append(line("axis", 0, share, 1, share)).append(line("axis", share, 0, share, 1));
            svg.append("<text x=\"%s\" y=\"%s\" text-anchor=\"end\">%d %%</text>%n"
                    .formatted(at(LEFT - 6), at(y(share) + 4), tick));
            svg.append("<text x=\"%s\" y=\"%s\" text-anchor=\"middle\">%d %%</text>%n"
                    .formatted(at(x(share)), at(TOP + SIDE + 16), tick));
        }
        svg.append(line("true", 0, 0, 1, 1));
        for (Bin bin : calibration.hints().bins()) {
            double radius = Math.max(2, LARGEST * Math.sqrt((double) bin.positions() / total()));
            svg.append("<circle cx=\"%s\" cy=\"%s\" r=\"%s\"><title>%d positions</title></circle>%n"
                    .formatted(at(x(bin.said())), at(y(bin.won())), at(radius), bin.positions()));
        }
        return svg.append("<text x=\"%s\" y=\"334\" text-anchor=\"middle\">stated; won upwards</text>%n</svg>%n"
                        .formatted(at(x(0.5))))
                .toString();
    }

    private Forecasts.Source source() {
        return calibration.source();
    }

    private int total() {
        return calibration.hints().bins().stream().mapToInt(Bin::positions).sum();
    }

    private String error() {
        return at(100 * calibration.hints().error());
    }

    private static String line(String kind, double fromSaid, double fromWon, double toSaid, double toWon) {
        return "<line class=\"%s\" x1=\"%s\" y1=\"%s\" x2=\"%s\" y2=\"%s\"/>%n"
                .formatted(kind, at(x(fromSaid)), at(y(fromWon)), at(x(toSaid)), at(y(toWon)));
    }

    private static double x(double said) {
        return LEFT + SIDE * said;
    }

    private static double y(double won) {
        return TOP + SIDE * (1 - won);
    }

    private static String at(double coordinate) {
        return String.format(Locale.ROOT, "%.1f", coordinate);
    }
}
