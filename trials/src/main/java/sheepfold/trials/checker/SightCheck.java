package sheepfold.trials.checker;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import sheepfold.engine.Event;
import sheepfold.engine.GameRecord;
import sheepfold.engine.Match;
import sheepfold.engine.Move;
import sheepfold.engine.Position;
import sheepfold.json.Json;
import tools.jackson.databind.JsonNode;

/** Everybody saw what they were to see and nothing else: what they got is compared with what the stored log shows them. */
final class SightCheck<P extends Position<P, M>, M extends Move> extends Check<P, M> {
    private static final int MOST_FAULTS = 5;

    SightCheck(Replay<P, M> replay, History history) {
        super(replay, history, Finding.Kind.WRONG_SIGHT);
    }

    @Override
    void look() {
        history.calls().forEach(this::look);
        history.hearings().forEach(hearing -> hearing.messages().forEach(message -> hear(hearing, message)));
    }

    /** One leak shows in all that follows. */
    @Override
    List<Finding> faults() {
        return super.faults().stream().limit(MOST_FAULTS).toList();
    }

    private void look(Call call) {
        if (call.kind() == Call.Kind.RECORD && call.status() == 200) {
            compareRecord(call);
        } else if (call.shows() >= 0) {
            JsonNode body = Json.parse(call.body());
            JsonNode state = body.has("state") ? body.get("state") : body;
            if (state.isObject() && state.has("view")) {
                compare("node %d".formatted(call.node()), call.guest(), call.seat(), state);
            }
        }
    }

    private void hear(Hearing hearing, Hearing.Message message) {
        if (message.number() < 0) {
            return;
        }
        JsonNode data = Json.parse(message.data());
        String where = "a stream of node %d".formatted(hearing.node());
        if (data.get("at").longValue() != message.number()) {
            fault(
                    Finding.Kind.STREAM_BROKEN,
                    "%s sent number %d with the state of %s".formatted(where, message.number(), data.get("at")));
        }
        compare(where, hearing.guest(), hearing.seat(), data);
    }

    private void compare(String where, String guest, int seat, JsonNode shown) {
        long at = shown.get("at").longValue();
        Optional<Replay.Stage<P, M>> stage = replay.stage(at);
        if (stage.isEmpty()) {
            fault("%s showed entry %d to seat %d, and it is not in the log", where, at, seat);
            return;
        }
        int viewer = stage.get().eyesOf(guest, seat);
        compareView(where, guest, viewer, shown, stage.get());
        compareLines(where, viewer, shown, stage.get());
        compareLegal(where, viewer, shown, stage.get());
        if (shown.has("events")) {
            compareEvents(where, viewer, shown, stage.get());
        }
    }

    private void compareView(String where, String guest, int viewer, JsonNode shown, Replay.Stage<P, M> stage) {
        JsonNode view = shown.get("view");
        if (view.equals(replay.view(stage, viewer))) {
            return;
        }
        boolean withOwnAnswer = Replay.isSealed(stage.after())
                && ownAnswers(guest, viewer, stage).stream()
                        .map(answer -> replay.viewAfter(stage, viewer, answer))
                        .anyMatch(after -> after.equals(Optional.of(view)));
        if (!withOwnAnswer) {
            fault(
                    "%s showed seat %d at %d something else than the log does: %s",
                    where, viewer, stage.number(), difference(view, replay.view(stage, viewer)));
        }
    }

    /** The first member that differs, with both values. */
    private static String difference(JsonNode shown, JsonNode due) {
        return due.propertyStream()
                .filter(member -> !member.getValue().equals(shown.get(member.getKey())))
                .findFirst()
                .map(member -> "%s is %s and is to be %s"
                        .formatted(member.getKey(), shown.get(member.getKey()), member.getValue()))
                .orElse("there is more than there is to be");
    }

    private Set<String> ownAnswers(String guest, int seat, Replay.Stage<P, M> stage) {
        Set<String> answers = new HashSet<>();
        replay.timeOutMove(stage, seat).ifPresent(answers::add);
        history.calls().stream()
                .filter(call -> call.kind() == Call.Kind.MOVE && call.guest().equals(guest))
                .forEach(call -> answers.add(call.move()));
        return answers;
    }

    private void compareLines(String where, int viewer, JsonNode shown, Replay.Stage<P, M> stage) {
        for (JsonNode line : shown.get("log")) {
            int number = line.get("number").intValue();
            if (number > stage.moves() || !line.equals(replay.line(number, viewer, stage.over()))) {
                fault(
                        "%s gave seat %d at %d the line %s, which is not what it may read",
                        where, viewer, stage.number(), line);
            }
        }
    }

    private void compareLegal(String where, int viewer, JsonNode shown, Replay.Stage<P, M> stage) {
        List<String> offered = new ArrayList<>();
        for (JsonNode legal : shown.get("legal")) {
            offered.add(legal.get("move").stringValue());
            if (legal.get("seat").intValue() != viewer) {
                fault("%s offered seat %d at %d a move of seat %s", where, viewer, stage.number(), legal.get("seat"));
            }
        }
        if (!offered.isEmpty() && !offered.equals(replay.legal(stage, viewer))) {
            fault("%s offered seat %d at %d other moves than there are: %s", where, viewer, stage.number(), offered);
        }
    }

    private void compareEvents(String where, int viewer, JsonNode shown, Replay.Stage<P, M> stage) {
        List<JsonNode> due = new ArrayList<>();
        for (Match.Played<M> step : stage.steps()) {
            for (Event event : step.events().heardBy(viewer)) {
                due.add(Json.parse(Json.line(Json.tagged(event, event.text().plain()))));
            }
        }
        List<JsonNode> told = new ArrayList<>();
        shown.get("events").forEach(told::add);
        if (!told.equals(due)) {
            fault("%s told seat %d at %d of %s instead of %s", where, viewer, stage.number(), told, due);
        }
    }

    private void compareRecord(Call call) {
        GameRecord record = GameRecord.parse(call.body());
        List<String> read = written(record.lines());
        List<String> due = written(replay.record(call.seat(), record.masked()));
        boolean tooOpen = replay.isHidden()
                && !record.masked()
                && !replay.stages().lastEntry().getValue().over();
        if (tooOpen || read.size() > due.size() || !read.equals(due.subList(0, read.size()))) {
            fault("the record that node %d gave seat %d is not that of the log", call.node(), call.seat());
        }
        if (!record.masked() && record.header().containsKey("seed")) {
            verify(call, record);
        }
    }

    private void verify(Call call, GameRecord record) {
        try {
            record.verify(replay.game());
        } catch (sheepfold.json.BadInput e) {
            fault("the draws of the record that node %d gave are not those of its seed: %s", call.node(), e.line());
        }
    }

    private static List<String> written(List<GameRecord.Line> lines) {
        return lines.stream().map(line -> line.move() + " ; " + line.comment()).toList();
    }
}
