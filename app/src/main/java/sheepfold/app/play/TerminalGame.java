package sheepfold.app.play;

import java.io.PrintStream;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.random.RandomGenerator;
import sheepfold.advice.Hint;
import sheepfold.app.io.BadFile;
import sheepfold.app.io.Terminal;
import sheepfold.app.io.TextFile;
import sheepfold.engine.EventLog;
import sheepfold.engine.Game;
import sheepfold.engine.GameRecord;
import sheepfold.engine.Match;
import sheepfold.engine.Move;
import sheepfold.engine.MoveText;
import sheepfold.engine.MoveText.Step;
import sheepfold.engine.Position;
import sheepfold.engine.Refusal;
import sheepfold.engine.Seats;
import sheepfold.engine.SecretSeed;
import sheepfold.engine.Sentence;
import sheepfold.engine.Setup;
import sheepfold.engine.Turn;
import sheepfold.engine.Undo;
import sheepfold.json.BadInput;

/** A game in the terminal, as a conversation: it shows the table, takes a line, and goes on. */
public final class TerminalGame<P extends Position<P, M>, M extends Move> {
    private static final Seats EVERYBODY = Seats.first(Seats.MOST);

    private final Terminal terminal;
    private final PrintStream out;
    private final Keyboard keyboard;
    private final Game<P, M> game;
    private final SeatedMatch<P, M> table;
    private final Narrator narrator;
    private final HotSeat hotSeat;
    private final Help help;
    private final Map<String, GameRecord> saved = new LinkedHashMap<>();

    /** Who has seen the table as it is now. */
    private Seats shownTo = Seats.NONE;

    private Optional<Refusal> refused = Optional.empty();

    public TerminalGame(
            Terminal terminal, Match<P, M> match, List<Player> players, SecretSeed chance, RandomGenerator botsLuck) {
        this.terminal = terminal;
        this.out = terminal.out();
        this.keyboard = new Keyboard(terminal);
        this.game = match.game();
        this.table = new SeatedMatch<>(match, players, chance, botsLuck, this::tell);
        this.narrator = new Narrator(game.info(), players, table.people(), table.position()::player);
        this.hotSeat = new HotSeat(
                terminal, keyboard, narrator, table.people(), game.info().hidden());
        this.help = new Help(game);
    }

    public void play() {
        out.println(terminal.ink().bold(game.info().title()));
        out.println(game.info().summary());
        agreed().forEach(this::faintly);
        out.println("Type help to see what you can type.");
        faintly("Chance follows from a secret seed whose SHA-256 is "
                + table.chance().commitment());
        while (!keyboard.isClosed()) {
            switch (table.turn()) {
                case Turn.Over _ -> talkAfterwards();
                case Turn.Chance _ -> table.drawChance();
                case Turn.Players players -> nextDecision(players.mode() == Turn.Mode.ALL);
            }
        }
        close();
    }

    /** What is not as usual, in words. */
    private List<String> agreed() {
        Setup setup = table.match().setup();
        Map<String, String> chosen = setup.chosen(game.info());
        return game.info().options().stream()
                .filter(option -> chosen.containsKey(option.id()))
                .map(option -> option.label() + ": " + option.label(setup.option(option.id())))
                .toList();
    }

    private void faintly(String line) {
        out.println(terminal.ink().faint(line));
    }

    private void tell(int actor, EventLog events) {
        shownTo = Seats.NONE;
        hotSeat.tell(actor, events);
    }

    private void nextDecision(boolean sealed) {
        Seats people = table.askedPeople();
        Seats bots = table.askedBots();
        if (people.isEmpty() || (sealed && !bots.isEmpty())) {
            watch();
            table.letBotDecide(bots);
        } else {
            talk(hotSeat.seat(people, sealed), sealed);
        }
    }

    /** Where only bots play, somebody watches. */
    private void watch() {
        if (table.people().isEmpty() && shownTo.isEmpty()) {
            drawTable(Seats.SPECTATOR, EVERYBODY);
        }
    }

    private void talk(Seats who, boolean sealed) {
        Choices<M> choices = Choices.of(table.match(), who);
        if (!shownTo.equals(who)) {
            drawTable(who.lowest(), who);
            who.list().stream()
                    .map(seat -> table.position().decision(seat).task().plain())
                    .distinct()
                    .forEach(out::println);
            out.println(whatToDo(who, sealed, choices.size()));
            out.print(choices.few(terminal.ink()));
        }
        obey(keyboard.ask("> "), who, choices);
    }

    private void drawTable(int viewer, Seats audience) {
        out.println();
        out.println(game.draw(table.position(), viewer, terminal.ink()).stripTrailing());
        shownTo = audience;
    }

    private String whatToDo(Seats who, boolean sealed, int choices) {
        String whose = who.count() > 1
                ? "Any of " + narrator.names(who.list()) + " may act"
                : table.people().count() == 1
                        ? "It is your move"
                        : "%s, it is your move".formatted(Narrator.capital(narrator.name(who.lowest())));
        String secret = sealed ? " in secret" : "";
        return choices == 1
                ? "%s%s; there is only this one:".formatted(whose, secret)
                : "%s: choose%s one of %d by its number, or type it.".formatted(whose, secret, choices);
    }

    private void talkAfterwards() {
        if (shownTo.isEmpty()) {
            drawTable(hotSeat.onlyViewer(), EVERYBODY);
            out.print(narrator.inWords(table.position().result()));
            out.println("save FILE keeps the record, undo takes your last move back, quit leaves.");
        }
        String line = keyboard.ask("> ");
        if (!isCommand(line) && !line.isEmpty()) {
            out.println("  the game is over");
        }
    }

    private void obey(String line, Seats who, Choices<M> choices) {
        switch (firstWord(line)) {
            case "" -> shownTo = Seats.NONE;
            case "moves" -> out.print(choices.mentioning(rest(line), terminal.ink()));
            case "hint" -> hint(who.lowest());
            case "wait" -> letBotGoFirst();
            case "seat" -> hotSeat.handOver(table.askedPeople(), rest(line));
            default -> {
                if (!isCommand(line)) {
                    move(line, who, choices);
                }
            }
        }
    }

    /** Obeys the words that mean the same at any time. */
    private boolean isCommand(String line) {
        try {
            switch (firstWord(line)) {
                case "undo" -> undo();
                case "why" -> out.print(refused.map(help::why).orElse("Nothing was refused.\n"));
                case "help" -> out.print(help.about(rest(line)));
                case "save" -> save(rest(line), false);
                case "save!" -> save(rest(line), true);
                case "quit", "exit" -> keyboard.close();
                default -> {
                    return false;
                }
            }
        } catch (BadInput e) {
            out.println("  " + e.line());
        } catch (BadFile e) {
            out.println("  " + e.fault().line());
        }
        return true;
    }

    private void move(String line, Seats who, Choices<M> choices) {
        Optional<Step<M>> numbered = choices.numbered(line);
        if (numbered.isPresent()) {
            decide(List.of(numbered.get()));
            return;
        }
        switch (table.read(line, who)) {
            case MoveText.Reading.Playable<M>(List<Step<M>> steps) -> decide(steps);
            case MoveText.Reading.Refused<M>(Refusal why) -> {
                refused = Optional.of(why);
                out.println("  " + why);
            }
        }
    }

    private void decide(List<Step<M>> steps) {
        refused = Optional.empty();
        shownTo = Seats.NONE;
        table.decide(steps);
    }

    private void hint(int seat) {
        Hint<M> hint = table.hint(seat);
        out.println("  %s: %s. %s%s"
                .formatted(
                        game.notation().write(table.position(), hint.move()),
                        game.notation().words(table.position(), hint.move()).plain(),
                        Sentence.unmarked(hint.reason()),
                        hint.exact() ? " (computed)" : ""));
    }

    private void letBotGoFirst() {
        if (table.askedBots().isEmpty()) {
            out.println("  no bot may act now");
        } else {
            table.letBotDecide(table.askedBots());
        }
    }

    private void undo() {
        if (!table.canTakeBack()) {
            out.println("  there is nothing to take back");
            return;
        }
        Undo.Verdict verdict = table.mayTakeBack();
        if (verdict.free()
                || keyboard.ask("  %s; take it back anyway? (y/n) ".formatted(verdict.reason()))
                        .startsWith("y")) {
            table.takeBack();
            shownTo = Seats.NONE;
        }
    }

    private void save(String file, boolean force) {
        if (file.isEmpty()) {
            out.println("  save needs the name of a file");
            return;
        }
        GameRecord record = table.turn().isOver() ? table.revealed(table.record()) : table.record();
        if (force || saved.containsKey(file)) {
            TextFile.overwrite(file, record.format());
        } else {
            TextFile.write(file, record.format());
        }
        saved.put(file, record);
        out.println("  saved as " + file);
    }

    /** A closed table reveals its seed, in the records it has saved too. */
    private void close() {
        faintly("The secret seed was " + table.chance().reveal());
        saved.forEach((file, record) ->
                TextFile.overwrite(file, table.revealed(record).format()));
    }

    private static String firstWord(String line) {
        return line.split("\\s", 2)[0].toLowerCase(Locale.ROOT);
    }

    private static String rest(String line) {
        String[] parts = line.split("\\s+", 2);
        return parts.length < 2 ? "" : parts[1];
    }
}
