package sheepfold.kit.game;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicReference;
import java.util.random.RandomGenerator;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import sheepfold.engine.Audience;
import sheepfold.engine.Decision;
import sheepfold.engine.Event;
import sheepfold.engine.Events;
import sheepfold.engine.Form;
import sheepfold.engine.Moves;
import sheepfold.engine.Position;
import sheepfold.engine.Refusal;
import sheepfold.engine.Result;
import sheepfold.engine.Seats;
import sheepfold.engine.Sentence;
import sheepfold.engine.Turn;
import sheepfold.json.Shaped;
import sheepfold.kit.game.HushMove.Deal;
import sheepfold.kit.game.HushMove.Done;
import sheepfold.kit.game.HushMove.Keep;
import sheepfold.kit.game.HushMove.Pass;
import sheepfold.kit.game.HushMove.Silence;
import sheepfold.kit.game.Night.Phase;

/** A night with one thing wrong. */
final class SpoiledNight implements Position<SpoiledNight, HushMove> {
    private static final int MANY_MOVES = 15;
    private static final AtomicReference<Thread> LAST_TO_LIST = new AtomicReference<>(Thread.currentThread());
    private static final AtomicInteger LISTED_SINCE = new AtomicInteger(100);

    final Fault fault;
    final Night night;
    private final @Nullable SpoiledNight original;
    private final boolean fromJson;
    private int movesMade;

    SpoiledNight(Fault fault, Night night, boolean fromJson) {
        this(fault, night, null, fromJson, 0);
    }

    private SpoiledNight(Fault fault, Night night, @Nullable SpoiledNight original, boolean fromJson, int movesMade) {
        this.fault = fault;
        this.night = night;
        this.original = original;
        this.fromJson = fromJson;
        this.movesMade = movesMade;
    }

    @Override
    public Turn turn() {
        return night.turn();
    }

    @Override
    public void legalMoves(int actor, Moves<HushMove> into) {
        Moves<HushMove> listed = new Moves<>();
        night.legalMoves(actor, listed);
        int[] order = order(listed.size());
        for (int i : order) {
            into.add(listed.get(i), weight(listed, i));
        }
        if (fault == Fault.MOVE_LISTED_TWICE && night.phase() == Phase.WHISPER) {
            into.add(new Done());
        }
    }

    private int[] order(int size) {
        boolean backwards = (fault == Fault.ORDER_OF_MOVES_LOST && fromJson) || interrupted();
        return IntStream.range(0, size).map(i -> backwards ? size - 1 - i : i).toArray();
    }

    /** Did another thread list moves lately? */
    private boolean interrupted() {
        if (fault != Fault.THREADS_MEET) {
            return false;
        }
        boolean changed = !LAST_TO_LIST.getAndSet(Thread.currentThread()).equals(Thread.currentThread());
        return (changed ? LISTED_SINCE.updateAndGet(_ -> 0) : LISTED_SINCE.incrementAndGet()) < 3;
    }

    private int weight(Moves<HushMove> listed, int index) {
        boolean dealing = night.phase() == Phase.DEAL;
        if (fault == Fault.WEIGHT_ZERO && dealing && index == 0 && listed.size() > 1) {
            return 0;
        }
        return listed.weight(index) + (fault == Fault.WEIGHT_WRONG && dealing ? 1 : 0);
    }

    @Override
    public void play(int actor, HushMove move, Events events) {
        Phase before = night.phase();
        night.play(actor, counted(actor, move), new SpoiledEvents(fault, events));
        movesMade++;
        if (fault == Fault.ANSWER_TOLD && (move instanceof Pass || move instanceof Silence) && events.heard()) {
            events.tell(new HushEvent.Done(actor));
        }
        if (move instanceof Done && original != null) {
            original.night.shepherd(actor).told = true;
        }
        if (fault == Fault.LISTENER_CHANGES_GAME && move instanceof Keep && events.heard()) {
            night.shepherd(0).told = !night.shepherd(0).told;
        }
        if (fault == Fault.POSITION_FORGETS_MOVES_MADE && before == Phase.WHISPER && movesMade > MANY_MOVES) {
            night.shepherd(actor).told = true;
        }
    }

    /** What becomes of an answer that comes last. */
    private HushMove counted(int actor, HushMove move) {
        boolean last =
                night.turn() instanceof Turn.Players players && players.seats().equals(Seats.of(actor));
        return fault == Fault.LAST_ANSWER_IGNORED && last && move instanceof Silence ? new Pass() : move;
    }

    @Override
    public Optional<Refusal> whyNot(int actor, HushMove move) {
        Optional<Refusal> why = night.whyNot(actor, move);
        return switch (fault) {
            case SECOND_SHOW_ACCEPTED -> why.filter(refusal -> !refusal.rule().equals("KI-SHOW-02"));
            case MOVE_OUT_OF_TURN_ACCEPTED -> turn().asks(actor) ? why : Optional.empty();
            case REFUSAL_WITHOUT_RULE -> why.map(refusal -> new Refusal("", refusal.sentence()));
            case REFUSAL_BY_UNKNOWN_RULE -> why.map(refusal -> new Refusal("KI-NONE-99", refusal.sentence()));
            case REFUSAL_WITHOUT_SENTENCE -> why.map(refusal -> new Refusal(refusal.rule(), Sentence.sign(" ")));
            case REFUSAL_TELLS_CARD ->
                why.map(refusal -> new Refusal(
                        refusal.rule(),
                        Sentence.of(
                                "the deck holds {cards}",
                                Sentence.sign(night.deck().list().stream()
                                        .map(Object::toString)
                                        .collect(Collectors.joining(", "))))));
            default -> why;
        };
    }

    @Override
    public List<Form<HushMove>> forms(int seat) {
        int owner = fault == Fault.FORM_FOR_SEATS_NOT_ASKED ? night.lead() : seat;
        String grammar = fault == Fault.FORM_WITHOUT_GRAMMAR ? "" : "arrange CARD CARD …";
        return night.forms(owner).stream()
                .map(form -> new Form<>(form.name(), grammar, form.sampler()))
                .toList();
    }

    @Override
    public Decision<HushMove> decision(int seat) {
        Decision<HushMove> decision = night.decision(seat);
        return switch (fault) {
            case TIME_OUT_MOVE_ILLEGAL -> decision.orInTime(new Deal(Card.LAMB));
            case TASK_GLUED_TOGETHER ->
                Decision.of(decision.kind(), Sentence.of("Seat " + seat + ", it is your turn."));
            case TASK_NUMBERS_A_SEAT ->
                Decision.of(decision.kind(), Sentence.of("It is the turn of seat {seat}.", seat));
            case TASK_SHOWS_NOTATION -> Decision.of(decision.kind(), Sentence.of("Lay a card, as in 0:ewe."));
            case CONCEDING_LISTED -> night.phase() == Phase.WHISPER ? decision.orConcede(new Done()) : decision;
            default -> decision;
        };
    }

    @Override
    public Map<Integer, HushMove> carriedOut(Map<Integer, HushMove> answers) {
        if (fault != Fault.RECORDED_ANSWER_WRONG) {
            return night.carriedOut(answers);
        }
        Map<Integer, HushMove> wrong = new HashMap<>(answers);
        wrong.replaceAll((_, answer) -> answer instanceof Silence ? new Pass() : answer);
        return wrong;
    }

    @Override
    public SpoiledNight copy() {
        SpoiledNight shared = fault == Fault.COPY_SHARED ? this : null;
        return new SpoiledNight(fault, night.copy(), shared, fromJson, movesMade);
    }

    @Override
    public SpoiledNight determinize(int seat, RandomGenerator random) {
        Night guess = fault == Fault.BOTS_KNOW_THE_TRUTH ? truthWithoutAnswers(seat) : night.determinize(seat, random);
        if (fault == Fault.GUESS_LOOKS_DIFFERENT) {
            guess.shepherd(seat).told = true;
        }
        return new SpoiledNight(fault, guess, fault == Fault.GUESS_SHARED ? this : null, fromJson, movesMade);
    }

    private Night truthWithoutAnswers(int seat) {
        Night truth = night.copy();
        Seats.first(truth.rules().seats())
                .without(seat)
                .list()
                .forEach(other -> truth.shepherd(other).withdrawAnswer());
        return truth;
    }

    /** What people see, with more than they may. */
    @Shaped
    record Leak(HushView view, Object leaked) {}

    @Override
    public Record view(int viewer) {
        return switch (fault) {
            case HANDS_SEEN ->
                new Leak(night.view(viewer), night.view(0).seats().getFirst().hand());
            case ANSWERED_SEATS_SHOWN ->
                new Leak(
                        night.view(viewer),
                        night.turn() instanceof Turn.Players players
                                ? players.seats().list()
                                : List.of());
            default -> night.view(viewer);
        };
    }

    @Override
    public Result result() {
        Result result = night.result();
        return fault == Fault.SCORES_MISSING
                ? new Result(
                        result.kind(),
                        result.winners(),
                        List.of(),
                        result.ranks(),
                        result.ending(),
                        result.reason(),
                        result.details())
                : result;
    }

    /** Hears what happens and passes it on spoiled. */
    private record SpoiledEvents(Fault fault, Events listener) implements Events {
        @Override
        public boolean heard() {
            return listener.heard();
        }

        @Override
        public void tell(Event event, Audience audience) {
            boolean drawn = event instanceof HushEvent.DrewCard;
            listener.tell(spoiled(event), fault == Fault.EVENT_TELLS_CARD && drawn ? Audience.EVERYONE : audience);
        }

        private Event spoiled(Event event) {
            return switch (fault) {
                case EVENT_WITHOUT_TEXT ->
                    event instanceof HushEvent.Noise ? new Said(Sentence.sign(""), false) : event;
                case EVENT_NOT_IN_CATALOGUE ->
                    event instanceof HushEvent.Noise(int made, int _)
                            ? new Said(Sentence.sign("the flocks make noise: " + made), false)
                            : event;
                case EVENT_TELLS_CARD, REVEAL_NOT_MARKED -> new Said(event.text(), false);
                default -> event;
            };
        }
    }

    record Said(Sentence text, boolean reveals) implements Event {}
}
