package sheepfold.lab.report;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import sheepfold.lab.measure.Comparison;
import sheepfold.lab.measure.ComponentStats;
import sheepfold.lab.measure.Distribution;
import sheepfold.lab.measure.Holding;
import sheepfold.lab.measure.Measures;
import sheepfold.lab.measure.Numbers;
import sheepfold.lab.measure.Report;
import sheepfold.lab.measure.Report.Standing;
import sheepfold.lab.measure.Skill;

/** A report as one page that needs nothing else: what was found in words, then pictures, then the tables behind them. */
public final class HtmlReport {
    private final Report report;
    private final HtmlPage page = new HtmlPage();

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
        report.character().ifPresent(this::measures);
        setting();
        return page.whole(ReportWords.headline(report), ReportWords.inWords(report));
    }

    /** What several set-ups came to. */
    public static String of(Comparison comparison) {
        HtmlPage page = new HtmlPage();
        Report first = comparison.variants().getFirst().report();
        page.section("differences", "What differs", () -> {
            page.table(
                    "Differences to %s, in pairs of games with the same chance and the same thoughts"
                            .formatted(comparison.variants().getFirst().name()),
                    "endings",
                    () -> {
                        page.append("<thead><tr>");
                        page.columnHeads(
                                "figure", "first", "variant", "value", "difference", "95 %", "at every look", "");
                        page.append("</tr></thead>\n<tbody>\n");
                        comparison.differences().forEach(one -> {
                            page.append("<tr>").append(HtmlPage.rowHead(one.figure()));
                            page.cells(
                                    Numbers.number(one.first()),
                                    one.variant(),
                                    Numbers.number(one.value()),
                                    Numbers.signed(one.difference().value()),
                                    Numbers.signedBounds(one.difference()),
                                    Numbers.signedBounds(one.always()),
                                    one.stands() ? "more than luck" : "");
                            page.append("</tr>\n");
                        });
                        page.append("</tbody>");
                    });
        });
        comparison
                .variants()
                .forEach(variant ->
                        page.section("variant-" + comparison.variants().indexOf(variant), variant.name(), () -> {
                            page.append("<ul>\n");
                            Findings.of(variant.report())
                                    .forEach(found -> page.append("<li>%s</li>\n".formatted(Html.escape(found))));
                            page.append("</ul>\n");
                        }));
        return page.whole(
                "%s by %s: %s games each"
                        .formatted(first.title(), comparison.what(), Numbers.count(comparison.games())),
                ReportWords.inWords(first));
    }

    private void findings() {
        page.section("findings", "What we found", () -> {
            page.append("<ul>\n");
            Findings.of(report).forEach(sentence -> page.append("<li>%s</li>\n".formatted(Html.escape(sentence))));
            report.character()
                    .map(Measures::warnings)
                    .orElse(List.of())
                    .forEach(warning -> page.append(
                            "<li class=\"warning\"><strong>Mind:</strong> %s</li>\n".formatted(Html.escape(warning))));
            page.append("</ul>\n");
        });
    }

    private void winning() {
        page.section("winning", "Who wins", () -> {
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
        page.figure(
                title,
                new WinsChart(id, title, description, standings).draw(),
                "The truth lies within the whiskers in 95 of 100 cases.");
    }

    private void standings(String caption, String first, List<Standing> standings) {
        boolean ranks = report.ranksMatter();
        boolean scores = report.scoresMatter();
        page.table(caption, () -> {
            page.append("<thead><tr>");
            page.columnHeads(first, "games won", "share (95 %)");
            if (scores) {
                page.columnHeads("mean score (95 %)");
            }
            if (ranks) {
                page.columnHeads("mean rank");
            }
            page.append("</tr></thead>\n<tbody>\n");
            for (Standing standing : standings) {
                page.append("<tr>").append(HtmlPage.rowHead(standing.name()));
                page.cells(
                        Numbers.count(standing.won()) + " of " + Numbers.count(standing.games()),
                        "%s (%s)".formatted(Numbers.percent(standing.wins().value()), Numbers.bounds(standing.wins())));
                if (scores) {
                    page.cells("%s (%s)"
                            .formatted(Numbers.number(standing.score().value()), Numbers.range(standing.score())));
                }
                if (ranks) {
                    page.cells(Numbers.number(standing.meanRank()));
                }
                page.append("</tr>\n");
            }
            page.append("</tbody>");
        });
    }

    private void length() {
        page.section("length", "How long it takes", () -> {
            page.append("<div class=\"charts\">\n");
            if (report.length().varies()) {
                columns("lengths", "Moves of a game", report.length(), "games");
            }
            page.table("Moves of a game, chance included", () -> {
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
            page.append("</div>\n<p>%s</p>\n".formatted(Html.escape(ReportWords.moves(report))));
        });
    }

    private void fact(String name, String value) {
        page.append("<tr>").append(HtmlPage.rowHead(name));
        page.cells(value);
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
        page.section("figures", "Scores and figures", () -> {
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
        page.figure(title, new Histogram(id, title, description, values).draw(), caption);
    }

    private void distributions(String caption, Map<String, Distribution> rows) {
        page.table(caption, () -> {
            page.append("<thead><tr>");
            page.columnHeads("", "mean", "95 %", "least", "one in 20 below", "median", "one in 20 above", "most");
            page.append("</tr></thead>\n<tbody>\n");
            rows.forEach((name, values) -> {
                page.append("<tr>").append(HtmlPage.rowHead(name));
                page.cells(
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
        page.section("endings", "How it ends", () -> {
            tally("Endings", "ending", report.reasons());
            report.tallies().forEach((name, counts) -> tally(Numbers.capital(Numbers.inWords(name)), "value", counts));
            report.had().forEach((kind, things) -> holdings(Numbers.capital(Numbers.inWords(kind)), things));
        });
    }

    private void tally(String caption, String first, Map<String, Integer> counts) {
        page.table(caption, "endings", () -> {
            page.append("<thead><tr>");
            page.columnHeads(first, "games", "share", "");
            page.append("</tr></thead>\n<tbody>\n");
            for (TallyRow row : TallyRow.of(counts)) {
                page.append("<tr>").append(HtmlPage.rowHead(row.name()));
                page.cells(Numbers.count(row.count()), Numbers.percent(row.share()));
                page.append("<td class=\"share\">%s</td></tr>\n".formatted(Svg.bareBar(row.share())));
            }
            page.append("</tbody>");
        });
    }

    private void holdings(String caption, List<Holding> things) {
        page.table(caption, "endings", () -> {
            page.append("<thead><tr>");
            page.columnHeads("thing", "seats", "share", "won", "wins", "95 %");
            page.append("</tr></thead>\n<tbody>\n");
            for (Holding thing : things) {
                page.append("<tr>").append(HtmlPage.rowHead(thing.name()));
                page.cells(
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

    private void measures(Measures measures) {
        page.section("measures", "What it is like", () -> {
            page.table("Measures", "endings", () -> {
                page.append("<thead><tr>");
                page.columnHeads("measure", "value", "95 %", "what it means");
                page.append("</tr></thead>\n<tbody>\n");
                measures.list().forEach(measure -> {
                    page.append("<tr>").append(HtmlPage.rowHead(measure.title()));
                    page.cells(measure.inWords(), measure.boundsInWords());
                    page.append("<td class=\"meaning\">%s</td></tr>\n".formatted(Html.escape(measure.meaning())));
                });
                page.append("</tbody>");
            });
            Optional.ofNullable(measures.skill()).ifPresent(this::skill);
            if (!measures.things().isEmpty()) {
                things(Measures.mostTelling(measures.things(), Integer.MAX_VALUE));
            }
        });
    }

    private void skill(Skill skill) {
        page.table("What twice the thinking wins", () -> {
            page.append("<thead><tr>");
            page.columnHeads("iterations", "against", "wins", "95 %", "even");
            page.append("</tr></thead>\n<tbody>\n");
            skill.doublings().forEach(doubling -> {
                page.append("<tr>").append(HtmlPage.rowHead(Numbers.count(doubling.iterations())));
                page.cells(
                        Numbers.count(doubling.half()),
                        Numbers.percent(doubling.wins().value()),
                        Numbers.bounds(doubling.wins()) + " %",
                        Numbers.percent(doubling.even()));
                page.append("</tr>\n");
            });
            page.append("</tbody>");
        });
    }

    private void things(List<ComponentStats> things) {
        page.table(
                "Things of the box: in how many games, how many seats could use them and did, and how these fared",
                "endings",
                () -> {
                    page.append("<thead><tr>");
                    page.columnHeads("thing", "games", "could", "used", "wins with", "95 %", "wins without", "");
                    page.append("</tr></thead>\n<tbody>\n");
                    things.forEach(thing -> {
                        page.append("<tr>").append(HtmlPage.rowHead(thing.kind() + " " + thing.name()));
                        page.cells(
                                Numbers.count(thing.games()),
                                Numbers.count(thing.offered()),
                                Numbers.count(thing.used()),
                                thing.used() == 0
                                        ? ""
                                        : Numbers.percent(thing.wins().value()),
                                thing.used() == 0 ? "" : Numbers.bounds(thing.wins()) + " %",
                                thing.used() == thing.offered()
                                        ? ""
                                        : Numbers.percent(thing.winsWithout().value()),
                                thing.stands() ? "more than luck" : "");
                        page.append("</tr>\n");
                    });
                    page.append("</tbody>");
                });
    }

    private void setting() {
        page.section("setting", "How it was played", () -> {
            page.append("<dl>\n");
            term("Game", report.title() + " (" + report.game() + ")");
            term("Seats", Integer.toString(report.seats()));
            term("Options", ReportWords.options(report));
            term("Bots", String.join(", ", report.bots()));
            if (report.byBot().size() > 1) {
                term("Seating", ReportWords.seating(report));
            }
            term("Games", Numbers.count(report.games()));
            term("Seed", Long.toString(report.seed()));
            term("Repeatable", ReportWords.repeatable(report));
            term("Time", ReportWords.time(report));
            page.append("</dl>\n");
        });
    }

    private void term(String name, String value) {
        page.append("<dt>%s</dt><dd>%s</dd>\n".formatted(Html.escape(name), Html.escape(value)));
    }
}
