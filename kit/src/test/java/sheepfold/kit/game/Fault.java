package sheepfold.kit.game;

import java.util.Set;
import java.util.stream.Collectors;

/** A way to spoil Hush, and the checks that must notice: just these and no others. */
enum Fault {
    BOUND_TOO_LOW("games end in time"),
    MOVE_LISTED_TWICE("listed moves are accepted"),
    TIME_OUT_MOVE_ILLEGAL("listed moves are accepted"),
    SECOND_SHOW_ACCEPTED("unlisted moves are refused"),
    MOVE_OUT_OF_TURN_ACCEPTED("unlisted moves are refused"),
    REFUSAL_WITHOUT_RULE("unlisted moves are refused"),
    REFUSAL_BY_UNKNOWN_RULE("unlisted moves are refused"),
    REFUSAL_WITHOUT_SENTENCE("unlisted moves are refused"),
    FORM_WITHOUT_GRAMMAR("forms give legal moves"),
    FORM_FOR_SEATS_NOT_ASKED("forms give legal moves"),
    WEIGHT_WRONG("chance has its weights"),
    WEIGHT_ZERO("chance has its weights"),
    LAST_ANSWER_IGNORED("sealed answers"),
    ANSWER_TOLD("sealed answers"),
    RECORDED_ANSWER_WRONG("sealed answers"),
    ANSWERED_SEATS_SHOWN("sealed answers", "what could be looks like what is"),
    COPY_SHARED("copies are independent"),
    LISTENER_CHANGES_GAME("listening changes nothing", "records replay"),
    EVENT_WITHOUT_TEXT("listening changes nothing"),
    EVENT_NOT_IN_CATALOGUE("words come from the catalogue"),
    TASK_GLUED_TOGETHER("words come from the catalogue"),
    TASK_NUMBERS_A_SEAT("words come from the catalogue"),
    TASK_SHOWS_NOTATION("words come from the catalogue"),
    CONCEDING_LISTED("listed moves are accepted"),
    MOVE_WITHOUT_WORDS("notation round trip"),
    NOTATION_ENDS_WITH_SPACE("notation round trip"),
    NOTATION_READ_WRONG("notation round trip", "records replay", "results are whole", "threads do not meet"),
    POSITION_FORGETS_MOVES_MADE("records replay"),
    ORDER_OF_MOVES_LOST("position round trip"),
    BAD_POSITION_CRASHES("hand-made positions are checked"),
    BAD_POSITION_WITHOUT_PLACE("hand-made positions are checked"),
    UNKNOWN_MEMBER_ACCEPTED("hand-made positions are checked"),
    MEMBER_NOT_IN_SCHEMA("the schema tells the truth"),
    EXAMPLE_EMPTY("the schema tells the truth"),
    NOTHING_DRAWN("views"),
    CALLED_OPEN("views"),
    HANDS_SEEN("secrets are kept", "what could be looks like what is"),
    HANDS_DRAWN("secrets are kept"),
    REFUSAL_TELLS_CARD("secrets are kept"),
    EVENT_TELLS_CARD("secrets are kept"),
    REVEAL_NOT_MARKED("secrets are kept"),
    BOTS_KNOW_THE_TRUTH("secrets are kept"),
    RECORD_NOT_MASKED("running records are masked"),
    OWN_MOVE_MASKED("running records are masked"),
    GUESS_LOOKS_DIFFERENT("what could be looks like what is"),
    GUESS_SHARED("what could be looks like what is"),
    VALUE_TOO_HIGH("advice is sound"),
    VALUE_UPSIDE_DOWN("advice is sound"),
    GREEDY_ILLEGAL("advice is sound"),
    POLISHED_ILLEGAL("advice is sound"),
    SCORES_MISSING("results are whole"),
    THREADS_MEET("threads do not meet");

    private final String checks;

    Fault(String... checks) {
        this.checks = String.join("\n", checks);
    }

    Set<String> noticedBy() {
        return checks.lines().collect(Collectors.toSet());
    }
}
