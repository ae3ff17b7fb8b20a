package sheepfold.engine;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import sheepfold.json.BadInput;
import sheepfold.json.Json;
import sheepfold.json.Text;
import tools.jackson.databind.JsonNode;

/**
 * A game as a text that people can read: header lines, an empty line, one move a line, comments after a semicolon. The
 * comment of a chance move names its draw, which {@link #verify} checks.
 */
public record GameRecord(Map<String, String> header, List<Line> lines) {
    private static final Pattern HEADER = Pattern.compile("([a-z][a-z0-9 -]*):\\s*(.*)");
    private static final Pattern DRAW = Pattern.compile("draw (\\d{1,18})\\b.*");

    /** A move as written, its comment, and the line of the file it stands on. */
    public record Line(int number, String move, String comment) {
        OptionalLong draw() {
            Matcher draw = DRAW.matcher(comment);
            return draw.matches() ? OptionalLong.of(Long.parseLong(draw.group(1))) : OptionalLong.empty();
        }
    }

    /** Reads a record; a fault in its text is told with the line. */
    public static GameRecord parse(String text) {
        Map<String, String> header = new LinkedHashMap<>();
        List<Line> lines = new ArrayList<>();
        boolean inHeader = true;
        int number = 0;
        for (String raw : text.lines().toList()) {
            number++;
            String line = raw.strip();
            if (inHeader && !line.isEmpty()) {
                Matcher entry = HEADER.matcher(line);
                if (!entry.matches()) {
                    throw new BadInput(
                            "line " + number,
                            "the header has lines \"key: value\" and ends with an empty line, but here stands "
                                    + Text.shortened(line));
                }
                if (header.put(entry.group(1), entry.group(2)) != null) {
                    throw new BadInput("line " + number, entry.group(1) + " stands twice in the header");
                }
            } else if (line.isEmpty()) {
                inHeader = inHeader && header.isEmpty();
            } else if (!line.startsWith(";")) {
                int comment = line.indexOf(';');
                lines.add(
                        comment < 0
                                ? new Line(number, line, "")
                                : new Line(
                                        number,
                                        line.substring(0, comment).strip(),
                                        line.substring(comment + 1).strip()));
            }
        }
        if (!header.containsKey("game")) {
            throw new BadInput("header", "this is no record: a record's header names the game");
        }
        return new GameRecord(header, lines);
    }

    /** The record of a match; more header lines may be given and come last. */
    public static <P extends Position<P, M>, M extends Move> GameRecord of(
            Match<P, M> match, Map<String, String> more) {
        GameInfo info = match.game().info();
        Map<String, String> header = new LinkedHashMap<>();
        header.put("game", info.id());
        header.put("rules", match.setup().rules());
        header.put("seats", Integer.toString(match.setup().seats()));
        Map<String, String> options = match.setup().chosen(info);
        if (!options.isEmpty()) {
            header.put(
                    "options",
                    options.entrySet().stream()
                            .map(option -> option.getKey() + "=" + option.getValue())
                            .collect(Collectors.joining("; ")));
        }
        match.setup().data().ifPresent(data -> header.put("data", Json.line(data)));
        match.startsFrom().ifPresent(position -> header.put("position", Json.line(position)));
        header.putAll(more);
        if (match.position().turn().isOver()) {
            header.put("result", inWords(match.position().result()));
        }
        List<Line> lines = match.played().stream()
                .map(step -> new Line(0, step.text(), step.comment()))
                .toList();
        return new GameRecord(header, lines);
    }

    /** The record of a running game for one viewer: what they may not know is left out, draws and data included. */
    public static <P extends Position<P, M>, M extends Move> GameRecord maskedFor(
            int viewer, Match<P, M> match, Map<String, String> more) {
        GameRecord open = of(match, more);
        Map<String, String> header = new LinkedHashMap<>(open.header);
        header.remove("position");
        header.put("masked", "yes");
        List<Line> lines = match.played().stream()
                .map(step -> new Line(0, step.textFor(viewer), step.comment()))
                .toList();
        return new GameRecord(header, lines);
    }

    public static String inWords(Result result) {
        String kind = result.kind().name().toLowerCase(Locale.ROOT);
        String winners = result.winners().stream().map(String::valueOf).collect(Collectors.joining(","));
        String scores = result.scores().stream().map(String::valueOf).collect(Collectors.joining(","));
        return kind + (winners.isEmpty() ? "" : " " + winners) + "; scores " + scores + "; " + result.reason();
    }

    /** Who won with which scores; the words behind them may have been put better since. */
    private static String outcome(String inWords) {
        String[] parts = inWords.split(";", 3);
        return parts.length < 3 ? inWords : parts[0] + ";" + parts[1];
    }

    public String format() {
        StringBuilder text = new StringBuilder();
        header.forEach(
                (key, value) -> text.append(key).append(": ").append(value).append('\n'));
        text.append('\n');
        for (Line line : lines) {
            text.append(line.move);
            if (!line.comment.isEmpty()) {
                text.append(" ; ").append(line.comment);
            }
            text.append('\n');
        }
        return text.toString();
    }

    public boolean masked() {
        return "yes".equals(header.get("masked"));
    }

    public Game<?, ?> game() {
        return Games.named(required("game"));
    }

    /** Replays the moves and checks the result against the header. */
    public <P extends Position<P, M>, M extends Move> Match<P, M> replay(Game<P, M> game) {
        if (masked()) {
            throw new BadInput(
                    "masked",
                    "this record is masked: what its reader may not know is left out, so it cannot be replayed");
        }
        Setup setup = setup(game.info())
                .under(header.getOrDefault("rules", game.info().rules()), game);
        try {
            return replay(game, setup, Unsigned.Whose.UNKNOWN);
        } catch (BadInput e) {
            return replay(game, setup, Unsigned.settled(whose -> replays(game, setup, whose)));
        }
    }

    private boolean replays(Game<?, ?> game, Setup setup, Unsigned.Whose whose) {
        try {
            replay(game, setup, whose);
            return true;
        } catch (BadInput _) {
            return false;
        }
    }

    private <P extends Position<P, M>, M extends Move> Match<P, M> replay(
            Game<P, M> game, Setup setup, Unsigned.Whose whose) {
        Match<P, M> match = new Match<>(game, setup, json("position"));
        for (Line line : lines) {
            replay(match, line, whose);
        }
        String result = header.get("result");
        if (result != null && !match.position().turn().isOver()) {
            throw new BadInput(
                    "end of the record",
                    "the header gives a result, but after %d moves the game is not over: the record is truncated"
                            .formatted(lines.size()));
        }
        if (result != null
                && !outcome(result).equals(outcome(inWords(match.position().result())))) {
            throw new BadInput(
                    "result",
                    "the header says \"%s\", but the moves lead to \"%s\""
                            .formatted(result, inWords(match.position().result())));
        }
        return match;
    }

    private static <P extends Position<P, M>, M extends Move> void replay(
            Match<P, M> match, Line line, Unsigned.Whose whose) {
        switch (match.read(line.move, Seats.NONE, whose)) {
            case MoveText.Reading.Refused<M>(Refusal why) ->
                throw new BadInput(
                        "line " + line.number,
                        why.rule(),
                        Text.shortened(line.move) + ": " + why.sentence().plain());
            case MoveText.Reading.Playable<M>(List<MoveText.Step<M>> steps) ->
                steps.forEach(step -> match.play(step, line.draw()));
        }
    }

    /** Checks every draw against the seed that the finished record reveals; how many draws there were. */
    public <P extends Position<P, M>, M extends Move> int verify(Game<P, M> game) {
        Match<P, M> match = replay(game);
        String commitment = required("commitment");
        if (!header.containsKey("seed")) {
            throw new BadInput(
                    "seed", "the seed is not revealed yet: a record can be verified once its table is closed");
        }
        List<String> nonces =
                header.containsKey("nonces") ? List.of(required("nonces").split("\\s+", -1)) : List.of();
        SecretSeed seed = SecretSeed.revealed(required("seed"), nonces);
        if (!seed.commitment().equals(commitment)) {
            throw new BadInput("commitment", "the seed does not match the commitment made at the start");
        }
        Match<P, M> again = match.until(0);
        long last = -1;
        int draws = 0;
        for (int i = 0; i < match.length(); i++) {
            Match.Played<M> step = match.played().get(i);
            if (step.actor() == Seats.CHANCE) {
                String place = "move " + (i + 1) + " (" + step.text() + ")";
                long number =
                        step.draw().orElseThrow(() -> new BadInput(place, "this chance move does not name its draw"));
                if (number <= last) {
                    throw new BadInput(
                            place, "draw %d comes after draw %d: draws never go back".formatted(number, last));
                }
                last = number;
                M drawn = seed.draw(number, again.chances());
                if (!drawn.equals(step.move())) {
                    throw new BadInput(
                            place,
                            "the seed gives \"%s\" for draw %d"
                                    .formatted(game.notation().write(again.position(), drawn), number));
                }
                draws++;
            }
            again.play(step.actor(), step.move());
        }
        return draws;
    }

    private Setup setup(GameInfo info) {
        String seats = header.getOrDefault("seats", Integer.toString(info.defaultSeats()));
        if (!seats.matches("\\d{1,2}")) {
            throw new BadInput("seats", "it is to be a number, not " + Text.shortened(seats));
        }
        Map<String, String> options = new LinkedHashMap<>();
        for (String option : header.getOrDefault("options", "").split(";", -1)) {
            if (!option.isBlank()) {
                int equals = option.indexOf('=');
                if (equals < 0) {
                    throw new BadInput(
                            "options", "options are written id=value; …, not " + Text.shortened(option.strip()));
                }
                options.put(
                        option.substring(0, equals).strip(),
                        option.substring(equals + 1).strip());
            }
        }
        return Setup.of(info, Integer.parseInt(seats), options, json("data"));
    }

    private Optional<JsonNode> json(String key) {
        try {
            return Optional.ofNullable(header.get(key)).map(Json::parse);
        } catch (BadInput e) {
            throw e.within(key);
        }
    }

    private String required(String key) {
        String value = header.get(key);
        if (value == null) {
            throw new BadInput("header", "the record does not name its " + key);
        }
        return value;
    }
}
