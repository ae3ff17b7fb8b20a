package sheepfold.lab.report;

import java.util.List;
import sheepfold.lab.measure.Interval;
import sheepfold.lab.measure.Numbers;
import sheepfold.lab.measure.Report.Standing;
import sheepfold.lab.report.Svg.Anchor;

/**
 * Shares won as bars, each with its interval as a whisker, against the share that all would have if they were equal.
 * Drawn narrow, as {@link Histogram} is, so that the labels stay readable on a phone.
 */
record WinsChart(String id, String title, String description, List<Standing> standings) {
    private static final int WIDTH = 360;
    private static final int LEFT = 92;
    private static final int BARS_WIDTH = 200;
    private static final int ROW_HEIGHT = 30;
    private static final int BAR_HEIGHT = 18;
    private static final int LONGEST_NAME = 12;

    String draw() {
        int bottom = standings.size() * ROW_HEIGHT + 8;
        Svg svg = new Svg(id, WIDTH, bottom + 40, title, description);
        double end = Svg.axisEnd(highest());
        for (int tick = 0; tick <= 2; tick++) {
            double share = tick * end / 2;
            double x = LEFT + share / end * BARS_WIDTH;
            svg.line("axis", x, 2, x, bottom);
            svg.text("tick", x, bottom + 16, Anchor.MIDDLE, Numbers.tick(share));
        }
        for (int row = 0; row < standings.size(); row++) {
            drawStanding(svg, standings.get(row), row * ROW_HEIGHT + ROW_HEIGHT / 2 + 4, BARS_WIDTH / end);
        }
        if (standings.size() > 1) {
            drawEqualShare(svg, bottom, BARS_WIDTH / end);
        }
        return svg.close();
    }

    private void drawEqualShare(Svg svg, int bottom, double scale) {
        double share = Standing.equalShare(standings);
        double x = LEFT + share * scale;
        svg.line("mark", x, 2, x, bottom + 4);
        svg.text("of-mark", x, bottom + 33, Anchor.MIDDLE, "equal share " + Numbers.percent(share));
    }

    private void drawStanding(Svg svg, Standing standing, int middle, double scale) {
        Interval wins = standing.wins();
        svg.text("", 0, middle + 4, Anchor.START, shortened(standing.name()));
        svg.box(
                "bar",
                LEFT,
                middle - BAR_HEIGHT / 2.0,
                Math.max(1, wins.value() * scale),
                BAR_HEIGHT,
                standing.name() + ": " + Numbers.percentWithBounds(wins));
        svg.whisker(LEFT + wins.low() * scale, LEFT + wins.high() * scale, middle);
        svg.text("", WIDTH, middle + 4, Anchor.END, Numbers.percent(wins.value()));
    }

    private double highest() {
        return standings.stream()
                .mapToDouble(standing -> standing.wins().high())
                .max()
                .orElse(1);
    }

    private static String shortened(String name) {
        return name.length() <= LONGEST_NAME ? name : name.substring(0, LONGEST_NAME - 1) + "…";
    }
}
