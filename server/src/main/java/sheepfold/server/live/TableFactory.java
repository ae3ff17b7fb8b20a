package sheepfold.server.live;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import sheepfold.engine.Game;
import sheepfold.engine.GameInfo;
import sheepfold.engine.Games;
import sheepfold.engine.Move;
import sheepfold.engine.Position;
import sheepfold.engine.SecretSeed;
import sheepfold.engine.Setup;
import sheepfold.engine.Unsigned;
import sheepfold.json.BadInput;
import sheepfold.json.Text;
import sheepfold.server.people.Names;
import sheepfold.server.people.Seating;
import sheepfold.server.people.Signer;
import sheepfold.server.store.Store;
import sheepfold.server.store.Store.Visitor;
import sheepfold.server.table.Entry;
import sheepfold.server.table.JsonText;
import sheepfold.server.table.Seat;
import sheepfold.server.table.Table;
import sheepfold.server.wire.LobbyMessages.AskTable;
import tools.jackson.databind.JsonNode;

/** A table that is being made: its first entries, and what they add up to. */
public final class TableFactory {
    private static final int LONGEST_CLOCK = 7 * 24 * 3600;
    private static final int LONGEST_WINDOW = 3600;
    private static final Pattern NONCE = Pattern.compile("[!-~]{1,64}");
    private static final String BOT = "bot:";
    private static final String ME = "me";
    private static final String CALLED = "me:";

    private final List<Store.Entry> rows = new ArrayList<>();
    private final long when;
    private final String actor;
    private final SecretSeed seed;
    private final Table<?, ?> table;

    private TableFactory(Entry.Opened opened, SecretSeed seed, long when) {
        this.when = when;
        this.actor = opened.owner();
        this.seed = seed;
        this.table = Table.open(Signer.fresh(12), opened, seed.reveal(), when, Unsigned.Whose.UNKNOWN);
        note(opened);
    }

    static TableFactory of(Visitor owner, AskTable ask, long when) {
        Game<?, ?> game = Games.named(ask.game());
        GameInfo info = game.info();
        Setup setup = Setup.of(info, ask.seats().size(), chosen(ask.options()), Optional.ofNullable(ask.data()));
        List<String> nonces = Optional.ofNullable(ask.nonces()).orElse(List.of());
        nonces.stream()
                .filter(nonce -> !NONCE.matcher(nonce).matches())
                .findFirst()
                .ifPresent(nonce -> {
                    throw new BadInput(
                            "nonces", "a nonce is one word of up to 64 plain letters, not " + Text.shortened(nonce));
                });
        requireBetween("clock", ask.clock(), 1, LONGEST_CLOCK);
        requireBetween("window", ask.window(), 0, LONGEST_WINDOW);
        if (ask.position() != null) {
            requireAlone(ask.seats());
            requireOn(game, setup, ask.position());
        }
        SecretSeed seed = SecretSeed.fresh(nonces);
        TableFactory factory = new TableFactory(
                new Entry.Opened(
                        info.id(),
                        info.rules(),
                        setup.seats(),
                        setup.chosen(info),
                        ask.data(),
                        ask.position(),
                        owner.guest(),
                        Entry.Settings.of(ask),
                        seed.commitment(),
                        nonces),
                seed,
                when);
        factory.seat(owner, ask.seats());
        return factory;
    }

    /** Who lays out a position, or goes on from one, may know what is hidden in it, so nobody else sits down there. */
    private static void requireAlone(List<String> seats) {
        if (seats.contains("open")) {
            throw new BadInput(
                    "seats[" + seats.indexOf("open") + "]",
                    "a table that begins at a position is for those at one screen and bots");
        }
    }

    private static <P extends Position<P, M>, M extends Move> void requireOn(
            Game<P, M> game, Setup setup, JsonNode position) {
        try {
            if (game.positions().read(setup, position).turn().isOver()) {
                throw new BadInput("", "the game is over there");
            }
        } catch (BadInput e) {
            throw e.at("position");
        }
    }

    /** A table like another one, begun at a position of its own or from the start. */
    static TableFactory like(
            Table<?, ?> other, Visitor owner, Optional<JsonNode> position, Entry.Settings settings, long when) {
        SecretSeed seed = SecretSeed.fresh(List.of());
        Entry.Opened opened = other.opened();
        return new TableFactory(
                new Entry.Opened(
                        opened.game(),
                        // A position goes on by the rules that led to it
                        position.isPresent() ? opened.rules() : other.info().rules(),
                        opened.seats(),
                        opened.options(),
                        opened.data(),
                        position.orElse(null),
                        owner.guest(),
                        settings,
                        seed.commitment(),
                        List.of()),
                seed,
                when);
    }

    /** Options as they are sent, by their ids. */
    public static Map<String, String> chosen(@Nullable Map<String, JsonNode> asked) {
        Map<String, String> options = new LinkedHashMap<>();
        Optional.ofNullable(asked).orElse(Map.of()).forEach((id, value) -> {
            if (!value.isValueNode() || value.isNull()) {
                throw new BadInput("options." + id, "an option is a text, a number, true or false");
            }
            options.put(id, value.asString());
        });
        return options;
    }

    private static void requireBetween(String field, @Nullable Integer seconds, int least, int most) {
        if (seconds != null && (seconds < least || seconds > most)) {
            throw new BadInput(field, "it is to be from %d to %d seconds".formatted(least, most));
        }
    }

    /** Seats people and bots, as in {@code me}, {@code me:Anna} (at the same screen), {@code open}, {@code bot:medium}. */
    void seat(Visitor me, List<String> seats) {
        if (table.keepsSecrets()) {
            requireAlone(seats);
        }
        if (seats.size() != table.seats().size()) {
            throw new BadInput(
                    "seats", "this table has %d seats".formatted(table.seats().size()));
        }
        for (int seat = 0; seat < seats.size(); seat++) {
            String wanted = seats.get(seat);
            if (wanted.equals(ME)) {
                add(Entry.SeatTaken.by(me, seat));
            } else if (wanted.startsWith(CALLED)) {
                add(Entry.SeatTaken.called(
                        me, seat, ofSeat(seat, () -> Names.checked(wanted.substring(CALLED.length())))));
            } else if (wanted.startsWith(BOT)) {
                add(new Entry.SeatGiven(
                        seat,
                        ofSeat(
                                seat,
                                () -> Seating.bot(wanted.substring(BOT.length()))
                                        .id()),
                        null));
            } else if (!wanted.equals("open")) {
                throw new BadInput(
                        "seats[" + seat + "]",
                        "a seat is \"me\", \"me:NAME\", \"open\" or \"bot:LEVEL\", not " + Text.shortened(wanted));
            }
        }
        startIfFull();
    }

    /** What is wrong with a word is wrong at its seat. */
    private static String ofSeat(int seat, Supplier<String> word) {
        try {
            return word.get();
        } catch (BadInput e) {
            throw new BadInput("seats[" + seat + "]", e.sentence());
        }
    }

    /** How the one who holds a seat asks for its like. */
    static String wordFor(Seat seat) {
        return seat.called().isEmpty() ? ME : CALLED + seat.called();
    }

    /** Seats somebody and the bots as there, or one seat further; the seats of other people wait for them. */
    void seatAsAt(Table<?, ?> other, Visitor me, boolean swap) {
        int seats = other.seats().size();
        for (int seat = 0; seat < seats; seat++) {
            Seat holder = other.seat(Math.floorMod(seat - (swap ? 1 : 0), seats));
            if (holder.isHeldBy(me.guest())) {
                add(holder.takenAgain(seat, me));
            } else if (holder.isBot()) {
                add(new Entry.SeatGiven(seat, holder.bot(), null));
            }
        }
        startIfFull();
    }

    private void startIfFull() {
        if (table.seats().stream().noneMatch(Seat::isOpen)) {
            note(table.start(when));
        }
    }

    private void add(Entry entry) {
        table.apply(entry, actor, when);
        note(entry);
    }

    private void note(Entry entry) {
        rows.add(new Store.Entry(table.id(), table.at(), actor, JsonText.entry(entry), when));
    }

    Table<?, ?> table() {
        return table;
    }

    List<Store.Entry> rows() {
        return rows;
    }

    String secret() {
        return seed.reveal();
    }
}
