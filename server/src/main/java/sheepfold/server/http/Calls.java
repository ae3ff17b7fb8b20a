package sheepfold.server.http;

import static sheepfold.server.http.Operation.Parameter.AT;
import static sheepfold.server.http.Operation.Parameter.DATA;
import static sheepfold.server.http.Operation.Parameter.LAST_EVENT_ID;
import static sheepfold.server.http.Operation.Parameter.NEW;
import static sheepfold.server.http.Operation.Parameter.PREFER;
import static sheepfold.server.http.Operation.Parameter.SEAT;
import static sheepfold.server.http.Operation.Parameter.SETUP;
import static sheepfold.server.http.Operation.Parameter.TEXT;
import static sheepfold.server.http.Operation.delete;
import static sheepfold.server.http.Operation.get;
import static sheepfold.server.http.Operation.post;
import static sheepfold.server.http.Operation.put;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import sheepfold.lab.measure.Comparison;
import sheepfold.lab.measure.Report;
import sheepfold.server.http.Operation.Answer;
import sheepfold.server.wire.GameMessages.AnalysisState;
import sheepfold.server.wire.GameMessages.AskLesson;
import sheepfold.server.wire.GameMessages.AskShown;
import sheepfold.server.wire.GameMessages.ExampleState;
import sheepfold.server.wire.GameMessages.GameEntry;
import sheepfold.server.wire.GameMessages.LessonAnswer;
import sheepfold.server.wire.GameMessages.LessonEntry;
import sheepfold.server.wire.GameMessages.LessonState;
import sheepfold.server.wire.GameMessages.PuzzleEntry;
import sheepfold.server.wire.GameMessages.PuzzleOfDay;
import sheepfold.server.wire.GameMessages.RulebookPage;
import sheepfold.server.wire.LabMessages.AskCheck;
import sheepfold.server.wire.LabMessages.AskMeasure;
import sheepfold.server.wire.LabMessages.AskRun;
import sheepfold.server.wire.LabMessages.CheckState;
import sheepfold.server.wire.LabMessages.RunState;
import sheepfold.server.wire.LobbyMessages.AskGuest;
import sheepfold.server.wire.LobbyMessages.AskProgress;
import sheepfold.server.wire.LobbyMessages.AskTable;
import sheepfold.server.wire.LobbyMessages.Guest;
import sheepfold.server.wire.LobbyMessages.Problem;
import sheepfold.server.wire.LobbyMessages.ProgressState;
import sheepfold.server.wire.LobbyMessages.SeatKey;
import sheepfold.server.wire.LobbyMessages.TableList;
import sheepfold.server.wire.LobbyMessages.TableMade;
import sheepfold.server.wire.PositionMessages.HintState;
import sheepfold.server.wire.PositionMessages.ReplayState;
import sheepfold.server.wire.PositionMessages.TryState;
import sheepfold.server.wire.TableMessages.Bye;
import sheepfold.server.wire.TableMessages.Change;
import sheepfold.server.wire.TableMessages.Draws;
import sheepfold.server.wire.TableMessages.Moved;
import sheepfold.server.wire.TableMessages.Presence;
import sheepfold.server.wire.TableMessages.TableState;
import sheepfold.server.wire.TableMessages.Watching;
import sheepfold.server.wire.TableRequests.AskClose;
import sheepfold.server.wire.TableRequests.AskConcede;
import sheepfold.server.wire.TableRequests.AskFork;
import sheepfold.server.wire.TableRequests.AskHold;
import sheepfold.server.wire.TableRequests.AskListed;
import sheepfold.server.wire.TableRequests.AskMove;
import sheepfold.server.wire.TableRequests.AskRematch;
import sheepfold.server.wire.TableRequests.AskSeat;
import sheepfold.server.wire.TableRequests.AskStart;
import sheepfold.server.wire.TableRequests.AskTry;
import sheepfold.server.wire.TableRequests.AskUndo;
import sheepfold.server.wire.TalkMessages.AskChat;
import sheepfold.server.wire.TalkMessages.AskPhrase;
import sheepfold.server.wire.TalkMessages.ChatLately;
import sheepfold.server.wire.TalkMessages.ChatLine;
import sheepfold.server.wire.TalkMessages.Phrase;
import sheepfold.server.wire.TalkMessages.Phrases;
import sheepfold.server.wire.TalkMessages.SaidLately;

/** Every call there is: {@link Api} answers them, and {@link Description} tells of them. */
final class Calls {
    /** In the order in which they stand here. */
    private static final List<Operation<?>> ALL = new ArrayList<>();

    static final Operation<Void> DESCRIPTION = told(get("/api/openapi.json", "getDescription", "This description."));
    static final Operation<Void> GAMES =
            told(get("/api/games", "listGames", "The games on the shelf.").gives(new Answer.Listed(GameEntry.class)));
    static final Operation<Void> RULES =
            told(ofGame("rules", "getRules", "A rulebook.").gives(RulebookPage.class));
    static final Operation<Void> LESSONS =
            told(ofGame("lessons", "listLessons", "The lessons of a game, in the order in which they are learnt.")
                    .gives(new Answer.Listed(LessonEntry.class)));
    static final Operation<Void> LESSON =
            told(ofGame("lessons/{lesson}/{step}", "getLessonStep", "A step of a lesson as it begins.")
                    .with(DATA)
                    .gives(LessonState.class));
    static final Operation<AskLesson> TRY_LESSON = told(tryIn("lesson", "lessons/{lesson}/{step}", "tryLessonStep"));
    static final Operation<Void> PUZZLES =
            told(ofGame("puzzles", "listPuzzles", "The puzzles of a game, the easy ones first.")
                    .gives(new Answer.Listed(PuzzleEntry.class)));
    static final Operation<Void> PUZZLE_OF_DAY =
            told(get("/api/puzzles/today", "getPuzzleOfDay", "The puzzle of this day, the same for everybody.")
                    .gives(PuzzleOfDay.class)
                    .or(404));
    static final Operation<Void> PUZZLE = told(ofGame(
                    "puzzles/{puzzle}",
                    "getPuzzle",
                    "A puzzle as it begins. What is wanted is not told: the list is empty.")
            .with(DATA)
            .gives(LessonState.class));
    static final Operation<Void> SOLUTION = told(
            ofGame("puzzles/{puzzle}/solution", "getSolution", "The same with what is wanted, for those who give up.")
                    .with(DATA)
                    .gives(LessonState.class));
    static final Operation<AskShown> SHOW_PUZZLE = told(post(
                    "/api/games/{game}/puzzles/{puzzle}/solution",
                    "showPuzzle",
                    "Makes the move of a puzzle that is wanted after some others.")
            .with(DATA)
            .asks(AskShown.class)
            .gives(LessonAnswer.class)
            .or(422)
            .never(401, 409));
    static final Operation<AskLesson> TRY_PUZZLE = told(tryIn("puzzle", "puzzles/{puzzle}", "tryPuzzle"));
    static final Operation<Void> EXAMPLES =
            told(ofGame("examples", "listExamples", "What a rulebook shows, in its order.")
                    .gives(new Answer.Listed(ExampleState.class)));
    static final Operation<Void> PHRASES = told(get("/api/phrases", "listPhrases", "What people may say to each other.")
            .gives(Phrases.class));
    static final Operation<Void> QR_CODE = told(get("/api/qr", "drawQrCode", "A text as a QR code.")
            .with(TEXT)
            .gives(new Answer.Text("image/svg+xml"))
            .or(400));
    static final Operation<AskCheck> CHECK =
            told(post("/api/lab/check", "checkSetUp", "Says what the rules think of a set-up, without making a table.")
                    .asks(AskCheck.class)
                    .gives(CheckState.class));
    static final Operation<AskMeasure> MEASURE =
            told(post("/api/lab/measure", "measureSetUp", "Measures a set-up by simulation.")
                    .asks(AskMeasure.class)
                    .gives(Report.class));

    static final Operation<AskRun> BEGIN_RUN = told(post(
                    "/api/lab/runs",
                    "beginRun",
                    "Has bots play games under one set-up or two, in the background. Whoever knows the id may watch,"
                            + " also after it is over.")
            .asks(AskRun.class)
            .gives(RunState.class));
    static final Operation<Void> RUN =
            told(get("/api/lab/runs/{run}", "getRun", "A run of the lab as it stands; ask again to see it settle.")
                    .gives(RunState.class));
    static final Operation<Void> PAUSE_RUN = told(steerRun("pause", "pauseRun", "Pauses a run."));
    static final Operation<Void> RESUME_RUN = told(steerRun("resume", "resumeRun", "Goes on with a run."));
    static final Operation<Void> STOP_RUN = told(steerRun("stop", "stopRun", "Ends a run; what was played stays."));
    static final Operation<Void> RUN_TABLE =
            told(ofRun("games.csv", "getRunTable", "The games of a set-up, a row for each.")
                    .with(SETUP)
                    .gives(new Answer.Text("text/csv")));
    static final Operation<Void> RUN_PAGE =
            told(ofRun("report.html", "getRunPage", "What came of a run as a page of its own.")
                    .gives(new Answer.Text("text/html"))
                    .or(409));
    static final Operation<Void> RUN_REPORT =
            told(ofRun("report.json", "getRunReport", "What came of a run, to be kept.")
                    .gives(Comparison.class)
                    .or(409));

    static final Operation<AskGuest> WELCOME =
            told(post("/api/guests", "makeGuest", "Makes a guest and sets the cookie.")
                    .asks(AskGuest.class)
                    .gives(Guest.class)
                    .never(401, 404, 409));
    static final Operation<Void> ME = told(get("/api/me", "getMe", "Who the caller is.")
            .with(NEW)
            .gives(Guest.class)
            .or(401));
    static final Operation<AskGuest> RENAME = told(
            put("/api/me", "rename", "Takes another name.").asks(AskGuest.class).gives(Guest.class));
    static final Operation<Void> SIGN_OUT = told(post(
                    "/api/me/sign-outs",
                    "signOutElsewhere",
                    "Ends all other sign-ins of the caller: every cookie and token given out so far is invalid from"
                            + " then on. The answer holds a new token and sets a new cookie.")
            .gives(Guest.class)
            .never(404, 409));

    static final Operation<Void> PROGRESS = told(get(
                    "/api/me/progress",
                    "getProgress",
                    "What the caller has learnt, solved and played, for the caller alone.")
            .gives(ProgressState.class)
            .or(401));
    static final Operation<AskProgress> ADVANCE = told(put(
                    "/api/me/progress",
                    "keepProgress",
                    "Keeps it. If another device was faster, nothing changes and the answer is 409: read, merge and"
                            + " try again.")
            .asks(AskProgress.class)
            .gives(ProgressState.class)
            .never(404));

    static final Operation<Void> TABLES = told(get("/api/tables", "listTables", "Lists tables.")
            .gives(TableList.class)
            .or(401));
    static final Operation<AskTable> MAKE =
            told(post("/api/tables", "makeTable", "Makes a table; it starts at once when no seat is open.")
                    .asks(AskTable.class)
                    .gives(TableMade.class));
    static final Operation<Void> TABLE = told(get("/api/tables/{id}", "getTable", "A table as the caller may see it.")
            .with(SEAT, AT, DATA)
            .gives(TableState.class));
    static final Operation<Void> DELETE =
            told(delete("/api/tables/{id}", "deleteTable", "Deletes a table that is over; for the one who made it.")
                    .gives(TableMade.class));
    static final Operation<Void> DISCARD = told(post(
                    "/api/tables/{id}/discard",
                    "discardTable",
                    "Takes a table off the caller's lists: one at which nobody else ever sat is deleted, another is"
                            + " left to the others, with a bot in the caller's place.")
            .gives(TableMade.class));
    static final Operation<Void> EVENTS = told(ofTable(
                    "events",
                    "watchTable",
                    "Server-sent events: \"state\" (TableState) first, unless Last-Event-ID or at says what was seen;"
                            + " then \"change\" (Change) with the log number as id; \"seats\" (Presence), \"phrase\""
                            + " (Phrase) and \"phrases\" (SaidLately) without one, and to those who hold a seat \"chat\""
                            + " (ChatLine), \"chats\" (ChatLately) and \"watchers\" (Watching); \"bye\" (Bye) is the last"
                            + " one when the server is about to stop.")
            .with(SEAT, AT, LAST_EVENT_ID, DATA)
            .gives(new Answer.Stream(List.of(
                    TableState.class,
                    Change.class,
                    Presence.class,
                    Phrase.class,
                    SaidLately.class,
                    ChatLine.class,
                    ChatLately.class,
                    Watching.class,
                    Bye.class))));
    static final Operation<Void> RECORD =
            told(ofTable("record", "getRecord", "The record; masked for the caller while a game with secrets runs.")
                    .with(SEAT)
                    .gives(new Answer.Text("text/plain")));
    static final Operation<Void> DRAWS =
            told(ofTable("draws", "listDraws", "Every draw of a game that is over, with what could have come.")
                    .gives(Draws.class));
    static final Operation<Void> ANALYSIS = told(ofTable(
                    "analysis",
                    "getAnalysis",
                    "What a game that is over was about. Who asks first has it found out; ask again until the story is"
                            + " there.")
            .gives(AnalysisState.class)
            .or(401));
    static final Operation<Void> MOMENT =
            told(ofTable("moments/{moves}", "getMoment", "The game after so many moves, for replays.")
                    .with(SEAT, DATA)
                    .gives(ReplayState.class));
    static final Operation<Void> KEY =
            told(ofTable("key", "getKey", "A personal link that moves the caller's seats to another device.")
                    .gives(SeatKey.class));
    static final Operation<Void> HINT = told(ofTable("hint", "getHint", "A suggestion for the caller's decision.")
            .with(SEAT, DATA)
            .gives(HintState.class));

    static final Operation<AskMove> MOVE =
            told(atTable("moves", "makeMove", "Makes a move or answers a sealed decision.")
                    .asks(AskMove.class)
                    .with(PREFER)
                    .gives(new Answer.OneOf(List.of(TableState.class, Moved.class)))
                    .or(422));
    static final Operation<AskMove> WHY =
            told(atTable("why", "whyNot", "Why a move cannot be made; an empty error if it can.")
                    .asks(AskMove.class)
                    .gives(Problem.class));
    static final Operation<AskTry> TRY = told(atTable(
                    "try",
                    "tryOut",
                    "What moves of the caller's would bring; nothing is played, and nobody hears of it.")
            .asks(AskTry.class)
            .gives(TryState.class)
            .or(422));
    static final Operation<AskSeat> SEATS =
            told(atTable("seats", "takeSeat", "Takes a seat, gives it to a bot, or moves it here.")
                    .asks(AskSeat.class));
    static final Operation<Void> LEAVE = told(delete(
                    "/api/tables/{id}/seats/{seat}",
                    "leaveSeat",
                    "Leaves a seat; the one who made the table can empty any.")
            .with(DATA)
            .gives(TableState.class));
    static final Operation<AskStart> START =
            told(atTable("start", "startGame", "Starts the game; open seats are taken by the bot that is named.")
                    .asks(AskStart.class));
    static final Operation<Void> PAUSE = told(atTable("pause", "pauseGame", "Pauses; for the one who made the table."));
    static final Operation<Void> RESUME = told(atTable("resume", "resumeGame", "Goes on after a pause."));
    static final Operation<AskClose> CLOSE = told(atTable(
                    "close",
                    "closeTable",
                    "Gives a table up: nobody has won, and the seed is revealed. Others who have moved and are there"
                            + " have to agree. A table on which nothing was played is gone then.")
            .asks(AskClose.class));
    static final Operation<AskListed> LISTED =
            told(atTable("listed", "listTable", "Lists the table or hides it.").asks(AskListed.class));
    static final Operation<AskPhrase> PHRASE = told(atTable("phrase", "sayPhrase", "Says one of the quick phrases.")
            .asks(AskPhrase.class)
            .or(422));
    static final Operation<AskChat> CHAT =
            told(atTable("chat", "chat", "Writes to the others who hold a seat, in one's own words.")
                    .asks(AskChat.class));
    static final Operation<AskConcede> CONCEDE =
            told(atTable("concede", "concede", "Gives the game up, where it has a move for that.")
                    .asks(AskConcede.class)
                    .or(422));
    static final Operation<AskHold> HOLD = told(
            put("/api/tables/{id}/hold", "holdWindows", "Asks to be prompted in quiet windows too; unseen by others.")
                    .asks(AskHold.class)
                    .with(DATA)
                    .gives(TableState.class));
    static final Operation<AskUndo> UNDO =
            told(atTable("undo", "takeBack", "Takes moves back, asks the others to agree, or answers them.")
                    .asks(AskUndo.class));
    static final Operation<AskFork> FORK = told(post(
                    "/api/tables/{id}/fork",
                    "forkTable",
                    "Begins a table of one's own where the game stood; for games that are over, solo or training.")
            .asks(AskFork.class)
            .gives(TableMade.class));
    static final Operation<AskRematch> REMATCH = told(post(
                    "/api/tables/{id}/rematch",
                    "rematch",
                    "Asks the others for another game at a new table, where their seats are kept for them; all who ask"
                            + " get the same table and sit down there.")
            .asks(AskRematch.class)
            .gives(TableMade.class));

    private Calls() {}

    static List<Operation<?>> all() {
        return Collections.unmodifiableList(ALL);
    }

    private static <A> Operation<A> told(Operation<A> call) {
        ALL.add(call);
        return call;
    }

    private static Operation<Void> ofGame(String what, String id, String summary) {
        return get("/api/games/{game}/" + what, id, summary);
    }

    private static Operation<AskLesson> tryIn(String what, String path, String id) {
        return post(
                        "/api/games/{game}/" + path,
                        id,
                        "What a " + what + " says to a move, and what the move brings. Nothing is kept, and anybody may"
                                + " ask.")
                .with(DATA)
                .asks(AskLesson.class)
                .gives(LessonAnswer.class)
                .or(422)
                .never(401, 409);
    }

    private static Operation<Void> ofRun(String what, String id, String summary) {
        return get("/api/lab/runs/{run}/" + what, id, summary);
    }

    private static Operation<Void> steerRun(String how, String id, String summary) {
        return post("/api/lab/runs/{run}/" + how, id, summary).gives(RunState.class);
    }

    private static Operation<Void> ofTable(String what, String id, String summary) {
        return get("/api/tables/{id}/" + what, id, summary);
    }

    private static Operation<Void> atTable(String what, String id, String summary) {
        return post("/api/tables/{id}/" + what, id, summary).with(DATA).gives(TableState.class);
    }
}
