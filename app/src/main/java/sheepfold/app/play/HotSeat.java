package sheepfold.app.play;

import java.io.PrintStream;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Collectors;
import sheepfold.app.io.Terminal;
import sheepfold.engine.EventLog;
import sheepfold.engine.Seats;

/** Who sits at the keyboard. Where several people have secrets, one sits there at a time and hears later what they missed. */
final class HotSeat {
    private static final String CLEAR_SCREEN = "\u001b[H\u001b[2J\u001b[3J";
    private static final int NOBODY = -1;

    private final Terminal terminal;
    private final PrintStream out;
    private final Keyboard keyboard;
    private final Narrator narrator;
    private final Seats people;
    private final boolean secrets;
    private final Map<Integer, List<String>> missed = new TreeMap<>();
    private int sitting = NOBODY;

    HotSeat(Terminal terminal, Keyboard keyboard, Narrator narrator, Seats people, boolean hidden) {
        this.terminal = terminal;
        this.out = terminal.out();
        this.keyboard = keyboard;
        this.narrator = narrator;
        this.people = people;
        this.secrets = hidden && people.count() > 1;
    }

    /** Tells the people what a move caused, each what they may hear. */
    void tell(int actor, EventLog events) {
        if (!secrets) {
            narrator.lines(actor, events, onlyViewer()).forEach(out::println);
            return;
        }
        for (int seat : people.list()) {
            List<String> lines = narrator.lines(actor, events, seat);
            if (seat == sitting) {
                lines.forEach(out::println);
            } else {
                missed.computeIfAbsent(seat, _ -> new ArrayList<>()).addAll(lines);
            }
        }
    }

    /** Whose view it is when nobody in particular decides. */
    int onlyViewer() {
        return people.count() == 1 ? people.lowest() : Seats.SPECTATOR;
    }

    /** Of the people who are asked, those who sit at the keyboard now. */
    Seats seat(Seats asked, boolean oneByOne) {
        if (asked.contains(sitting)) {
            return Seats.of(sitting);
        }
        if (!secrets) {
            return oneByOne ? Seats.of(asked.lowest()) : asked;
        }
        sitDown(oneByOne || asked.count() == 1 ? asked.lowest() : whichOf(asked));
        return Seats.of(sitting);
    }

    private int whichOf(Seats asked) {
        String numbers = asked.list().stream().map(String::valueOf).collect(Collectors.joining(" or "));
        String question =
                "%s may act; who does, %s? ".formatted(Narrator.capital(narrator.names(asked.list())), numbers);
        while (!keyboard.isClosed()) {
            Optional<Integer> answer = numbered(asked, keyboard.ask(question));
            if (answer.isPresent()) {
                return answer.get();
            }
        }
        return asked.lowest();
    }

    void handOver(Seats asked, String number) {
        Optional<Integer> seat = numbered(asked, number);
        if (secrets && seat.isPresent()) {
            sitDown(seat.get());
        } else {
            out.println("  the keyboard goes only to a player who decides now, where players have secrets");
        }
    }

    private static Optional<Integer> numbered(Seats seats, String number) {
        return seats.list().stream()
                .filter(seat -> Integer.toString(seat).equals(number))
                .findFirst();
    }

    private void sitDown(int seat) {
        out.print(terminal.outIsScreen() ? CLEAR_SCREEN : "\n");
        keyboard.ask("%s: press Enter when it is you. ".formatted(Narrator.capital(narrator.name(seat))));
        sitting = seat;
        Optional.ofNullable(missed.remove(seat)).ifPresent(lines -> lines.forEach(out::println));
    }
}
