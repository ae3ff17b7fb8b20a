package sheepfold.lab;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import sheepfold.lab.Report.Standing;

/** A report as one page that needs nothing else: what was found in words, then pictures, then the tables behind them. */
public final class HtmlReport {
    private static final String TEMPLATE = template();
    private static final Pattern GAP = Pattern.compile("\\{(title|subtitle|body)\\}");

    private final Report report;
    private final StringBuilder page = new StringBuilder();

    private HtmlReport(Report report) {
        this.report = report;
    }

    public static String of(Report report) {
        return new HtmlReport(report).page();
    }

    private String page() {
        findings();
        winning();
        length();
        figures();
        endings();
        setting();
        // In one pass, so that whatever the texts contain is not taken for a gap
        return GAP.matcher(TEMPLATE).replaceAll(gap -> Matcher.quoteReplacement(filling(gap.group())));
    }

    private String filling(String gap) {
        return switch (gap) {
            case "{title}" -> Html.escape(Players.headline(report));
            case "{subtitle}" -> Html.escape(Players.inWords(report));
            default -> page.toString();
        };
    }

    private void findings() {
        section("findings", "What we found", () -> {
            page.append("<ul>\n");
            Findings.of(report).forEach(sentence -> page.append("<li>%s</li>\n".formatted(Html.escape(sentence))));
            page.append("</ul>\n");
        });
    }

    private void winning() {
        section("winning", "Who wins", () -> {
            page.append("<div class=\"charts\">\n");
            wins(
                    "wins-by-seat",
                    report.cooperative() ? "Games won together" : "Games won by each seat",
                    report.standings());
            standings("Seats", "seat", report.standings());
            if (report.byBot().size() > 1 && !report.cooperative()) {
                wins("wins-by-bot", "Games won by each bot", report.byBot());
                standings("Bots, in all their seats", "bot", report.byBot());
            }
            page.append("</div>\n");
        });
    }

    private void wins(String id, String title, List<Standing> standings) {
        String description = standings.stream()
                .map(standing -> standing.name() + " " + Numbers.percentWithBounds(standing.wins()))
                .collect(Collectors.joining(", "));
        figure(
                title,
                new WinsChart(id, title, description, standings).draw(),
                "The truth lies within the whiskers in 95 of 100 cases.");
    }

    private void standings(String caption, String first, List<Standing> standings) {
        boolean ranks = report.ranksMatter();
        boolean scores = report.scoresMatter();
        table(caption, () -> {
            page.append("<thead><tr>");
            columnHeads(first, "games won", "share (95 %)");
            if (scores) {
                columnHeads("mean score (95 %)");
            }
            if (ranks) {
                columnHeads("mean rank");
            }
            page.append("</tr></thead>\n<tbody>\n");
            for (Standing standing : standings) {
                page.append("<tr>").append(rowHead(standing.name()));
                cells(
                        Numbers.count(standing.won()) + " of " + Numbers.count(standing.games()),
                        "%s (%s)".formatted(Numbers.percent(standing.wins().value()), Numbers.bounds(standing.wins())));
                if (scores) {
                    cells("%s (%s)"
                            .formatted(Numbers.number(standing.score().value()), Numbers.range(standing.score())));
                }
                if (ranks) {
                    cells(Numbers.number(standing.meanRank()));
                }
                page.append("</tr>\n");
            }
            page.append("</tbody>");
        });
    }

    private void length() {
        section("length", "How long it takes", () -> {
            page.append("<div class=\"charts\">\n");
            if (report.length().varies()) {
                columns("lengths", "Moves of a game", report.length(), "games");
            }
            table("Moves of a game, chance included", () -> {
                page.append("<tbody>\n");
                fact("mean", Numbers.number(report.length().mean().value()));
                fact("95 % bounds of the mean", Numbers.range(report.length().mean()));
                fact("shortest", Numbers.number(report.length().least()));
                fact("one in 20 is shorter than", Numbers.number(report.length().low()));
                fact("median", Numbers.number(report.length().median()));
                fact("one in 20 is longer than", Numbers.number(report.length().high()));
                fact("longest", Numbers.number(report.length().most()));
                page.append("</tbody>");
            });
            page.append("</div>\n<p>%s</p>\n".formatted(Html.escape(Players.moves(report))));
        });
    }

    private void fact(String name, String value) {
        page.append("<tr>").append(rowHead(name));
        cells(value);
        page.append("</tr>\n");
    }

    private void figures() {
        Map<String, Distribution> shown = new LinkedHashMap<>();
        if (report.scoresMatter()) {
            shown.put("score", report.scores());
        }
        report.figures().forEach((name, values) -> shown.put(Numbers.inWords(name), values));
        if (shown.isEmpty()) {
            return;
        }
        section("figures", "Scores and figures", () -> {
            page.append("<div class=\"charts\">\n");
            int number = 0;
            for (Map.Entry<String, Distribution> entry : shown.entrySet()) {
                number++;
                if (entry.getValue().varies()) {
                    columns("figure-" + number, Numbers.capital(entry.getKey()), entry.getValue(), "values");
                }
            }
            page.append("</div>\n");
            distributions("Scores and figures at the end of a game", shown);
        });
    }

    private void columns(String id, String title, Distribution values, String what) {
        String description = "From %s to %s, median %s; nine in ten from %s to %s."
                .formatted(
                        Numbers.number(values.least()),
                        Numbers.number(values.most()),
                        Numbers.number(values.median()),
                        Numbers.number(values.low()),
                        Numbers.number(values.high()));
        String caption = "Share of the %s; nine in ten lie between %s and %s."
                .formatted(what, Numbers.number(values.low()), Numbers.number(values.high()));
        figure(title, new ColumnsChart(id, title, description, values).draw(), caption);
    }

    private void distributions(String caption, Map<String, Distribution> rows) {
        table(caption, () -> {
            page.append("<thead><tr>");
            columnHeads("", "mean", "95 %", "least", "one in 20 below", "median", "one in 20 above", "most");
            page.append("</tr></thead>\n<tbody>\n");
            rows.forEach((name, values) -> {
                page.append("<tr>").append(rowHead(name));
                cells(
                        Numbers.number(values.mean().value()),
                        Numbers.range(values.mean()),
                        Numbers.number(values.least()),
                        Numbers.number(values.low()),
                        Numbers.number(values.median()),
                        Numbers.number(values.high()),
                        Numbers.number(values.most()));
                page.append("</tr>\n");
            });
            page.append("</tbody>");
        });
    }

    private void endings() {
        section("endings", "How it ends", () -> {
            tally("Endings", "ending", report.reasons());
            report.tallies().forEach((name, counts) -> tally(Numbers.capital(Numbers.inWords(name)), "value", counts));
            report.had().forEach((kind, things) -> holdings(Numbers.capital(Numbers.inWords(kind)), things));
        });
    }

    private void tally(String caption, String first, Map<String, Integer> counts) {
        table(caption, "endings", () -> {
            page.append("<thead><tr>");
            columnHeads(first, "games", "share", "");
            page.append("</tr></thead>\n<tbody>\n");
            for (TallyRow row : TallyRow.of(counts)) {
                page.append("<tr>").append(rowHead(row.name()));
                cells(Numbers.count(row.count()), Numbers.percent(row.share()));
                page.append("<td class=\"share\">%s</td></tr>\n".formatted(Svg.bareBar(row.share())));
            }
            page.append("</tbody>");
        });
    }

    private void holdings(String caption, List<Holding> things) {
        table(caption, "endings", () -> {
            page.append("<thead><tr>");
            columnHeads("thing", "seats", "share", "won", "wins", "95 %");
            page.append("</tr></thead>\n<tbody>\n");
            for (Holding thing : things) {
                page.append("<tr>").append(rowHead(thing.name()));
                cells(
                        Numbers.count(thing.seats()),
                        Numbers.percent(report.shareOfSeats(thing)),
                        Numbers.count(thing.won()),
                        Numbers.percent(thing.wins().value()),
                        Numbers.bounds(thing.wins()) + " %");
                page.append("</tr>\n");
            }
            page.append("</tbody>");
        });
    }

    private void setting() {
        section("setting", "How it was played", () -> {
            page.append("<dl>\n");
            term("Game", report.title() + " (" + report.game() + ")");
            term("Seats", Integer.toString(report.seats()));
            term("Options", Players.options(report));
            term("Bots", String.join(", ", report.bots()));
            if (report.byBot().size() > 1) {
                term("Seating", Players.seating(report));
            }
            term("Games", Numbers.count(report.games()));
            term("Seed", Long.toString(report.seed()));
            term("Repeatable", Players.repeatable(report));
            term("Time", Players.time(report));
            page.append("</dl>\n");
        });
    }

    private void term(String name, String value) {
        page.append("<dt>%s</dt><dd>%s</dd>\n".formatted(Html.escape(name), Html.escape(value)));
    }

    private void section(String id, String title, Runnable content) {
        page.append("<section class=\"%1$s\" aria-labelledby=\"%1$s\">\n<h2 id=\"%1$s\">%2$s</h2>\n"
                .formatted(id, Html.escape(title)));
        content.run();
        page.append("</section>\n");
    }

    private void figure(String title, String svg, String caption) {
        page.append("<figure>\n<h3>%s</h3>\n%s\n<figcaption>%s</figcaption>\n</figure>\n"
                .formatted(Html.escape(title), svg, Html.escape(caption)));
    }

    private void table(String caption, Runnable content) {
        table(caption, "", content);
    }

    /** A table in a frame of its own that scrolls sideways on narrow screens, by keyboard too. */
    private void table(String caption, String kind, Runnable content) {
        page.append("<div class=\"scroll\" role=\"region\" tabindex=\"0\" aria-label=\"%1$s\">"
                .formatted(Html.escape(caption)));
        page.append("<table class=\"%s\">\n<caption>%s</caption>\n".formatted(kind, Html.escape(caption)));
        content.run();
        page.append("\n</table></div>\n");
    }

    private void columnHeads(String... names) {
        for (String name : names) {
            page.append(name.isEmpty() ? "<td></td>" : "<th scope=\"col\">%s</th>".formatted(Html.escape(name)));
        }
    }

    private static String rowHead(String name) {
        return "<th scope=\"row\">%s</th>".formatted(Html.escape(name));
    }

    private void cells(String... values) {
        for (String value : values) {
            page.append("<td>%s</td>".formatted(Html.escape(value)));
        }
    }

    private static String template() {
        try (InputStream file = HtmlReport.class.getResourceAsStream("report.html")) {
            if (file == null) {
                throw new IllegalStateException("report.html is missing beside the class");
            }
            return new String(file.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
