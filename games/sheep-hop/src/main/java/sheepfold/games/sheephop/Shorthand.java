package sheepfold.games.sheephop;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import sheepfold.engine.Events;
import sheepfold.engine.Refusal;

/** A move written with several hops, {@code T b2xd2xf2}: all of one sheep, each from where the one before has led it. */
final class Shorthand {
    private static final Pattern HOP = Pattern.compile("x[^x]+");

    private final String text;
    private final List<String> hops = new ArrayList<>();

    /** Where the hops lead that can be played, how many they are, and where the sheep stood meanwhile. */
    private final Hillside after;

    private int played;
    private long stoodOn;

    /** The groups are the first hop, its start, and the further hops. */
    Shorthand(Hillside before, Matcher chain) {
        this.text = chain.group();
        this.after = before.copy();
        hops.add(chain.group(1));
        HOP.matcher(chain.group(3)).results().forEach(hop -> hops.add(hop.group()));
        stoodOn = after.board.named(chain.group(2)).map(Space::bit).orElse(0L);
        while (played < hops.size() && (played == 0 || isHopping()) && playNext()) {
            played++;
        }
    }

    private boolean playNext() {
        Optional<SheepHopMove> move = SheepHopMoveLines.read(after, hops.get(played))
                .filter(hop -> after.whyNot(after.seat, hop).isEmpty());
        stoodOn |= played == 0 ? 0 : landing().bit();
        move.ifPresent(hop -> after.play(after.seat, hop, Events.UNHEARD));
        return move.isPresent();
    }

    /** Where the last hop that was played has led. */
    private Space landing() {
        return spaceNamed(hops.get(played - 1)).orElseThrow();
    }

    private Optional<Space> spaceNamed(String hop) {
        return SheepHopNotation.target(after, hop.substring(hop.lastIndexOf('x') + 1));
    }

    /** Could this sheep hop on, and not another one whose chain was interrupted? */
    private boolean isHopping() {
        return landing().isIn(after.chain.sheep);
    }

    /** Did the sheep's move end before all its hops were made? */
    private boolean breaksOff() {
        return played > 0 && played < hops.size() && !isHopping();
    }

    /** The single moves, and {@code stop} if the sheep could hop on; the text itself, which is none, if it breaks off. */
    List<String> lines() {
        if (breaksOff()) {
            return List.of(text);
        }
        if (played == hops.size() && isHopping()) {
            hops.add("stop");
        }
        return List.copyOf(hops);
    }

    /** Why the hop cannot follow at which it breaks off. */
    Optional<Refusal> whyNot() {
        return breaksOff() ? Optional.of(whyOver()) : Optional.empty();
    }

    private Refusal whyOver() {
        Space sheep = landing();
        if (sheep.isHome()) {
            return Refusal.of("SS-FOLD-02", "the sheep is in the fold, and its move is over");
        }
        if (sheep.isIn(after.bark.interrupted.sheep)) {
            return Refusal.of("SS-PATOU-02", "first the sheep move that the Patou called");
        }
        if (!sheep.isIn(after.sheep())) {
            return Refusal.of("SS-FOX-02", "the sheep on {space} is captured, and its chain is over", sheep);
        }
        Objections objections = new Objections(after);
        String hop = hops.get(played);
        return spaceNamed(hop)
                .map(to -> objections.toHop(sheep, to, stoodOn))
                .or(() -> objections.toSpaces("SS-HOP-01", Stream.of(hop.substring(1))))
                .orElseThrow();
    }
}
