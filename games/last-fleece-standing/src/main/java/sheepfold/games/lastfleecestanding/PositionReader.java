package sheepfold.games.lastfleecestanding;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import sheepfold.engine.Refusal;
import sheepfold.engine.json.Fields;
import sheepfold.games.lastfleecestanding.FleeceMove.After;
import sheepfold.games.lastfleecestanding.FleeceMove.CancelAttack;
import sheepfold.games.lastfleecestanding.FleeceMove.CancelCard;
import sheepfold.games.lastfleecestanding.FleeceMove.CancelDog;
import sheepfold.games.lastfleecestanding.FleeceMove.CloseShave;
import sheepfold.games.lastfleecestanding.FleeceMove.Cream;
import sheepfold.games.lastfleecestanding.FleeceMove.Dog;
import sheepfold.games.lastfleecestanding.FleeceMove.ExpelDog;
import sheepfold.games.lastfleecestanding.FleeceMove.Fetch;
import sheepfold.games.lastfleecestanding.FleeceMove.Part;
import sheepfold.games.lastfleecestanding.FleeceMove.Play;
import sheepfold.games.lastfleecestanding.FleeceMove.Rob;
import sheepfold.games.lastfleecestanding.FleeceMove.Thief;
import sheepfold.games.lastfleecestanding.Paddock.Moment;
import sheepfold.games.lastfleecestanding.Paddock.Occasion;
import sheepfold.games.lastfleecestanding.Paddock.Phase;
import tools.jackson.databind.JsonNode;

/** Reads a position and checks that the game could go on from it. */
final class PositionReader {
    private static final int MOST_ROWS = Coat.MOST_ROWS - 1;
    private static final int MOST_TURNS = 1_000_000;

    private final FleeceRules rules;
    private final Fields fields;
    private final Paddock paddock;

    PositionReader(FleeceRules rules, JsonNode json) {
        this.rules = rules;
        this.fields = Fields.of(json, "");
        this.paddock = new Paddock(rules);
    }

    Paddock paddock() {
        Phase phase = phase();
        List<Fields> seats = fields.objects("seats");
        if (seats.size() != rules.seats()) {
            throw fields.wrong(
                    "seats", "SH-SET-01", "there are to be %d, not %d".formatted(rules.seats(), seats.size()));
        }
        for (int seat = 0; seat < seats.size(); seat++) {
            readSheep(seats.get(seat), paddock.sheep(seat), phase);
        }
        readStack();
        readPiles(phase);
        paddock.resume(moment(phase));
        readAttack();
        readGain(phase);
        readStrays();
        checkTable();
        checkStack();
        new PhaseCheck(paddock, fields).check();
        readPlaces(seats);
        paddock.askAgain();
        readAnswers(seats);
        seats.forEach(Fields::nothingElse);
        fields.nothingElse();
        return paddock;
    }

    private Phase phase() {
        String word = fields.text("phase", "act");
        return IntStream.range(0, Phase.values().length)
                .mapToObj(i -> Phase.values()[i])
                .filter(phase -> FleecePositions.lower(phase).equals(word))
                .findFirst()
                .orElseThrow(() -> fields.wrong("phase", "there is no such phase"));
    }

    private Moment moment(Phase phase) {
        boolean begun = phase != Phase.COAT && phase != Phase.FIRST;
        return new Moment(
                phase,
                occasion(),
                fields.number("turn", 0, MOST_TURNS, begun ? rules.seats() + 1 : 0),
                seatOr("active", 0),
                fields.number("die", 0, 6, begun && phase != Phase.ROLL ? 1 : 0),
                fields.number("owed", 0, 1000, 0),
                fields.flag("attackUsed", false),
                fields.flag("arranged", false),
                fields.has("firstTurnOver") ? seatBits(fields, "firstTurnOver") : begun ? everyone() : 0,
                seatOr("wolf", Paddock.NOBODY),
                seatOr("master", Paddock.NOBODY),
                event(),
                seatOr("wolfAtEvent", Paddock.NOBODY),
                fields.has("arrangedAtEnd") ? seatBits(fields, "arrangedAtEnd") : 0,
                fields.number("keepRow", 1, MOST_ROWS, 1) - 1,
                fields.number("ties", 0, 2, 0));
    }

    private Occasion occasion() {
        String word = fields.text("window", "act");
        for (Occasion occasion : Occasion.values()) {
            if (FleecePositions.lower(occasion).equals(word)) {
                return occasion;
            }
        }
        throw fields.wrong("window", "it is to be roll, draw, event, attack or end");
    }

    private Optional<Card> event() {
        if (!fields.has("event")) {
            return Optional.empty();
        }
        return Optional.of(Card.of(fields.text("event"))
                .filter(card -> card.group() == Card.Group.EVENT)
                .orElseThrow(() -> fields.wrong("event", "SH-DRAW-05", "the events are BOY, MOO and GOA")));
    }

    private int everyone() {
        return (1 << rules.seats()) - 1;
    }

    private int seatOr(String name, int otherwise) {
        return fields.number(name, 0, rules.seats() - 1, otherwise);
    }

    private int seatBits(Fields from, String name) {
        int bits = 0;
        for (JsonNode seat : from.list(name)) {
            if (!seat.isInt() || seat.intValue() < 0 || seat.intValue() >= rules.seats()) {
                throw from.wrong(name, "it is to be a list of seats from 0 to " + (rules.seats() - 1));
            }
            bits |= 1 << seat.intValue();
        }
        return bits;
    }

    private void readSheep(Fields from, Sheep sheep, Phase phase) {
        readCoat(from, sheep.coat);
        if (rules.strictMemory() && phase != Phase.COAT) {
            readTokens(from, sheep.coat);
        }
        readClippers(from, sheep);
        sheep.dog = from.flag("dog", true);
        sheep.shepherd = from.flag("shepherd", false);
        for (Card card : cards(from, "hand")) {
            if (card.group() != Card.Group.ANYTIME) {
                throw from.wrong("hand", "SH-DRAW-01", card + " is no card for the hand");
            }
            sheep.hand.add(card);
        }
        sheep.keptPow = from.flag("keptPow", false);
        if (sheep.keptPow && !sheep.hand.has(Card.POW)) {
            throw from.wrong("keptPow", "SH-HID-06", "there is no POW in the hand");
        }
        readLost(from, sheep);
    }

    private static void readLost(Fields from, Sheep sheep) {
        Optional<Fields> lost = from.optionalObject("lost");
        for (Wool wool : Wool.ALL) {
            int start = wool == Wool.BASIC ? Box.BASIC_IN_A_COAT : 1;
            int missing = Math.max(0, start - sheep.coat.count(wool));
            int gone = lost.map(count -> count.number(wool.toString(), 0, Coat.MOST_PIECES, 0))
                    .orElse(sheep.coat.isBare() ? 0 : missing);
            sheep.countLost(wool, gone);
        }
        lost.ifPresent(Fields::nothingElse);
    }

    private static void readCoat(Fields from, Coat coat) {
        List<String> rows = from.texts("coat");
        if (rows.size() < Coat.ROWS_AT_FIRST || rows.size() > MOST_ROWS) {
            throw from.wrong("coat", "SH-COAT-05", "a coat has 3 to %d rows, not %d".formatted(MOST_ROWS, rows.size()));
        }
        coat.setRows(rows.size());
        for (int row = 0; row < rows.size(); row++) {
            if (!rows.get(row).matches("[WTtS.]{3}")) {
                throw from.wrong(
                        "coat[" + row + "]", "SH-SET-02", "a row is drawn with 3 characters: W, T, t, S or a dot");
            }
            for (int column = 0; column < Coat.ROW; column++) {
                char letter = rows.get(row).charAt(column);
                int cell = row * Coat.ROW + column;
                Wool.ofLetter(Character.toUpperCase(letter)).ifPresent(wool -> coat.put(cell, wool));
                if (letter == 't') {
                    coat.damage(cell);
                    coat.markForAll(cell);
                }
            }
        }
        if (from.has("known")) {
            for (int cell : cells(from, "known", coat)) {
                coat.markForAll(cell);
            }
        }
    }

    private static List<Integer> cells(Fields from, String name, Coat coat) {
        List<Integer> cells = new ArrayList<>();
        for (JsonNode number : from.list(name)) {
            if (!number.isInt() || !coat.has(number.intValue() - 1)) {
                throw from.wrong(name, "SH-HID-04", "it is to be a list of cells with a piece");
            }
            cells.add(number.intValue() - 1);
        }
        return cells;
    }

    private static void readTokens(Fields from, Coat coat) {
        coat.numberThePieces();
        int given = from.number("tokensGiven", 0, Byte.MAX_VALUE, 0);
        if (!from.has("tokens")) {
            coat.setTokensGiven(Math.max(given, coat.tokensGiven()));
            return;
        }
        List<JsonNode> tokens = from.list("tokens");
        coat.setTokensGiven(0);
        List<Integer> cells = new Cells(coat.occupied()).numbers();
        boolean fit = tokens.size() == cells.size()
                && tokens.stream().distinct().count() == cells.size()
                && tokens.stream().allMatch(token -> token.isInt() && token.intValue() > 0 && token.intValue() <= 127);
        if (!fit) {
            throw from.wrong("tokens", "SH-HID-02", "each piece has a number of its own, in the order of cells");
        }
        for (int i = 0; i < cells.size(); i++) {
            coat.setToken(cells.get(i) - 1, tokens.get(i).intValue());
        }
        coat.setTokensGiven(Math.max(given, coat.tokensGiven()));
    }

    private static void readClippers(Fields from, Sheep sheep) {
        if (sheep.coat.isBare() && !from.has("shear")) {
            return;
        }
        sheep.clippers = new Clippers(card(from, "shear", Card.STARTER_SHEAR.code(), Card.Group.SHEAR, "SH-DRAW-02"));
        if (from.has("battery")) {
            sheep.clippers.put(card(from, "battery", "", Card.Group.BATTERY, "SH-DRAW-03"));
        }
        if (from.has("blade")) {
            sheep.clippers.put(card(from, "blade", "", Card.Group.BLADE, "SH-DRAW-03"));
        }
        String snag = from.text("snag", FleeceView.snag(Clippers.Snag.FREE));
        for (Clippers.Snag state : Clippers.Snag.values()) {
            if (FleeceView.snag(state).equals(snag)) {
                sheep.clippers.setSnag(state);
                return;
            }
        }
        throw from.wrong("snag", "SH-SNAG-02", "it is to be free, this turn or earlier");
    }

    private static Card card(Fields from, String name, String byDefault, Card.Group group, String rule) {
        return Card.of(from.text(name, byDefault))
                .filter(card -> card.group() == group)
                .orElseThrow(() -> from.wrong(name, rule, "there is no such card for this place"));
    }

    private static List<Card> cards(Fields from, String name) {
        List<Card> cards = new ArrayList<>();
        if (from.has(name)) {
            for (String code : from.texts(name)) {
                cards.add(Card.of(code)
                        .orElseThrow(() -> from.wrong(name + "[" + cards.size() + "]", "there is no such card")));
            }
        }
        return cards;
    }

    private void readStack() {
        if (!fields.has("stack")) {
            return;
        }
        for (Fields card : fields.objects("stack")) {
            Play play = FleeceNotation.move(card.text("play"))
                    .filter(Play.class::isInstance)
                    .map(Play.class::cast)
                    .orElseThrow(() -> card.wrong("play", "it is to be a played card such as pow C or velcro B"));
            paddock.stack.push(card.number("seat", 0, rules.seats() - 1), play);
            card.nothingElse();
        }
    }

    /** Every card is somewhere: what is not named lies in the deck, or in the discard pile where no deck can have it. */
    private void readPiles(Phase phase) {
        boolean deckGiven = fields.has("deck");
        boolean discardGiven = fields.has("discard");
        if (deckGiven) {
            readPile("deck", paddock.deck);
        }
        if (discardGiven) {
            readPile("discard", paddock.discard);
        }
        for (Card card : Card.ALL) {
            int left =
                    rules.inPlay(card) - placed(card, phase) - paddock.deck.count(card) - paddock.discard.count(card);
            if (left < 0) {
                throw fields.wrong(
                        "seats", "SH-SET-05", "there are more of %s than are in play".formatted(card.title()));
            }
            boolean toDeck = !deckGiven && isOfTheDeck(card);
            boolean toDiscard = !toDeck && !discardGiven;
            if (left > 0 && !toDeck && !toDiscard) {
                throw fields.wrong(
                        deckGiven ? "discard" : "deck",
                        "SH-SET-05",
                        "%d of %s lie nowhere".formatted(left, card.title()));
            }
            (toDeck ? paddock.deck : paddock.discard).add(card, left);
        }
    }

    private void readPile(String name, Cards pile) {
        Fields counts = fields.object(name);
        for (Card card : Card.ALL) {
            pile.add(card, counts.number(card.code(), 0, 100, 0));
        }
        counts.nothingElse();
        boolean impossible = name.equals("deck") && pile.kinds().stream().anyMatch(card -> !isOfTheDeck(card));
        if (impossible) {
            throw fields.wrong(name, "SH-SET-04", "WOL, sK, DOG and WLF are never in the deck");
        }
    }

    private static boolean isOfTheDeck(Card card) {
        return card != Card.BASIC_WOOL && card != Card.STARTER_SHEAR && card != Card.SHEEPDOG && card != Card.WOLF;
    }

    /** How many of a kind lie before the seats, on the stack, or are just being revealed or gained. */
    private int placed(Card card, Phase phase) {
        int placed = 0;
        for (int seat = 0; seat < rules.seats(); seat++) {
            Sheep sheep = paddock.sheep(seat);
            boolean living = phase == Phase.COAT || !sheep.coat.isBare();
            placed += sheep.hand.count(card);
            placed += card.group() == Card.Group.WOOL ? woolOf(sheep, Wool.of(card), phase) : 0;
            placed += living && sheep.clippers.shear() == card ? 1 : 0;
            placed += sheep.clippers.battery().filter(card::equals).isPresent() ? 1 : 0;
            placed += sheep.clippers.blade().filter(card::equals).isPresent() ? 1 : 0;
            placed += card == Card.SHEEPDOG && sheep.dog ? 1 : 0;
            placed += card == Card.SHEPHERD && sheep.shepherd ? 1 : 0;
        }
        for (int i = 0; i < paddock.stack.size(); i++) {
            placed += paddock.stack.card(i).card() == card ? 1 : 0;
        }
        boolean wolfHere = fields.has("wolf") || phase == Phase.COAT || phase == Phase.FIRST;
        placed += card == Card.WOLF && wolfHere ? 1 : 0;
        placed += event().filter(card::equals).isPresent() ? 1 : 0;
        placed += phase == Phase.GAIN && gained().card() == card ? 1 : 0;
        return placed;
    }

    /** Before the coats are laid each seat has its pieces in hand. */
    private static int woolOf(Sheep sheep, Wool wool, Phase phase) {
        if (phase != Phase.COAT) {
            return sheep.coat.count(wool);
        }
        return wool == Wool.BASIC ? Box.BASIC_IN_A_COAT : 1;
    }

    private Wool gained() {
        return wool(fields.object("gain"), "kind");
    }

    private static Wool wool(Fields from, String name) {
        return Wool.ofCode(from.text(name))
                .orElseThrow(() -> from.wrong(name, "SH-COAT-04", "it is to be WOL, STL or SNG"));
    }

    private void readAttack() {
        Optional<Fields> attack = fields.optionalObject("attack");
        if (attack.isEmpty()) {
            return;
        }
        Fields from = attack.get();
        List<Part> parts = new ArrayList<>();
        int named = 0;
        for (Fields part : from.objects("parts")) {
            int seat = part.number("seat", 0, rules.seats() - 1);
            int points = part.number("points", 1, rules.box().mostPower());
            part.nothingElse();
            if (!paddock.isLiving(seat) || (named >> seat & 1) != 0) {
                throw from.wrong("parts", "SH-SHEAR-02", "the parts are for different living seats");
            }
            named |= 1 << seat;
            parts.add(new Part(seat, points));
        }
        if (parts.isEmpty()) {
            throw from.wrong("parts", "SH-SHEAR-02", "an attack has at least one part");
        }
        boolean selfInflicted = parts.stream().anyMatch(part -> part.seat() == paddock.active());
        if (selfInflicted && (parts.size() > 1 || !rules.deflectHitsAttacker())) {
            throw from.wrong("parts", "SH-AFT-03", "only a bounced attack, in one part, comes back to the attacker");
        }
        int announced = from.has("named") ? seatBits(from, "named") : named;
        boolean snipped = from.flag("snipped", false);
        int deflector = from.number("deflector", 0, rules.seats() - 1, Attack.NOBODY);
        from.nothingElse();
        paddock.attack.resume(parts, announced, snipped, deflector);
    }

    private void readGain(Phase phase) {
        if (phase != Phase.GAIN) {
            if (fields.has("gain")) {
                throw fields.wrong("gain", "SH-COAT-04", "a piece is gained only in the phase gain");
            }
            return;
        }
        Fields from = fields.object("gain");
        int seat = from.number("seat", 0, rules.seats() - 1);
        Wool wool = wool(from, "kind");
        boolean hurt = from.flag("damaged", false);
        if (hurt && wool != Wool.STEEL) {
            throw from.wrong("damaged", "SH-STEEL-03", "only Steel Wool is damaged");
        }
        Optional<Stray> stray = from.has("known")
                ? Optional.of(new Stray(
                        wool,
                        from.flag("steelOrSnag", false),
                        seatBits(from, "known"),
                        from.number("from", 0, rules.seats() - 1, Stray.DECK),
                        seat,
                        Stray.ANYWHERE))
                : Optional.empty();
        stray.ifPresent(piece -> checkStray(from, piece));
        from.nothingElse();
        if (!paddock.isLiving(seat) || paddock.sheep(seat).coat.free() == 0) {
            throw from.wrong("seat", "SH-COAT-05", "who gains a piece is living and has a free cell");
        }
        paddock.resumeGain(seat, wool, hurt, stray);
    }

    private static void checkStray(Fields from, Stray stray) {
        if (stray.steelOrSnag() && stray.kind() == Wool.BASIC) {
            throw from.wrong("kind", "SH-HID-04", "a piece known to be Steel Wool or a Snag is no Basic Wool");
        }
        if (stray.from() == Stray.DECK != stray.steelOrSnag()) {
            throw from.wrong(
                    "steelOrSnag", "SH-DRAW-04", "just the pieces from the deck are known to be Steel Wool or a Snag");
        }
    }

    private void readStrays() {
        if (!fields.has("strays")) {
            return;
        }
        List<Stray> strays = new ArrayList<>();
        for (Fields from : fields.objects("strays")) {
            Stray stray = new Stray(
                    wool(from, "kind"),
                    from.flag("steelOrSnag", false),
                    from.has("known") ? seatBits(from, "known") : 0,
                    from.number("from", 0, rules.seats() - 1, Stray.DECK),
                    from.number("to", 0, rules.seats() - 1),
                    from.number("cell", 1, Coat.MOST_CELLS, 0) - 1);
            from.nothingElse();
            checkStray(from, stray);
            if (stray.cell() != Stray.ANYWHERE) {
                checkPlace(from, stray, strays);
            }
            strays.add(stray);
        }
        strays.forEach(paddock.strays::add);
    }

    private void checkPlace(Fields from, Stray stray, List<Stray> others) {
        Coat coat = paddock.sheep(stray.to()).coat;
        boolean fits = coat.has(stray.cell())
                && coat.at(stray.cell()) == stray.kind()
                && (coat.knownToAll() >> stray.cell() & 1) == 0
                && others.stream().noneMatch(other -> other.liesAt(stray.to(), stray.cell()));
        if (!fits) {
            throw from.wrong("cell", "SH-HID-04", "there is to be one hidden piece of this kind on that cell");
        }
    }

    private void checkTable() {
        boolean deckGone = paddock.deck.isEmpty();
        if (deckGone && paddock.owed() > 0) {
            throw fields.wrong("owed", "SH-DECK-03", "with the deck gone nothing is owed");
        }
        for (int seat = 0; seat < rules.seats(); seat++) {
            Sheep sheep = paddock.sheep(seat);
            String place = "seats[" + seat + "]";
            boolean attached = sheep.clippers.battery().isPresent()
                    || sheep.clippers.blade().isPresent();
            if (deckGone && attached) {
                throw fields.wrong(place + ".battery", "SH-DECK-02", "with the deck gone there are no attachments");
            }
            if (!deckGone && sheep.coat.damaged() != 0) {
                throw fields.wrong(place + ".coat", "SH-STEEL-03", "Steel Wool is damaged only once the deck is gone");
            }
            boolean owns = !sheep.hand.isEmpty() || sheep.dog || sheep.shepherd || attached;
            if (!paddock.isLiving(seat) && owns) {
                throw fields.wrong(place, "SH-OUT-02", "who is out owns nothing: no hand, no dog, no Shepherd");
            }
        }
        checkWolf();
    }

    private void checkWolf() {
        int wolf = paddock.wolf();
        boolean unset = paddock.phase() == Phase.COAT || paddock.phase() == Phase.FIRST;
        if (wolf == Paddock.NOBODY) {
            return;
        }
        if (unset) {
            throw fields.wrong("wolf", "SH-SET-06", "nobody has the Wolf yet");
        }
        boolean over = paddock.livingCount() <= 1;
        if (!over && !paddock.isLiving(wolf)) {
            throw fields.wrong("wolf", "SH-WOLF-05", "the Wolf is on a living seat or out of play");
        }
        if (paddock.sheep(wolf).shepherd) {
            throw fields.wrong("wolf", "SH-SHP-01", "a Shepherd's owner never has the Wolf");
        }
    }

    private void checkStack() {
        for (int i = 0; i < paddock.stack.size(); i++) {
            boolean mayStand = paddock.isLiving(paddock.stack.player(i)) && fitsInStack(i);
            if (!mayStand) {
                throw fields.wrong("stack[" + i + "]", "SH-REACT-07", "this card cannot have been played there");
            }
        }
    }

    private boolean fitsInStack(int index) {
        int player = paddock.stack.player(index);
        Occasion occasion = paddock.occasion();
        boolean atTheAttack = index == 0 && occasion == Occasion.ATTACK;
        return switch (paddock.stack.card(index)) {
            case CancelAttack _, Cream _ -> atTheAttack && player != paddock.active();
            case After _ -> atTheAttack;
            case CancelDog _ -> index > 0 && paddock.stack.card(index - 1) instanceof Dog && isOthers(index);
            case CancelCard _ -> index > 0 && !(paddock.stack.card(index - 1) instanceof Dog) && isOthers(index);
            case ExpelDog expel -> isOpponent(expel.seat(), player);
            case Rob rob -> isOpponent(rob.seat(), player);
            case Thief thief -> isOpponent(thief.seat(), player);
            case CloseShave shave ->
                index == 0
                        && occasion == Occasion.ACT
                        && player == paddock.active()
                        && isOpponent(shave.seat(), player);
            case Dog _, Fetch _ -> true;
        };
    }

    private boolean isOthers(int index) {
        return paddock.stack.player(index - 1) != paddock.stack.player(index);
    }

    private boolean isOpponent(int seat, int player) {
        return seat != player && seat < rules.seats();
    }

    /** Who is out has a place; without one given, all who are out share the place after the living. */
    private void readPlaces(List<Fields> seats) {
        boolean over = paddock.phase() == Phase.OVER;
        for (int seat = 0; seat < rules.seats(); seat++) {
            boolean placed = over || !paddock.isLiving(seat);
            int byDefault = paddock.isLiving(seat) ? 1 : paddock.livingCount() + 1;
            int place = seats.get(seat).number("place", 0, rules.seats(), placed ? byDefault : 0);
            boolean fits = placed
                    ? place >= byDefault && (place == 1 || byDefault != 1 || !paddock.isLiving(seat))
                    : place == 0;
            if (!fits) {
                throw fields.wrong(
                        "seats[" + seat + "].place",
                        "SH-END-03",
                        "just those who are out have places, after the living");
            }
            paddock.setRank(seat, place);
        }
    }

    private void readAnswers(List<Fields> seats) {
        for (int seat = 0; seat < rules.seats(); seat++) {
            Fields from = seats.get(seat);
            if (from.has("answer")) {
                readAnswer(from, seat);
            }
        }
        if (paddock.askedInSecret() != 0 && paddock.unanswered() == 0) {
            throw fields.wrong("seats", "SH-REACT-04", "all have answered, so nobody has anything left to decide");
        }
    }

    private void readAnswer(Fields from, int seat) {
        boolean sealed = (paddock.askedInSecret() >> seat & 1) != 0;
        FleeceMove answer = FleeceNotation.move(from.text("answer"))
                .orElseThrow(() -> from.wrong("answer", "it is to be a move such as pass or pow A"));
        Optional<Refusal> why = sealed
                ? paddock.whyNot(seat, answer)
                : Optional.of(Refusal.of("SH-REACT-03", "this seat is not asked in secret now"));
        if (why.isPresent()) {
            throw from.wrong("answer", why.get().rule(), why.get().sentence().plain());
        }
        paddock.seal(seat, answer);
    }
}
