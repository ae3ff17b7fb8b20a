package sheepfold.games.lastfleecestanding;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.ObjIntConsumer;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import sheepfold.games.lastfleecestanding.FleeceMove.Part;
import sheepfold.games.lastfleecestanding.FleeceMove.Play;
import sheepfold.json.BadInput;
import sheepfold.json.Fields;
import sheepfold.parts.Bag;

/** Puts up a table from a written position, and refuses one from which the game could not go on. */
final class PositionReader {
    private final FleeceRules rules;
    private final WrittenPaddock written;
    private final Phase phase;
    private final Paddock paddock;

    PositionReader(FleeceRules rules, WrittenPaddock written) {
        this.rules = rules;
        this.written = written;
        this.phase = written.phase();
        this.paddock = new Paddock(rules);
    }

    Paddock paddock() {
        int seats = written.seats().size();
        String not = "there are to be %d, not %d".formatted(rules.seats(), seats);
        demand(seats == rules.seats(), "seats", "SH-SET-01", not);
        each(written.seats(), "seats", this::putUpSheep);
        each(written.stack(), "stack", this::putUpPlayed);
        putUpPiles();
        putUpRound();
        paddock.occasion = occasion();
        putUpAttack();
        paddock.pending = pending();
        each(written.strays(), "strays", this::putUpStray);
        new PositionCheck(paddock).check();
        each(written.seats(), "seats", this::putUpPlace);
        paddock.asking.ask(paddock.askedInSecret());
        each(written.seats(), "seats", this::putUpAnswer);
        boolean open = paddock.askedInSecret() == 0 || !paddock.asking.isOver();
        demand(open, "seats", "SH-REACT-04", "all have answered, so nobody has anything left to decide");
        return paddock;
    }

    /** One after the other; a fault of one is at its place in the list. */
    static <T> void each(List<T> list, String field, ObjIntConsumer<T> putUp) {
        for (int i = 0; i < list.size(); i++) {
            try {
                putUp.accept(list.get(i), i);
            } catch (BadInput e) {
                throw e.at(field + "[" + i + "]");
            }
        }
    }

    static void demand(boolean holds, String field, String rule, String sentence) {
        if (!holds) {
            throw new BadInput(field, rule, sentence);
        }
    }

    private int seat(@Nullable Integer seat, String field) {
        return seat == null ? Paddock.NOBODY : Fields.within(seat, 0, rules.seats() - 1, field);
    }

    private int bits(WrittenPaddock.SomeSeats seats, String field) {
        boolean seated = seats.bits() >> rules.seats() == 0;
        demand(seated, field, "", "it is to be a list of seats from 0 to " + (rules.seats() - 1));
        return seats.bits();
    }

    private void putUpSheep(WrittenPaddock.Seat from, int seat) {
        Sheep sheep = paddock.sheep(seat);
        putUpCoat(from, sheep.coat);
        if (rules.strictMemory() && phase != Phase.COAT) {
            putUpTokens(from, sheep.coat);
        }
        putUpClippers(from, sheep.clippers);
        sheep.dog = from.dog();
        sheep.shepherd = from.shepherd();
        for (Card card : from.hand()) {
            demand(card.group() == Card.Group.ANYTIME, "hand", "SH-DRAW-01", card + " is no card for the hand");
            sheep.hand.add(card);
        }
        sheep.keptPow = from.keptPow();
        demand(!sheep.keptPow || sheep.hand.has(Card.POW), "keptPow", "SH-HID-06", "there is no POW in the hand");
        Map<Wool, Integer> lost = from.lost();
        for (Wool wool : Wool.ALL) {
            // Without a count, what is missing from a laid coat is lost
            int missing = sheep.coat.isBare() ? 0 : Math.max(0, wool.inACoat() - sheep.coat.count(wool));
            sheep.countLost(wool, lost == null ? missing : lost.getOrDefault(wool, 0));
        }
        paddock.flock.remove(phase != Phase.COAT && sheep.coat.isBare() ? 1 << seat : 0);
    }

    private static void putUpCoat(WrittenPaddock.Seat from, Coat coat) {
        String drawn = String.join("", from.coat());
        coat.rows = from.coat().size();
        for (int cell = 0; cell < drawn.length(); cell++) {
            int here = cell;
            Wool.ofLetter(Character.toUpperCase(drawn.charAt(cell))).ifPresent(wool -> coat.put(here, wool));
            if (drawn.charAt(cell) == 't') {
                coat.damage(cell);
                coat.markForAll(cell);
            }
        }
        for (int number : from.known()) {
            demand(coat.has(number - 1), "known", "SH-HID-04", "it is to be a list of cells with a piece");
            coat.markForAll(number - 1);
        }
    }

    private static void putUpTokens(WrittenPaddock.Seat from, Coat coat) {
        coat.numberThePieces();
        List<Integer> tokens = from.tokens();
        if (tokens != null) {
            List<Integer> cells = new Cells(coat.occupied()).numbers();
            boolean fit = tokens.size() == cells.size()
                    && tokens.stream().distinct().count() == cells.size()
                    && tokens.stream().allMatch(token -> token > 0 && token <= Byte.MAX_VALUE);
            demand(fit, "tokens", "SH-HID-02", "each piece has a number of its own, in the order of cells");
            coat.tokensGiven = 0;
            for (int i = 0; i < cells.size(); i++) {
                coat.setToken(cells.get(i) - 1, tokens.get(i));
            }
        }
        Integer given = from.tokensGiven();
        coat.tokensGiven = Math.max(given == null ? 0 : given, coat.tokensGiven);
    }

    private static void putUpClippers(WrittenPaddock.Seat from, Clippers clippers) {
        put(from.shear(), clippers, Card.Group.SHEAR, "shear", "SH-DRAW-02");
        put(from.battery(), clippers, Card.Group.BATTERY, "battery", "SH-DRAW-03");
        put(from.blade(), clippers, Card.Group.BLADE, "blade", "SH-DRAW-03");
        clippers.snag = Stream.of(Clippers.Snag.values())
                .filter(snag -> snag.id().equals(from.snag()))
                .findFirst()
                .orElse(Clippers.Snag.FREE);
    }

    private static void put(@Nullable Card card, Clippers clippers, Card.Group group, String field, String rule) {
        if (card != null) {
            demand(card.group() == group, field, rule, "there is no such card for this place");
            clippers.put(card);
        }
    }

    private void putUpPlayed(WrittenPaddock.Played played, int place) {
        Play play = FleeceNotation.move(played.play())
                .filter(Play.class::isInstance)
                .map(Play.class::cast)
                .orElseThrow(() -> new BadInput("play", "it is to be a played card such as pow C or velcro B"));
        paddock.stack.push(seat(played.seat(), "seat"), play);
    }

    /** Every card is somewhere: what is not named lies in the deck, or in the discard pile where no deck can have it. */
    private void putUpPiles() {
        Map<Card, Integer> deck = written.deck();
        Map<Card, Integer> discard = written.discard();
        (deck == null ? Map.<Card, Integer>of() : deck).forEach(paddock.deck::add);
        (discard == null ? Map.<Card, Integer>of() : discard).forEach(paddock.discard::add);
        boolean drawable = paddock.deck.kinds().stream().allMatch(Card::mayBeInDeck);
        demand(drawable, "deck", "SH-SET-04", "WOL, sK, DOG and WLF are never in the deck");
        Bag<Card> placed = placed();
        for (Card card : Card.ALL) {
            int left = rules.inPlay(card) - placed.count(card) - paddock.deck.count(card) - paddock.discard.count(card);
            String more =
                    "there are more of %s than are in play: %s".formatted(card.title(), whereabouts(card, placed));
            demand(left >= 0, "seats", "SH-SET-05", more);
            boolean toDeck = deck == null && card.mayBeInDeck();
            String nowhere = "%d of %s lie nowhere: %s".formatted(left, card.title(), whereabouts(card, placed));
            boolean hasPlace = left == 0 || toDeck || discard == null;
            demand(hasPlace, deck == null ? "deck" : "discard", "SH-SET-05", nowhere);
            (toDeck ? paddock.deck : paddock.discard).add(card, left);
        }
    }

    private String whereabouts(Card card, Bag<Card> placed) {
        String hint = card == Card.SHEEPDOG ? "; a seat has its dog unless dog is false" : "";
        return "%d in play, %d before the seats, on the stack or pending, %d in the deck, %d in the discard pile%s"
                .formatted(
                        rules.inPlay(card),
                        placed.count(card),
                        paddock.deck.count(card),
                        paddock.discard.count(card),
                        hint);
    }

    /** What lies before the seats, on the stack, or is just being revealed or gained. */
    private Bag<Card> placed() {
        Bag<Card> placed = new Bag<>(Card.ALL);
        for (int seat = 0; seat < rules.seats(); seat++) {
            Sheep sheep = paddock.sheep(seat);
            sheep.addBelongings(placed);
            placed.add(sheep.clippers.shear(), paddock.flock.isLiving(seat) ? 0 : -1);
            // Before the coats are laid each seat has its pieces in hand
            Wool.ALL.forEach(
                    wool -> placed.add(wool.card(), phase == Phase.COAT ? wool.inACoat() : sheep.coat.count(wool)));
        }
        for (int i = 0; i < paddock.stack.size(); i++) {
            placed.add(paddock.stack.card(i).card());
        }
        boolean wolfHere = written.wolf() != null || phase == Phase.COAT || phase == Phase.FIRST;
        placed.add(Card.WOLF, wolfHere ? 1 : 0);
        Optional.ofNullable(written.event()).ifPresent(placed::add);
        Optional.ofNullable(written.gain())
                .ifPresent(gain -> placed.add(gain.kind().card()));
        return placed;
    }

    private void putUpRound() {
        boolean begun = phase != Phase.COAT && phase != Phase.FIRST;
        boolean rolled = begun && phase != Phase.ROLL;
        Integer turn = written.turn();
        Integer die = written.die();
        WrittenPaddock.SomeSeats seasoned = written.firstTurnOver();
        Round round = paddock.round;
        round.number = turn != null ? turn : begun ? rules.seats() + 1 : 0;
        round.active = seat(written.active(), "active");
        round.die = die != null ? die : rolled ? 1 : 0;
        round.owed = written.owed();
        round.attackUsed = written.attackUsed();
        round.arranged = written.arranged();
        round.seasoned = seasoned != null ? bits(seasoned, "firstTurnOver") : begun ? paddock.flock.everyone() : 0;
        paddock.wolf.holder = seat(written.wolf(), "wolf");
        paddock.wolf.master = seat(written.master(), "master");
    }

    private Occasion occasion() {
        Window window = written.window();
        // Some decisions are made in one window only; to leave it out is the most frequent slip
        Window needed = switch (phase) {
            case SNIP -> Window.ATTACK;
            case SHED -> Window.EVENT;
            case BITE -> paddock.stack.isEmpty() ? Window.ROLL : Window.ATTACK;
            default -> window;
        };
        String only = "in the phase %s it is to be %s".formatted(phase.id(), needed.id());
        demand(window == needed, "window", "SH-REACT-02", only);
        Card event = written.event();
        boolean known = event == null || event.group() == Card.Group.EVENT;
        demand(known, "event", "SH-DRAW-05", "the events are BOY, MOO and GOA");
        boolean isOn = window == Window.EVENT;
        boolean fits = isOn == (event != null) || (isOn && phase == Phase.OVER);
        String just = "an event is revealed just while the window event is open or pieces are shed";
        demand(fits, "event", "SH-DRAW-05", just);
        int holder = seat(written.wolfAtEvent(), "wolfAtEvent");
        boolean held = holder == Paddock.NOBODY || (event != null && paddock.flock.isLiving(holder));
        String whose = "it names the living seat that had the Wolf when the event was drawn";
        demand(held, "wolfAtEvent", "SH-BOY-01", whose);
        int arranged = bits(written.arrangedAtEnd(), "arrangedAtEnd");
        return switch (window) {
            case ACT -> Occasion.ACT;
            case ROLL -> Occasion.ROLL;
            case DRAW -> Occasion.DRAW;
            case ATTACK -> Occasion.ATTACK;
            case EVENT -> event == null ? Occasion.ACT : new Occasion.Event(event, holder);
            case END -> Occasion.End.of(arranged);
        };
    }

    private void putUpAttack() {
        WrittenPaddock.Strike strike = written.attack();
        if (strike == null) {
            return;
        }
        List<Part> parts = strike.parts();
        int named = 0;
        for (int i = 0; i < parts.size(); i++) {
            int seat = seat(parts.get(i).seat(), "attack.parts[" + i + "].seat");
            Fields.within(parts.get(i).points(), 1, rules.box().mostPower(), "attack.parts[" + i + "].points");
            boolean another = paddock.flock.isLiving(seat) && (named >> seat & 1) == 0;
            demand(another, "attack.parts", "SH-SHEAR-02", "the parts are for different living seats");
            named |= 1 << seat;
        }
        demand(!parts.isEmpty(), "attack.parts", "SH-SHEAR-02", "an attack has at least one part");
        WrittenPaddock.SomeSeats announced = strike.named();
        paddock.attack.resume(
                parts,
                announced == null ? named : bits(announced, "attack.named"),
                strike.snipped(),
                seat(strike.deflector(), "attack.deflector"));
    }

    private Pending pending() {
        Integer row = written.keepRow();
        int ties = written.ties();
        boolean again = phase == Phase.HANDS && ties < Pending.Duel.MOST_TIES;
        boolean shown = ties == 0 || again || phase == Phase.COIN;
        demand(shown, "ties", "SH-CRM-02", "hands are shown again after one or two ties; then the coin falls");
        WrittenPaddock.Gained gain = written.gain();
        demand(gain == null || phase == Phase.GAIN, "gain", "SH-COAT-04", "a piece is gained only in the phase gain");
        return switch (phase) {
            case HANDS -> new Pending.Duel(ties);
            case KEEP -> new Pending.Keep(row == null ? 0 : row - 1);
            case GAIN -> gain(Optional.ofNullable(gain).orElseThrow(() -> new BadInput("gain", "it is missing")));
            default -> Pending.of(phase);
        };
    }

    private Pending.Gain gain(WrittenPaddock.Gained gain) {
        int seat = seat(gain.seat(), "gain.seat");
        boolean damageable = !gain.damaged() || gain.kind() == Wool.STEEL;
        demand(damageable, "gain.damaged", "SH-STEEL-03", "only Steel Wool is damaged");
        boolean roomy = paddock.flock.isLiving(seat) && paddock.sheep(seat).coat.free() != 0;
        demand(roomy, "gain.seat", "SH-COAT-05", "who gains a piece is living and has a free cell");
        WrittenPaddock.SomeSeats known = gain.known();
        if (known == null) {
            return Pending.Gain.openly(seat, gain.kind(), gain.damaged());
        }
        int from = gain.from() == null ? Stray.DECK : seat(gain.from(), "gain.from");
        Stray stray = Stray.of(gain.kind(), gain.steelOrSnag(), bits(known, "gain.known"), from, seat, Stray.ANYWHERE);
        checkOrigin(stray, "gain.");
        return Pending.Gain.of(stray);
    }

    private static void checkOrigin(Stray stray, String at) {
        boolean possible = !stray.steelOrSnag() || stray.kind() != Wool.BASIC;
        demand(possible, at + "kind", "SH-HID-04", "a piece known to be Steel Wool or a Snag is no Basic Wool");
        boolean drawn = stray.isFromDeck() == stray.steelOrSnag();
        String just = "just the pieces from the deck are known to be Steel Wool or a Snag";
        demand(drawn, at + "steelOrSnag", "SH-DRAW-04", just);
    }

    private void putUpStray(WrittenPaddock.Astray from, int index) {
        Integer cell = from.cell();
        Stray stray = Stray.of(
                from.kind(),
                from.steelOrSnag(),
                bits(from.known(), "known"),
                from.from() == null ? Stray.DECK : seat(from.from(), "from"),
                seat(from.to(), "to"),
                cell == null ? Stray.ANYWHERE : cell - 1);
        checkOrigin(stray, "");
        boolean fits = !stray.isPlaced() || isHidden(stray);
        demand(fits, "cell", "SH-HID-04", "there is to be one hidden piece of this kind on that cell");
        paddock.strays.add(stray);
    }

    private boolean isHidden(Stray stray) {
        Coat coat = paddock.sheep(stray.to()).coat;
        return coat.has(stray.cell())
                && coat.at(stray.cell()) == stray.kind()
                && (coat.knownToAll() >> stray.cell() & 1) == 0
                && paddock.strays.at(stray.to(), stray.cell()).isEmpty();
    }

    /** Who is out has a place; without one given, all who are out share the place after the living. */
    private void putUpPlace(WrittenPaddock.Seat from, int seat) {
        boolean living = paddock.flock.isLiving(seat);
        int least = living ? 1 : paddock.flock.livingCount() + 1;
        boolean placed = phase == Phase.OVER || !living;
        int place = from.place() == 0 && placed ? least : from.place();
        boolean fits = placed ? place >= least && (place == 1 || !living) && place <= rules.seats() : place == 0;
        demand(fits, "place", "SH-END-03", "just those who are out have places, after the living");
        paddock.flock.setPlace(seat, place);
    }

    private void putUpAnswer(WrittenPaddock.Seat from, int seat) {
        String text = from.answer();
        if (text == null) {
            return;
        }
        boolean asked = (paddock.askedInSecret() >> seat & 1) != 0;
        demand(asked, "answer", "SH-REACT-03", "this seat is not asked in secret now");
        FleeceMove answer = FleeceNotation.move(text)
                .orElseThrow(() -> new BadInput("answer", "it is to be a move such as pass or pow A"));
        paddock.whyNot(seat, answer).ifPresent(why -> {
            throw new BadInput("answer", why.rule(), why.sentence().plain());
        });
        paddock.asking.seal(seat, answer);
    }
}
