package sheepfold.kit.game;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.IntPredicate;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;
import sheepfold.engine.Audience;
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
import sheepfold.kit.game.HushMove.Arrange;
import sheepfold.kit.game.HushMove.Deal;
import sheepfold.kit.game.HushMove.Done;
import sheepfold.kit.game.HushMove.Keep;
import sheepfold.kit.game.HushMove.Lay;
import sheepfold.kit.game.HushMove.Pass;
import sheepfold.kit.game.HushMove.Show;
import sheepfold.kit.game.HushMove.Silence;
import sheepfold.kit.game.HushMove.Wait;

/** The shepherds, the deck and the wolf's sleep. */
final class Night implements Position<Night, HushMove> {
    static final int FULL_HAND = 2;

    enum Phase {
        DEAL,
        WHISPER,
        LAY,
        HUSH,
        ARRANGE,
        OVER
    }

    private final HushRules rules;
    private final Shepherd[] shepherds;
    private final Cards deck;
    private Phase phase;
    private int round;
    private int lead;
    private int noise;
    private int hushed;

    Night(HushRules rules, Shepherd[] shepherds, Cards deck, Phase phase, int round, int lead, int noise, int hushed) {
        this.rules = rules;
        this.shepherds = shepherds;
        this.deck = deck;
        this.phase = phase;
        this.round = round;
        this.lead = lead;
        this.noise = noise;
        this.hushed = hushed;
    }

    @Override
    public Turn turn() {
        return switch (phase) {
            case DEAL -> Turn.CHANCE;
            case WHISPER -> Turn.any(seatsThat(seat -> !shepherds[seat].done));
            case LAY -> Turn.all(yetToAnswer(), everyone());
            case HUSH -> Turn.all(yetToAnswer(), loudest());
            case ARRANGE -> Turn.of(lead);
            case OVER -> Turn.OVER;
        };
    }

    /** Who is done but has shown nothing may take that back (KI-SHOW-04). */
    @Override
    public Seats volunteers() {
        return phase == Phase.WHISPER ? seatsThat(seat -> shepherds[seat].done && !shepherds[seat].told) : Seats.NONE;
    }

    Seats yetToAnswer() {
        return seatsThat(seat ->
                !shepherds[seat].hand.isEmpty() && shepherds[seat].answer().isEmpty());
    }

    /** Those who laid the loudest card of the round. */
    private Seats loudest() {
        int most = Arrays.stream(shepherds).mapToInt(Night::noiseOf).max().orElse(0);
        return seatsThat(seat -> shepherds[seat].laid().isPresent() && noiseOf(shepherds[seat]) == most);
    }

    private static int noiseOf(Shepherd shepherd) {
        return shepherd.laid().map(Card::noise).orElse(0);
    }

    private Seats seatsThat(IntPredicate fit) {
        Seats seats = Seats.NONE;
        for (int seat = 0; seat < rules.seats(); seat++) {
            seats = fit.test(seat) ? seats.with(seat) : seats;
        }
        return seats;
    }

    private Seats everyone() {
        return Seats.first(rules.seats());
    }

    @Override
    public void legalMoves(int actor, Moves<HushMove> into) {
        switch (phase) {
            case DEAL ->
                Card.ALL.stream().filter(deck::has).forEach(card -> into.add(new Deal(card), deck.count(card)));
            case WHISPER -> addWhispers(actor, into);
            case LAY -> handOf(actor).forEach(card -> into.add(new Lay(card)));
            case HUSH -> {
                into.add(new Pass());
                if (shepherds[actor].hand.has(Card.HUSH)) {
                    into.add(new Silence());
                }
            }
            case ARRANGE -> into.add(new Keep());
            case OVER -> {}
        }
    }

    private void addWhispers(int actor, Moves<HushMove> into) {
        if (shepherds[actor].done) {
            if (volunteers().contains(actor)) {
                into.add(new Wait());
            }
            return;
        }
        into.add(new Done());
        if (!shepherds[actor].told) {
            for (Card card : handOf(actor)) {
                everyone().without(actor).list().forEach(to -> into.add(new Show(card, to)));
            }
        }
    }

    /** The kinds of cards in a hand, each once. */
    private List<Card> handOf(int seat) {
        return Card.ALL.stream().filter(shepherds[seat].hand::has).toList();
    }

    @Override
    public List<Form<HushMove>> forms(int seat) {
        boolean choosable = phase == Phase.ARRANGE && seat == lead && shepherds[lead].row.size() > 1;
        return choosable
                ? List.of(new Form<>(
                        "arrange", "arrange CARD CARD …: the cards of your row in a new order", this::anyOrder))
                : List.of();
    }

    private HushMove anyOrder(RandomGenerator random) {
        List<Card> left = new ArrayList<>(shepherds[lead].row);
        List<Card> order = new ArrayList<>();
        while (!left.isEmpty()) {
            order.add(left.remove(random.nextInt(left.size())));
        }
        return new Arrange(order);
    }

    @Override
    public Decision<HushMove> decision(int seat) {
        return switch (phase) {
            case WHISPER ->
                Decision.<HushMove>of(phase, Sentence.of("Show a card to somebody, or be done."))
                        .orInTime(new Done());
            case LAY ->
                Decision.<HushMove>of(phase, Sentence.of("Lay a card face down."))
                        .orInTime(new Lay(handOf(seat).getFirst()));
            case HUSH -> Decision.window(phase, Sentence.of("Hush the flocks, or pass."), new Pass());
            case ARRANGE ->
                Decision.<HushMove>of(phase, Sentence.of("Arrange your row, or keep it."))
                        .orInTime(new Keep());
            case DEAL, OVER -> throw new IllegalStateException("no seat decides in " + phase);
        };
    }

    @Override
    public void play(int actor, HushMove move, Events events) {
        switch (move) {
            case Deal(Card card) -> deal(card, events);
            case Show(Card card, int to) -> show(actor, card, to, events);
            case Done _ -> done(actor, events);
            case Wait _ -> comeBack(actor, events);
            case Lay _, Silence _, Pass _ -> shepherds[actor].seal(move);
            case Arrange(List<Card> row) -> arrange(row, events);
            case Keep _ -> endRound();
        }
        goOn(events);
    }

    private void deal(Card card, Events events) {
        int seat = nextToDeal().orElseThrow();
        deck.remove(card);
        shepherds[seat].hand.add(card);
        if (events.heard()) {
            events.tell(new HushEvent.Drew(seat), Audience.everyoneBut(seat));
            events.tell(new HushEvent.DrewCard(seat, card.toString()), Audience.only(Seats.of(seat)));
        }
    }

    Optional<Integer> nextToDeal() {
        return everyone().list().stream()
                .filter(seat -> shepherds[seat].hand.size() < FULL_HAND && !deck.isEmpty())
                .findFirst();
    }

    private void show(int actor, Card card, int to, Events events) {
        shepherds[actor].told = true;
        shepherds[actor].show(card, to);
        if (events.heard()) {
            events.tell(new HushEvent.Showed(actor, to));
            events.tell(new HushEvent.ShowedCard(actor, to, card.toString()), Audience.only(Seats.of(actor, to)));
        }
    }

    private void done(int actor, Events events) {
        shepherds[actor].done = true;
        if (events.heard()) {
            events.tell(new HushEvent.Done(actor));
        }
    }

    private void comeBack(int actor, Events events) {
        shepherds[actor].done = false;
        shepherds[actor].told = true;
        if (events.heard()) {
            events.tell(new HushEvent.CameBack(actor));
        }
    }

    private void arrange(List<Card> row, Events events) {
        shepherds[lead].row.clear();
        shepherds[lead].row.addAll(row);
        if (events.heard()) {
            events.tell(HushEvent.Arranged.of(lead, row));
        }
        endRound();
    }

    private void endRound() {
        if (round == rules.rounds()) {
            phase = Phase.OVER;
            return;
        }
        round++;
        lead = (lead + 1) % rules.seats();
        beginRound();
    }

    void beginRound() {
        phase = Phase.DEAL;
        for (Shepherd shepherd : shepherds) {
            shepherd.beginRound();
        }
    }

    /** Goes on to the next phase that has somebody to decide. */
    private void goOn(Events events) {
        if (phase == Phase.DEAL && nextToDeal().isEmpty()) {
            phase = Phase.WHISPER;
        }
        if (phase == Phase.WHISPER && seatsThat(seat -> !shepherds[seat].done).isEmpty()) {
            phase = Phase.LAY;
        }
        if (phase == Phase.LAY && yetToAnswer().isEmpty()) {
            turnUp(events);
            phase = Phase.HUSH;
        }
        if (phase == Phase.HUSH && yetToAnswer().isEmpty()) {
            closeWindow(events);
        }
    }

    private void turnUp(Events events) {
        for (int seat : everyone().list()) {
            if (shepherds[seat].answer().orElse(null) instanceof Lay(Card card)) {
                shepherds[seat].lay(card);
                shepherds[seat].withdrawAnswer();
                if (events.heard()) {
                    events.tell(new HushEvent.Laid(seat, card.toString()));
                }
            }
        }
    }

    private void closeWindow(Events events) {
        Optional<Integer> first = firstToHush(seat -> shepherds[seat].answer());
        first.ifPresent(seat -> hush(seat, events));
        int made = first.isPresent()
                ? 0
                : Arrays.stream(shepherds).mapToInt(Night::noiseOf).sum();
        noise += made;
        for (Shepherd shepherd : shepherds) {
            shepherd.withdrawAnswer();
        }
        if (events.heard()) {
            events.tell(new HushEvent.Noise(made, noise));
        }
        if (wolfIsAwake()) {
            phase = Phase.OVER;
        } else {
            Arrays.stream(shepherds).forEach(Shepherd::moveIntoRow);
            phase = Phase.ARRANGE;
        }
    }

    private void hush(int seat, Events events) {
        shepherds[seat].release(Card.HUSH);
        hushed++;
        if (events.heard()) {
            events.tell(new HushEvent.Hushed(seat));
        }
    }

    private interface Answers {
        Optional<HushMove> of(int seat);
    }

    /** The first to hush, from the leader on clockwise (KI-HUSH-02). */
    private Optional<Integer> firstToHush(Answers answers) {
        return IntStream.range(0, rules.seats())
                .map(step -> (lead + step) % rules.seats())
                .filter(seat -> answers.of(seat).orElse(null) instanceof Silence)
                .boxed()
                .findFirst();
    }

    @Override
    public Map<Integer, HushMove> carriedOut(Map<Integer, HushMove> answers) {
        Optional<Integer> first = firstToHush(seat -> Optional.ofNullable(answers.get(seat)));
        Map<Integer, HushMove> carriedOut = new HashMap<>(answers);
        carriedOut.replaceAll((seat, answer) ->
                answer instanceof Silence && first.filter(seat::equals).isEmpty() ? new Pass() : answer);
        return carriedOut;
    }

    @Override
    public Optional<Refusal> whyNot(int actor, HushMove move) {
        if (volunteers().contains(actor)) {
            return move instanceof Wait ? allowed() : refuse("KI-TURN-01", "you are done; say wait to take that back");
        }
        if (!turn().asks(actor)) {
            return Optional.of(new Refusal("KI-TURN-01", whoDecides()));
        }
        if (phaseOf(move) != phase) {
            return refuse("KI-TURN-01", "now is the time to {task}", HushNotation.toDo(phase));
        }
        return switch (move) {
            case Deal(Card card) ->
                deck.has(card)
                        ? allowed()
                        : refuse("KI-DEAL-01", "no {card} is left in the deck", HushEvent.cardRef(card.toString()));
            case Show(Card card, int to) -> whyNotShow(actor, card, to);
            case Lay(Card card) -> whyNotWithout(actor, card, "KI-LAY-01");
            case Silence _ -> whyNotWithout(actor, Card.HUSH, "KI-HUSH-01");
            case Arrange(List<Card> row) -> whyNotArrange(row);
            case Wait _ -> refuse("KI-SHOW-04", "you are not done");
            case Done _, Pass _, Keep _ -> allowed();
        };
    }

    private static Phase phaseOf(HushMove move) {
        return switch (move) {
            case Deal _ -> Phase.DEAL;
            case Show _, Done _, Wait _ -> Phase.WHISPER;
            case Lay _ -> Phase.LAY;
            case Silence _, Pass _ -> Phase.HUSH;
            case Arrange _, Keep _ -> Phase.ARRANGE;
        };
    }

    private Optional<Refusal> whyNotShow(int actor, Card card, int to) {
        if (shepherds[actor].told) {
            return refuse("KI-SHOW-02", "you have shown a card this round");
        }
        if (to == actor || !everyone().contains(to)) {
            return refuse("KI-SHOW-01", "a card is shown to another seat of the table");
        }
        return whyNotWithout(actor, card, "KI-SHOW-01");
    }

    private Optional<Refusal> whyNotWithout(int actor, Card card, String rule) {
        return shepherds[actor].hand.has(card)
                ? allowed()
                : refuse(rule, "you hold no {card}", HushEvent.cardRef(card.toString()));
    }

    private Optional<Refusal> whyNotArrange(List<Card> row) {
        List<Card> mine = shepherds[lead].row;
        if (mine.size() < 2) {
            return refuse("KI-ROW-01", "there is nothing to arrange");
        }
        boolean same =
                row.stream().sorted().toList().equals(mine.stream().sorted().toList());
        return same
                ? allowed()
                : refuse("KI-ROW-01", "your row has just these cards: {cards}", HushNotation.refs(mine));
    }

    private static Optional<Refusal> refuse(String rule, String sentence, Object... named) {
        return Optional.of(Refusal.of(rule, sentence, named));
    }

    private static Optional<Refusal> allowed() {
        return Optional.empty();
    }

    @Override
    public List<String> warnings() {
        return rules.allCards().size() < FULL_HAND * rules.seats()
                ? List.of("There are fewer cards than the first hands take.")
                : List.of();
    }

    @Override
    public Night copy() {
        Shepherd[] copies = Arrays.stream(shepherds).map(Shepherd::copy).toArray(Shepherd[]::new);
        return new Night(rules, copies, deck.copy(), phase, round, lead, noise, hushed);
    }

    /** What the seat does not know is dealt anew: other hands but for cards it was shown, the deck, and other answers. */
    @Override
    public Night determinize(int seat, RandomGenerator random) {
        Night other = copy();
        Cards unseen = other.deck;
        List<Integer> others = everyone().without(seat).list();
        for (int holder : others) {
            unseen.addAll(shepherds[holder].hand);
            shepherds[holder].knownTo(seat).forEach(unseen::remove);
        }
        for (int holder : others) {
            List<Card> known = shepherds[holder].knownTo(seat);
            Cards hand = new Cards();
            known.forEach(hand::add);
            while (hand.size() < shepherds[holder].hand.size()) {
                hand.add(unseen.draw(random));
            }
            other.shepherds[holder].holdInstead(hand, known, seat);
            other.shepherds[holder].withdrawAnswer();
        }
        return other;
    }

    @Override
    public HushView view(int viewer) {
        return HushView.of(this, viewer);
    }

    @Override
    public Result result() {
        return HushResult.of(this, loudest());
    }

    boolean wolfIsAwake() {
        return noise > rules.noiseLimit();
    }

    HushRules rules() {
        return rules;
    }

    Shepherd shepherd(int seat) {
        return shepherds[seat];
    }

    Cards deck() {
        return deck;
    }

    Phase phase() {
        return phase;
    }

    int round() {
        return round;
    }

    int lead() {
        return lead;
    }

    int noise() {
        return noise;
    }

    int hushed() {
        return hushed;
    }
}
