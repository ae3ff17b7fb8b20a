package sheepfold.games.lastfleecestanding;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.random.RandomGenerator;
import org.jspecify.annotations.Nullable;
import sheepfold.engine.Decision;
import sheepfold.engine.Events;
import sheepfold.engine.Form;
import sheepfold.engine.Moves;
import sheepfold.engine.Position;
import sheepfold.engine.Refusal;
import sheepfold.engine.Result;
import sheepfold.engine.Seats;
import sheepfold.engine.Sentence;
import sheepfold.engine.Turn;
import sheepfold.games.lastfleecestanding.FleeceMove.Arrange;
import sheepfold.games.lastfleecestanding.FleeceMove.CloseShave;
import sheepfold.games.lastfleecestanding.FleeceMove.Coin;
import sheepfold.games.lastfleecestanding.FleeceMove.Concede;
import sheepfold.games.lastfleecestanding.FleeceMove.Dog;
import sheepfold.games.lastfleecestanding.FleeceMove.Draw;
import sheepfold.games.lastfleecestanding.FleeceMove.Drawn;
import sheepfold.games.lastfleecestanding.FleeceMove.End;
import sheepfold.games.lastfleecestanding.FleeceMove.First;
import sheepfold.games.lastfleecestanding.FleeceMove.Keep;
import sheepfold.games.lastfleecestanding.FleeceMove.Lay;
import sheepfold.games.lastfleecestanding.FleeceMove.Pass;
import sheepfold.games.lastfleecestanding.FleeceMove.Play;
import sheepfold.games.lastfleecestanding.FleeceMove.Rob;
import sheepfold.games.lastfleecestanding.FleeceMove.Roll;
import sheepfold.games.lastfleecestanding.FleeceMove.Row;
import sheepfold.games.lastfleecestanding.FleeceMove.Shear;
import sheepfold.games.lastfleecestanding.FleeceMove.Shed;
import sheepfold.games.lastfleecestanding.FleeceMove.Shift;
import sheepfold.games.lastfleecestanding.FleeceMove.Snip;
import sheepfold.games.lastfleecestanding.FleeceMove.Stick;
import sheepfold.games.lastfleecestanding.FleeceMove.Take;
import sheepfold.games.lastfleecestanding.FleeceMove.Throw;

/** The table: the sheep, the deck, the Wolf, the attack under way, and the cards that wait on the stack. */
final class Paddock implements Position<Paddock, FleeceMove> {
    static final int NOBODY = -1;

    /** What is being decided. */
    enum Phase {
        COAT,
        FIRST,
        ROLL,
        WINDOW,
        BITE,
        ACT,
        CARD,
        GAIN,
        SNIP,
        SHED,
        COIN,
        HANDS,
        TAKE,
        ROW,
        KEEP,
        OVER
    }

    /** What cards are being thrown into; a card on the stack is thrown into before all else (SH-REACT-02). */
    enum Occasion {
        ACT,
        ROLL,
        DRAW,
        EVENT,
        ATTACK,
        END
    }

    private static final Seats[] SETS = sets();

    final FleeceRules rules;
    private final Sheep[] sheep;
    final Cards deck;
    final Cards discard;
    final Attack attack;
    final Stack stack;
    final Strays strays;
    private final FleeceMove[] answers;
    private final byte[] ranks;
    private Phase phase = Phase.COAT;
    private Occasion occasion = Occasion.ACT;
    private int living;
    private int turnNumber;
    private int active;
    private int die;
    private int owed;
    private boolean attackUsed;
    private boolean arranged;
    /** Seats whose first turn is over, a bit each (SH-TURN-05). */
    private int seasoned;

    private int wolf = NOBODY;
    private int master = NOBODY;
    private @Nullable Card event;
    private int wolfAtEvent = NOBODY;
    private int unanswered;
    private int arrangedAtEnd;
    private @Nullable Wool gaining;
    private boolean gainingHurt;
    private @Nullable Stray gainingStray;
    private int gainer = NOBODY;
    private int keepRow;
    private int ties;
    private boolean fastWindows;
    private @Nullable Moves<FleeceMove> scratch;

    Paddock(FleeceRules rules) {
        this(
                rules,
                new Sheep[rules.seats()],
                new Cards(),
                new Cards(),
                new Attack(),
                new Stack(),
                new Strays(),
                new FleeceMove[rules.seats()],
                new byte[rules.seats()]);
        for (int seat = 0; seat < sheep.length; seat++) {
            sheep[seat] = new Sheep();
        }
        Arrays.fill(answers, FleeceMove.PASS);
        living = everyone();
    }

    private Paddock(
            FleeceRules rules,
            Sheep[] sheep,
            Cards deck,
            Cards discard,
            Attack attack,
            Stack stack,
            Strays strays,
            FleeceMove[] answers,
            byte[] ranks) {
        this.rules = rules;
        this.sheep = sheep;
        this.deck = deck;
        this.discard = discard;
        this.attack = attack;
        this.stack = stack;
        this.strays = strays;
        this.answers = answers;
        this.ranks = ranks;
    }

    /** The table before the coats are laid (SH-SET-02 to SH-SET-05). */
    static Paddock atTheStart(FleeceRules rules) {
        Paddock paddock = new Paddock(rules);
        paddock.deck.addAll(rules.fullDeck());
        for (Sheep one : paddock.sheep) {
            one.hand.add(Card.POW);
            one.keptPow = true;
            one.dog = true;
        }
        paddock.unanswered = paddock.everyone();
        return paddock;
    }

    @Override
    public Paddock copy() {
        Sheep[] flock = new Sheep[sheep.length];
        for (int seat = 0; seat < flock.length; seat++) {
            flock[seat] = sheep[seat].copy();
        }
        Paddock copy = new Paddock(
                rules,
                flock,
                deck.copy(),
                discard.copy(),
                attack.copy(),
                stack.copy(),
                strays.copy(),
                answers.clone(),
                ranks.clone());
        copy.phase = phase;
        copy.occasion = occasion;
        copy.living = living;
        copy.turnNumber = turnNumber;
        copy.active = active;
        copy.die = die;
        copy.owed = owed;
        copy.attackUsed = attackUsed;
        copy.arranged = arranged;
        copy.seasoned = seasoned;
        copy.wolf = wolf;
        copy.master = master;
        copy.event = event;
        copy.wolfAtEvent = wolfAtEvent;
        copy.unanswered = unanswered;
        copy.arrangedAtEnd = arrangedAtEnd;
        copy.gaining = gaining;
        copy.gainingHurt = gainingHurt;
        copy.gainingStray = gainingStray;
        copy.gainer = gainer;
        copy.keepRow = keepRow;
        copy.ties = ties;
        copy.fastWindows = fastWindows;
        return copy;
    }

    private static Seats[] sets() {
        Seats[] sets = new Seats[16];
        for (int bits = 0; bits < sets.length; bits++) {
            sets[bits] = new Seats(bits);
        }
        return sets;
    }

    @Override
    public Turn turn() {
        return switch (phase) {
            case COAT, SHED, HANDS -> Turn.all(SETS[unanswered], SETS[unanswered]);
            case WINDOW -> Turn.all(SETS[unanswered], SETS[Windows.loud(this)]);
            case FIRST, ROLL, CARD, COIN, TAKE -> Turn.CHANCE;
            case ACT, BITE, SNIP -> Turn.of(active);
            case GAIN -> Turn.of(gainer);
            case ROW -> Turn.of(topPlayer());
            case KEEP -> Turn.of(shaved());
            case OVER -> Turn.OVER;
        };
    }

    @Override
    public void legalMoves(int actor, Moves<FleeceMove> into) {
        Listing.of(this, actor, into);
    }

    @Override
    public Optional<Refusal> whyNot(int actor, FleeceMove move) {
        return Objections.to(this, actor, move);
    }

    @Override
    public List<Form<FleeceMove>> forms(int seat) {
        return Forms.of(this, seat);
    }

    @Override
    public Decision<FleeceMove> decision(int seat) {
        boolean mayConcede =
                phase == Phase.ACT || (phase == Phase.WINDOW && occasion == Occasion.END && !isCardWindow());
        return new Decision<>(
                phase,
                Sentence.of("It is your turn."),
                phase == Phase.WINDOW,
                TimeOut.move(this, seat),
                phase == Phase.WINDOW ? Optional.of(FleeceMove.PASS) : Optional.empty(),
                mayConcede ? Optional.of(FleeceMove.CONCEDE) : Optional.empty());
    }

    @Override
    public void play(int actor, FleeceMove move, Events events) {
        switch (move) {
            case Lay _ -> answer(actor, move, events);
            case First first -> begin(first, events);
            case Roll roll -> roll(roll.number(), events);
            case Drawn drawn -> Draws.turnUp(this, drawn.card(), events);
            case Coin coin -> CardEffects.coin(this, coin.heads(), events);
            case Take take -> CardEffects.tearOff(this, take.cell(), events);
            case Draw _ -> draw();
            case Shear shear -> Shearing.announce(this, shear, events);
            case Snip snip -> Shearing.snipAndGoOn(this, snip.cell(), events);
            case End _ -> {
                arranged = false;
                goToEnd(events);
            }
            case Concede _ -> concede(actor, move, events);
            case Shed shed -> shed(actor, shed, events);
            case Stick stick -> stick(stick, events);
            case Arrange arrange -> arrange(actor, arrange, events);
            case Row row -> CardEffects.shaveRow(this, row.row(), events);
            case Keep keep -> CardEffects.shaveAllBut(this, keep.cell(), events);
            case Throw _, Pass _ -> answer(actor, move, events);
            case Play card -> throwIn(actor, card, events);
        }
    }

    /** Keeps an answer sealed until the last is in. */
    private void answer(int seat, FleeceMove answer, Events events) {
        seal(seat, answer);
        if (unanswered == 0) {
            switch (phase) {
                case COAT -> layCoats(events);
                case WINDOW -> closeWindow(events);
                case SHED -> shedTogether(events);
                case HANDS -> CardEffects.compareHands(this, events);
                default -> throw new IllegalStateException("nobody is asked in " + phase);
            }
        }
    }

    private void layCoats(Events events) {
        for (int seat = 0; seat < sheep.length; seat++) {
            if (answers[seat] instanceof Lay lay) {
                layCoat(sheep[seat].coat, lay);
            }
        }
        phase = Phase.FIRST;
        if (events.heard()) {
            events.tell(new FleeceEvent.CoatsLaid());
        }
    }

    private void layCoat(Coat coat, Lay lay) {
        for (int cell = 0; cell < Coat.ROW * Coat.ROWS_AT_FIRST; cell++) {
            coat.put(cell, cell == lay.snag() ? Wool.SNAG : cell == lay.steel() ? Wool.STEEL : Wool.BASIC);
        }
        if (rules.strictMemory()) {
            coat.numberThePieces();
        }
    }

    private void begin(First first, Events events) {
        active = first.first();
        wolf = first.wolf();
        turnNumber = 1;
        phase = Phase.ROLL;
        if (events.heard()) {
            events.tell(new FleeceEvent.Began(active, wolf));
        }
        if (rules.firstGivesPow()) {
            giveUpPow(sheep[active], events);
        }
    }

    /** The price of beginning at a fair table. */
    private void giveUpPow(Sheep first, Events events) {
        first.hand.remove(Card.POW);
        first.keptPow = false;
        discard.add(Card.POW);
        if (events.heard()) {
            events.tell(new FleeceEvent.GaveUpPow(active));
        }
    }

    private void roll(int number, Events events) {
        die = number;
        owed = deck.isEmpty() ? 0 : number;
        if (events.heard()) {
            events.tell(new FleeceEvent.Rolled(active, number, owed));
        }
        if (wolf == active) {
            open(Occasion.ROLL, events);
        } else {
            forgetMaster();
            goToAct(events);
        }
    }

    /** Even: the Wolf trots on; odd: it bites, unless it has gone or has its master before it (SH-WOLF-02). */
    private void checkWolf(Events events) {
        boolean mastered = master == active;
        forgetMaster();
        if (wolf == active && die % 2 == 0) {
            passWolf(events);
        } else if (wolf == active && !mastered) {
            askForOnePiece(events);
            return;
        }
        goToAct(events);
    }

    /** Has this seat rolled an odd number with the Wolf on it? */
    boolean isAboutToBite(int seat) {
        return wolf == seat && active == seat && die % 2 == 1;
    }

    private void forgetMaster() {
        if (master == active) {
            master = NOBODY;
        }
    }

    /** The active seat is to lose a piece of its choice; with a last piece there is no choice. */
    void askForOnePiece(Events events) {
        phase = Phase.BITE;
        if (sheep[active].coat.pieces() == 1) {
            bite(1L << sheep[active].coat.lowestCell(), events);
        }
    }

    private void bite(long cells, Events events) {
        lose(active, cells, events);
        boolean byCream = !stack.isEmpty();
        if (byCream) {
            endAttack(true);
        }
        if (sheep[active].coat.isBare()) {
            eliminate(1 << active, events);
        }
        if (byCream) {
            finishTop(events);
        } else {
            goToAct(events);
        }
    }

    /** Back to the active seat's own decision, or to the end of its turn if it is out (SH-TURN-09). */
    void goToAct(Events events) {
        if (phase == Phase.OVER) {
            return;
        }
        occasion = Occasion.ACT;
        phase = Phase.ACT;
        if (!isLiving(active)) {
            goToEnd(events);
        }
    }

    private void draw() {
        arranged = false;
        phase = Phase.CARD;
    }

    private void goToEnd(Events events) {
        arrangedAtEnd = 0;
        open(Occasion.END, events);
    }

    private void endTurn(Events events) {
        for (int seat = 0; seat < sheep.length; seat++) {
            Clippers clippers = sheep[seat].clippers;
            boolean wasSnagged = clippers.isSnagged();
            clippers.endTurn(seat == active);
            if (events.heard() && wasSnagged && !clippers.isSnagged() && isLiving(seat)) {
                events.tell(new FleeceEvent.Untangled(seat));
            }
        }
        seasoned |= 1 << active;
        active = leftOf(active);
        turnNumber++;
        die = 0;
        owed = 0;
        attackUsed = false;
        arranged = false;
        occasion = Occasion.ACT;
        phase = Phase.ROLL;
        if (events.heard()) {
            events.tell(new FleeceEvent.TurnBegan(active, turnNumber));
        }
    }

    /** A card leaves the deck; once the deck is gone nothing is owed any more (SH-DECK-03). */
    void takeFromDeck(Card card) {
        deck.remove(card);
        owed = deck.isEmpty() ? 0 : owed - 1;
    }

    void oweMore(int cards) {
        owed += deck.isEmpty() ? 0 : cards;
    }

    /** An event is shown; who has the Wolf now counts, whatever happens in its window (ruling A19). */
    void reveal(Card shown, Events events) {
        event = shown;
        wolfAtEvent = wolf;
        open(Occasion.EVENT, events);
    }

    void open(Occasion now, Events events) {
        occasion = now;
        openWindow(events);
    }

    /** Asks everybody who may have an answer, by public facts alone (SH-REACT-03). */
    void openWindow(Events events) {
        phase = Phase.WINDOW;
        ask(Windows.asked(this));
        if (fastWindows) {
            unanswered &= ~idle();
        }
        if (unanswered == 0) {
            goOnAfterWindow(events);
        }
    }

    /** The asked seats that can only pass. */
    private int idle() {
        Moves<FleeceMove> found = scratch == null ? new Moves<>() : scratch;
        scratch = found;
        int idle = 0;
        for (int left = unanswered; left != 0; left &= left - 1) {
            int seat = Integer.numberOfTrailingZeros(left);
            found.clear();
            legalMoves(seat, found);
            idle |= found.size() == 1 ? 1 << seat : 0;
        }
        return idle;
    }

    private void closeWindow(Events events) {
        if (occasion == Occasion.END && stack.isEmpty()) {
            carryOutArrangements(events);
        }
        if (phase == Phase.OVER) {
            return;
        }
        int first = Windows.firstToPlay(this);
        if (first == NOBODY) {
            goOnAfterWindow(events);
        } else if (answers[first] instanceof Play card) {
            putOnStack(first, card, events);
        }
    }

    /** Arrangements and concessions come first and count as passes (SH-REACT-04). */
    private void carryOutArrangements(Events events) {
        int leavers = 0;
        for (int seat = 0; seat < sheep.length; seat++) {
            if (answers[seat] instanceof Arrange arrange) {
                arrangedAtEnd |= 1 << seat;
                rearrange(seat, arrange.shifts(), events);
            } else if (answers[seat] instanceof Concede) {
                leavers |= 1 << seat;
            }
        }
        for (int step = 1; step <= sheep.length; step++) {
            int seat = (active + step) % sheep.length;
            if ((leavers >> seat & 1) != 0) {
                leave(seat, events);
            }
        }
    }

    @Override
    public Map<Integer, FleeceMove> carriedOut(Map<Integer, FleeceMove> sealed) {
        if (phase != Phase.WINDOW) {
            return sealed;
        }
        Paddock ahead = copy();
        sealed.forEach((seat, answer) -> ahead.answers[seat] = answer);
        int first = Windows.firstToPlay(ahead);
        Map<Integer, FleeceMove> carriedOut = new HashMap<>(sealed);
        carriedOut.replaceAll((seat, answer) -> answer instanceof Play && seat != first ? FleeceMove.PASS : answer);
        return carriedOut;
    }

    private void throwIn(int seat, Play card, Events events) {
        if (phase == Phase.WINDOW) {
            answer(seat, card, events);
        } else {
            arranged = false;
            putOnStack(seat, card, events);
        }
    }

    private void putOnStack(int seat, Play play, Events events) {
        Sheep player = sheep[seat];
        if (play instanceof Dog) {
            player.dog = false;
        } else {
            player.hand.remove(play.card());
            player.keptPow &= play.card() != Card.POW;
        }
        if (play instanceof CloseShave) {
            attackUsed = true;
        }
        stack.push(seat, play);
        if (events.heard()) {
            events.tell(FleeceEvent.Played.of(seat, play, this));
        }
        openWindow(events);
    }

    /** Asks these seats, a bit each, for a sealed answer. */
    void ask(int seats) {
        Arrays.fill(answers, FleeceMove.PASS);
        unanswered = seats;
    }

    void seal(int seat, FleeceMove answer) {
        answers[seat] = answer;
        unanswered &= ~(1 << seat);
    }

    /** The top card leaves the stack for the discard pile. */
    void pop() {
        discard.add(stack.pop().card());
    }

    /** Nobody plays: the top card takes effect, or what the window was for happens. */
    private void goOnAfterWindow(Events events) {
        if (!stack.isEmpty()) {
            CardEffects.takeEffect(this, events);
            return;
        }
        switch (occasion) {
            case ACT, DRAW -> goToAct(events);
            case ROLL -> checkWolf(events);
            case EVENT -> carryOutEvent(events);
            case ATTACK -> Shearing.snipOn(this, events);
            case END -> endTurn(events);
        }
    }

    /** The top card is done; the window underneath opens anew (SH-REACT-06). */
    void finishTop(Events events) {
        pop();
        if (phase == Phase.OVER) {
            return;
        }
        boolean attackGone = occasion == Occasion.ATTACK && !attack.isOn();
        if (stack.isEmpty() && (occasion == Occasion.ACT || attackGone)) {
            goToAct(events);
        } else {
            openWindow(events);
        }
    }

    void fizzle(Events events) {
        if (events.heard()) {
            events.tell(new FleeceEvent.Fizzled(topPlayer(), top().card().code()));
        }
        finishTop(events);
    }

    private void carryOutEvent(Events events) {
        if (event == Card.GOAT) {
            feedGoat(events);
        }
        if (event == Card.MOON && wolfAtEvent != NOBODY && rules.masterIsSafe()) {
            master = wolfAtEvent;
        }
        phase = Phase.SHED;
        ask(Losses.choosers(this));
        if (unanswered == 0) {
            shedTogether(events);
        }
    }

    private void feedGoat(Events events) {
        Sheep fed = sheep[active];
        int eaten = fed.hand.size();
        if (events.heard()) {
            events.tell(FleeceEvent.GoatAte.of(active, fed.hand));
        }
        fed.keptPow &= !fed.hand.has(Card.POW);
        discard.addAll(fed.hand);
        fed.hand.clear();
        oweMore(eaten);
    }

    private void shed(int seat, Shed shed, Events events) {
        if (phase == Phase.SHED) {
            answer(seat, shed, events);
        } else {
            bite(shed.cells().bits(), events);
        }
    }

    private void shedTogether(Events events) {
        int bare = 0;
        for (int seat = 0; seat < sheep.length; seat++) {
            if (Losses.due(this, seat) > 0) {
                lose(
                        seat,
                        answers[seat] instanceof Shed shed ? shed.cells().bits() : sheep[seat].coat.occupied(),
                        events);
                bare |= sheep[seat].coat.isBare() ? 1 << seat : 0;
            }
        }
        if (event != null) {
            discard.add(event);
        }
        event = null;
        wolfAtEvent = NOBODY;
        if (bare != 0) {
            eliminate(bare, events);
        }
        goToAct(events);
    }

    void gain(int seat, Wool wool, boolean hurt, @Nullable Stray stray) {
        gainer = seat;
        gaining = wool;
        gainingHurt = hurt;
        gainingStray = stray;
        sheep[seat].coat.makeRoom();
        phase = Phase.GAIN;
    }

    private void stick(Stick stick, Events events) {
        Coat coat = sheep[gainer].coat;
        Wool wool = gaining();
        Stray stray = gainingStray;
        coat.gain(stick.cell(), wool, gainingHurt);
        if (stray == null) {
            coat.markForAll(stick.cell());
        } else {
            strays.add(stray.at(stick.cell()));
        }
        if (events.heard()) {
            events.tell(new FleeceEvent.Stuck(gainer, stick.cell() + 1));
        }
        if (!stick.shifts().isEmpty()) {
            rearrange(gainer, stick.shifts(), events);
        }
        gaining = null;
        gainingHurt = false;
        gainingStray = null;
        gainer = NOBODY;
        if (!stack.isEmpty()) {
            finishTop(events);
        } else {
            open(Occasion.DRAW, events);
        }
    }

    private void arrange(int seat, Arrange arrange, Events events) {
        if (phase == Phase.WINDOW) {
            answer(seat, arrange, events);
        } else {
            arranged = true;
            rearrange(seat, arrange.shifts(), events);
        }
    }

    private void rearrange(int seat, List<Shift> shifts, Events events) {
        boolean secretly = sheep[seat].coat.rearrange(shifts);
        if (secretly) {
            strays.mix(seat);
        }
        if (events.heard()) {
            events.tell(FleeceEvent.Arranged.of(seat, sheep[seat].coat, secretly, phase == Phase.WINDOW));
        }
    }

    /** Pieces go to the discard pile for everybody to see. */
    void lose(int seat, long cells, Events events) {
        if (events.heard()) {
            events.tell(FleeceEvent.Lost.of(seat, cells, sheep[seat].coat));
        }
        for (long left = cells; left != 0; left &= left - 1) {
            dropPiece(seat, Long.numberOfTrailingZeros(left));
        }
    }

    void dropPiece(int seat, int cell) {
        Wool wool = sheep[seat].coat.at(cell);
        discard.add(wool.card());
        sheep[seat].countLost(wool, 1);
        sheep[seat].coat.remove(cell);
        strays.forget(seat, cell);
    }

    /** The next living seat on the left that has no Shepherd (SH-WOLF-04). */
    int nextForWolf(int from) {
        for (int step = 1; step < sheep.length; step++) {
            int seat = (from + step) % sheep.length;
            if (isLiving(seat) && !sheep[seat].shepherd) {
                return seat;
            }
        }
        return NOBODY;
    }

    void passWolf(Events events) {
        int next = nextForWolf(wolf);
        if (next != NOBODY) {
            moveWolf(next, events);
        }
    }

    /** The Wolf must leave this seat; if nobody can take it, it leaves the game. */
    void sendWolfFrom(int seat, Events events) {
        moveWolf(nextForWolf(seat), events);
    }

    private void moveWolf(int to, Events events) {
        int from = wolf;
        wolf = to;
        if (events.heard()) {
            events.tell(new FleeceEvent.WolfTrotted(from, to));
        }
        if (to == NOBODY) {
            discard.add(Card.WOLF);
        }
    }

    private void concede(int seat, FleeceMove move, Events events) {
        if (phase == Phase.WINDOW) {
            answer(seat, move, events);
            return;
        }
        arranged = false;
        leave(seat, events);
        goToAct(events);
    }

    private void leave(int seat, Events events) {
        if (phase == Phase.OVER) {
            return;
        }
        lose(seat, sheep[seat].coat.occupied(), events);
        eliminate(1 << seat, events);
    }

    /** These seats are out together; all they own is discarded (SH-OUT-01, SH-OUT-02). */
    void eliminate(int seats, Events events) {
        living &= ~seats;
        for (int left = seats; left != 0; left &= left - 1) {
            int seat = Integer.numberOfTrailingZeros(left);
            ranks[seat] = (byte) (livingCount() + 1);
            discardBelongings(sheep[seat]);
            if (events.heard()) {
                events.tell(new FleeceEvent.Out(seat));
            }
        }
        if (wolf != NOBODY && !isLiving(wolf)) {
            sendWolfFrom(wolf, events);
        }
        if (livingCount() <= 1) {
            finish(events);
        }
    }

    private void discardBelongings(Sheep leaver) {
        discard.addAll(leaver.hand);
        leaver.hand.clear();
        leaver.keptPow = false;
        discard.add(leaver.clippers.shear());
        leaver.clippers.dropAttachments(discard);
        leaver.clippers = new Clippers(Card.STARTER_SHEAR);
        if (leaver.dog) {
            discard.add(Card.SHEEPDOG);
            leaver.dog = false;
        }
        if (leaver.shepherd) {
            discard.add(Card.SHEPHERD);
            leaver.shepherd = false;
        }
    }

    private void finish(Events events) {
        phase = Phase.OVER;
        attack.end();
        if (living != 0) {
            ranks[Integer.numberOfTrailingZeros(living)] = 1;
        }
        if (events.heard()) {
            events.tell(new FleeceEvent.Finished(living == 0 ? NOBODY : Integer.numberOfTrailingZeros(living)));
        }
    }

    @Override
    public Result result() {
        List<Integer> places = new ArrayList<>();
        List<Integer> scores = new ArrayList<>();
        for (int seat = 0; seat < sheep.length; seat++) {
            places.add((int) ranks[seat]);
            scores.add(isLiving(seat) ? 1 : 0);
        }
        Map<String, Object> details = Map.of("turns", turnNumber);
        if (living == 0) {
            return new Result(
                    Result.Kind.LOSS,
                    List.of(),
                    scores,
                    places,
                    phase,
                    Sentence.of("The Boy Who Cried Wolf has left nobody with wool: everybody loses."),
                    details);
        }
        int winner = Integer.numberOfTrailingZeros(living);
        String reason = "Seat %s is the last one with wool.".formatted(FleeceNotation.letter(winner));
        return new Result(Result.Kind.WIN, List.of(winner), scores, places, phase, Sentence.sign(reason), details);
    }

    /** The moment of the game, apart from what lies before the seats. */
    record Moment(
            Phase phase,
            Occasion occasion,
            int turnNumber,
            int active,
            int die,
            int owed,
            boolean attackUsed,
            boolean arranged,
            int seasoned,
            int wolf,
            int master,
            Optional<Card> event,
            int wolfAtEvent,
            int arrangedAtEnd,
            int keepRow,
            int ties) {}

    Moment moment() {
        return new Moment(
                phase,
                occasion,
                turnNumber,
                active,
                die,
                owed,
                attackUsed,
                arranged,
                seasoned,
                wolf,
                master,
                event(),
                wolfAtEvent,
                arrangedAtEnd,
                keepRow,
                ties);
    }

    /** Puts up a moment; whoever has wool is living, and before the coats are laid everybody is. */
    void resume(Moment moment) {
        phase = moment.phase;
        occasion = moment.occasion;
        turnNumber = moment.turnNumber;
        active = moment.active;
        die = moment.die;
        owed = moment.owed;
        attackUsed = moment.attackUsed;
        arranged = moment.arranged;
        seasoned = moment.seasoned;
        wolf = moment.wolf;
        master = moment.master;
        event = moment.event.orElse(null);
        wolfAtEvent = moment.wolfAtEvent;
        arrangedAtEnd = moment.arrangedAtEnd;
        keepRow = moment.keepRow;
        ties = moment.ties;
        for (int seat = 0; seat < sheep.length; seat++) {
            boolean out = phase != Phase.COAT && sheep[seat].coat.isBare();
            living &= out ? ~(1 << seat) : -1;
        }
    }

    void resumeGain(int seat, Wool wool, boolean hurt, Optional<Stray> stray) {
        gainer = seat;
        gaining = wool;
        gainingHurt = hurt;
        gainingStray = stray.orElse(null);
    }

    void setRank(int seat, int rank) {
        ranks[seat] = (byte) rank;
    }

    /** Asks everybody who is to answer in secret. */
    void askAgain() {
        ask(askedInSecret());
    }

    @Override
    public FleeceView view(int viewer) {
        return FleeceView.of(this, viewer);
    }

    @Override
    public Paddock determinize(int seat, RandomGenerator random) {
        return new Guess(this, seat, random).paddock();
    }

    /** From now on windows do not ask seats that can only pass: for self-play, where nobody sees who is asked. */
    Paddock withFastWindows() {
        fastWindows = true;
        return this;
    }

    /** A stray was of another kind, and so the deck differs too if it came from there; the last index is a gained piece. */
    void changeStray(int index, Wool kind) {
        boolean gained = index == strays.count();
        Stray before = gained ? gainingStray().orElseThrow() : strays.get(index);
        Stray after = before.as(kind);
        if (gained) {
            gainingStray = after;
            gaining = kind;
        } else {
            strays.set(index, after);
        }
        if (before.from() == Stray.DECK) {
            deck.add(before.kind().card());
            deck.remove(kind.card());
        }
    }

    void dropAnswersOfOthers(int seat) {
        int own = unanswered & 1 << seat;
        boolean sealed = phase == Phase.COAT || phase == Phase.WINDOW || phase == Phase.SHED || phase == Phase.HANDS;
        if (!sealed) {
            return;
        }
        for (int other = 0; other < sheep.length; other++) {
            if (other != seat) {
                answers[other] = FleeceMove.PASS;
            }
        }
        unanswered = (askedInSecret() & ~(1 << seat)) | own;
    }

    /** Everybody who is to answer in secret now, whether they have or not. */
    int askedInSecret() {
        return switch (phase) {
            case COAT -> everyone();
            case WINDOW -> Windows.asked(this);
            case SHED -> Losses.choosers(this);
            case HANDS -> 1 << active | 1 << topPlayer();
            default -> 0;
        };
    }

    private int everyone() {
        return (1 << sheep.length) - 1;
    }

    int seats() {
        return sheep.length;
    }

    Sheep sheep(int seat) {
        return sheep[seat];
    }

    boolean isLiving(int seat) {
        return (living >> seat & 1) != 0;
    }

    /** The living seats, a bit each. */
    int living() {
        return living;
    }

    int livingCount() {
        return Integer.bitCount(living);
    }

    int leftOf(int seat) {
        int next = (seat + 1) % sheep.length;
        while (!isLiving(next)) {
            next = (next + 1) % sheep.length;
        }
        return next;
    }

    int rightOf(int seat) {
        int next = (seat + sheep.length - 1) % sheep.length;
        while (!isLiving(next)) {
            next = (next + sheep.length - 1) % sheep.length;
        }
        return next;
    }

    /** Face and attachments; with the deck gone at least 1 (SH-DECK-04). */
    int power(int seat) {
        int power = sheep[seat].clippers.power(rules.box());
        return deck.isEmpty() ? Math.max(1, power) : power;
    }

    boolean isFirstTurn() {
        return (seasoned >> active & 1) == 0;
    }

    /** May the active seat announce an attack now (SH-SHEAR-03)? */
    boolean canShear() {
        return !attackUsed && !isFirstTurn() && !sheep[active].clippers.isSnagged() && power(active) > 0;
    }

    boolean canEnd() {
        return owed == 0 && !canShear();
    }

    Phase phase() {
        return phase;
    }

    Occasion occasion() {
        return occasion;
    }

    boolean isCardWindow() {
        return !stack.isEmpty();
    }

    int turnNumber() {
        return turnNumber;
    }

    int active() {
        return active;
    }

    int die() {
        return die;
    }

    int owed() {
        return owed;
    }

    boolean attackUsed() {
        return attackUsed;
    }

    boolean arranged() {
        return arranged;
    }

    int arrangedAtEnd() {
        return arrangedAtEnd;
    }

    int seasoned() {
        return seasoned;
    }

    int wolf() {
        return wolf;
    }

    int master() {
        return master;
    }

    Optional<Card> event() {
        return Optional.ofNullable(event);
    }

    boolean isEvent(Card card) {
        return event == card;
    }

    int wolfAtEvent() {
        return wolfAtEvent;
    }

    int unanswered() {
        return unanswered;
    }

    FleeceMove answerOf(int seat) {
        return answers[seat];
    }

    void setPhase(Phase next) {
        phase = next;
    }

    void forgetArrangement() {
        arranged = false;
    }

    int topPlayer() {
        return stack.topPlayer();
    }

    Play top() {
        return stack.top();
    }

    void endAttack(boolean used) {
        attack.end();
        attackUsed |= used;
    }

    void snagShear(int seat, Events events) {
        sheep[seat].clippers.setSnag(Clippers.Snag.THIS_TURN);
        if (events.heard()) {
            events.tell(new FleeceEvent.Snagged(seat));
        }
    }

    /** Where an Aftershave of the current victim sends the attack (SH-AFT-02 to SH-AFT-04). */
    int bounceTarget(int victim) {
        if (livingCount() == 2) {
            return victim;
        }
        boolean left = die % 2 == 1;
        int target = left ? leftOf(victim) : rightOf(victim);
        boolean skipped = target == active && !rules.deflectHitsAttacker();
        return !skipped ? target : left ? leftOf(target) : rightOf(target);
    }

    /** The seat whose coat Velcro tears at. */
    int robbed() {
        return top() instanceof Rob rob ? rob.seat() : NOBODY;
    }

    /** The seat whose row is shaved off. */
    int shaved() {
        return top() instanceof CloseShave shave ? shave.seat() : NOBODY;
    }

    int keepRow() {
        return keepRow;
    }

    void askToKeep(int row) {
        keepRow = row;
        phase = Phase.KEEP;
    }

    int gainer() {
        return gainer;
    }

    Wool gaining() {
        if (gaining == null) {
            throw new IllegalStateException("nobody gains a piece now");
        }
        return gaining;
    }

    boolean gainingHurt() {
        return gainingHurt;
    }

    Optional<Stray> gainingStray() {
        return Optional.ofNullable(gainingStray);
    }

    int ties() {
        return ties;
    }

    void setTies(int count) {
        ties = count;
    }

    int rank(int seat) {
        return ranks[seat];
    }
}
