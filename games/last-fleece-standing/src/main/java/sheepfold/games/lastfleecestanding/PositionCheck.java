package sheepfold.games.lastfleecestanding;

import static sheepfold.games.lastfleecestanding.PositionReader.demand;

import org.jspecify.annotations.Nullable;
import sheepfold.games.lastfleecestanding.FleeceMove.*;

/** Whether what lies on a table that was put up fits together, and fits what is to be decided. */
final class PositionCheck {
    private final Paddock paddock;
    private final Phase phase;
    private final Window window;
    private final int active;

    PositionCheck(Paddock paddock) {
        this.paddock = paddock;
        this.phase = paddock.phase();
        this.window = paddock.occasion.window;
        this.active = paddock.round.active;
    }

    void check() {
        for (int seat = 0; seat < paddock.seats(); seat++) {
            checkSeat(paddock.sheep(seat), seat, "seats[" + seat + "]");
        }
        checkWolf();
        for (int i = 0; i < paddock.stack.size(); i++) {
            boolean mayStand = paddock.flock.isLiving(paddock.stack.player(i)) && fitsInStack(i);
            demand(mayStand, "stack[" + i + "]", "SH-REACT-07", "this card cannot have been played there");
        }
        checkWhoIsLeft();
        checkRound();
        checkAttack();
        checkPhase();
    }

    private void checkSeat(Sheep sheep, int seat, String place) {
        boolean deckGone = paddock.deck.isEmpty();
        boolean attached =
                sheep.clippers.battery().isPresent() || sheep.clippers.blade().isPresent();
        demand(!deckGone || !attached, place + ".battery", "SH-DECK-02", "with the deck gone there are no attachments");
        boolean whole = deckGone || sheep.coat.damaged() == 0;
        demand(whole, place + ".coat", "SH-STEEL-03", "Steel Wool is damaged only once the deck is gone");
        boolean owns = !sheep.hand.isEmpty() || sheep.dog || sheep.shepherd || attached;
        demand(
                paddock.flock.isLiving(seat) || !owns,
                place,
                "SH-OUT-02",
                "who is out owns nothing: no hand, no Shepherd, and dog is to be false, for a dog counts as there if it is not given");
    }

    private void checkWolf() {
        int wolf = paddock.wolf.holder;
        if (paddock.wolf.isOut()) {
            return;
        }
        demand(phase != Phase.COAT && phase != Phase.FIRST, "wolf", "SH-SET-06", "nobody has the Wolf yet");
        boolean held = paddock.flock.livingCount() <= 1 || paddock.flock.isLiving(wolf);
        demand(held, "wolf", "SH-WOLF-05", "the Wolf is on a living seat or out of play");
        demand(!paddock.sheep(wolf).shepherd, "wolf", "SH-SHP-01", "a Shepherd's owner never has the Wolf");
    }

    private boolean fitsInStack(int index) {
        int player = paddock.stack.player(index);
        boolean atTheAttack = index == 0 && window == Window.ATTACK;
        return switch (paddock.stack.card(index)) {
            case CancelAttack _, Cream _ -> atTheAttack && player != active;
            case After _ -> atTheAttack;
            case CancelDog _ -> index > 0 && paddock.stack.card(index - 1) instanceof Dog && isOthers(index);
            case CancelCard _ -> index > 0 && !(paddock.stack.card(index - 1) instanceof Dog) && isOthers(index);
            case ExpelDog(int seat) -> isOpponent(seat, player);
            case Rob(int seat) -> isOpponent(seat, player);
            case Thief(int seat) -> isOpponent(seat, player);
            case CloseShave(int seat) ->
                index == 0 && window == Window.ACT && player == active && isOpponent(seat, player);
            case Dog _, Fetch _ -> true;
        };
    }

    private boolean isOthers(int index) {
        return paddock.stack.player(index - 1) != paddock.stack.player(index);
    }

    private boolean isOpponent(int seat, int player) {
        return seat != player && seat < paddock.seats();
    }

    private void checkWhoIsLeft() {
        if (phase == Phase.COAT) {
            for (int seat = 0; seat < paddock.seats(); seat++) {
                String coat = "seats[" + seat + "].coat";
                demand(paddock.sheep(seat).coat.isBare(), coat, "SH-SET-02", "no coat is laid yet in this phase");
            }
            return;
        }
        boolean over = paddock.flock.livingCount() <= 1;
        boolean agrees = over == paddock.isOver();
        demand(agrees, "phase", "SH-END-01", "the game is over just when fewer than two seats have wool");
        boolean present = over || window == Window.END || paddock.flock.isLiving(active);
        demand(present, "active", "SH-TURN-09", "the active seat is living until its turn ends");
        boolean coated = phase != Phase.FIRST || paddock.flock.livingCount() == paddock.seats();
        demand(coated, "seats", "SH-SET-02", "everybody has a coat before the first turn");
    }

    private void checkRound() {
        Round round = paddock.round;
        boolean rolled = switch (phase) {
            case COAT, FIRST, ROLL -> false;
            case OVER -> round.die > 0;
            default -> true;
        };
        demand(rolled == round.die > 0, "die", "SH-TURN-02", "the die shows 1 to 6 once it is rolled, and 0 before");
        demand(rolled || round.owed == 0 || paddock.isOver(), "owed", "SH-TURN-02", "before the roll nothing is owed");
        demand(round.owed == 0 || !paddock.deck.isEmpty(), "owed", "SH-DECK-03", "with the deck gone nothing is owed");
        boolean ended = window == Window.END && paddock.flock.isLiving(active) && !paddock.isOver();
        demand(!ended || round.owed == 0, "owed", "SH-TURN-03", "a turn ends only when all owed cards are drawn");
    }

    private void checkAttack() {
        Attack attack = paddock.attack;
        if (!attack.isOn()) {
            return;
        }
        demand(window == Window.ATTACK, "attack", "SH-SHEAR-04", "an attack runs only in its window or between snips");
        boolean selfInflicted = attack.partsLeft().stream().anyMatch(part -> part.seat() == active);
        boolean bounced = attack.partsLeft().size() == 1 && paddock.rules.deflectHitsAttacker();
        boolean fair = !selfInflicted || bounced;
        demand(fair, "attack.parts", "SH-AFT-03", "only a bounced attack, in one part, comes back to the attacker");
        demand(!paddock.round.isFirst(), "attack", "SH-TURN-05", "on its first turn a seat does not shear");
        demand(!paddock.round.attackUsed, "attackUsed", "SH-SHEAR-03", "an attack under way is not used up");
        boolean free = !paddock.sheep(active).clippers.isSnagged();
        demand(free, "seats[" + active + "].snag", "SH-SNAG-03", "with a snagged Shear there is no attack");
        int power = paddock.power(active);
        String left = "%d points are left of an attack with power %d".formatted(attack.pointsLeft(), power);
        demand(attack.pointsLeft() <= power, "attack.parts", "SH-SHEAR-02", left);
    }

    private void checkPhase() {
        boolean resolving = !paddock.stack.isEmpty();
        boolean fits = phase == Phase.WINDOW || phase == Phase.SNIP || phase == Phase.SHED || phase == Phase.BITE;
        boolean opened = window == Window.ACT || resolving || fits || paddock.isOver();
        demand(opened, "window", "SH-REACT-02", "no window is open in this phase");
        switch (phase) {
            case WINDOW -> checkWindow();
            case BITE -> checkBite();
            case CARD ->
                demand(paddock.round.owed > 0, "owed", "SH-TURN-03", "a card is drawn only while draws are owed");
            case GAIN -> checkGain();
            case SNIP -> checkSnip();
            case SHED -> checkShed();
            case COIN, HANDS -> checkCream();
            case TAKE -> checkTop(top() instanceof Rob && pieces(paddock.robbed()) >= 2, "Velcro on a coat");
            case ROW -> checkShave();
            case KEEP -> checkKeep();
            case COAT, FIRST, ROLL, ACT, OVER ->
                demand(!resolving, "stack", "SH-REACT-06", "no card waits on the stack in this phase");
        }
    }

    private void checkWindow() {
        boolean attackMissing = window == Window.ATTACK && paddock.stack.isEmpty() && !paddock.attack.isOn();
        demand(!attackMissing, "attack", "SH-SHEAR-04", "the window attack needs an attack");
        demand(
                window != Window.ACT || !paddock.stack.isEmpty(),
                "window",
                "SH-REACT-02",
                "a window is open on a roll, a draw, an event, an attack, the end of a turn, or a card on the stack");
        demand(Windows.asked(paddock) != 0, "phase", "SH-REACT-03", "nobody is asked in this window");
    }

    private void checkBite() {
        demand(pieces(active) >= 2, "seats", "SH-WOLF-02", "with one piece left there is nothing to choose");
        if (!paddock.stack.isEmpty()) {
            checkCream();
            return;
        }
        demand(paddock.wolf.isOn(active), "wolf", "SH-WOLF-02", "the Wolf bites who has it");
        demand(paddock.round.isOdd(), "die", "SH-WOLF-02", "the Wolf bites after an odd roll");
    }

    private void checkGain() {
        boolean velcro = top() instanceof Rob || top() instanceof Fetch;
        int gainer = paddock.gain().seat;
        if (!paddock.stack.isEmpty()) {
            checkTop(velcro && paddock.stack.topPlayer() == gainer, "Velcro of the seat that gains");
        } else {
            demand(gainer == active, "gain.seat", "SH-DRAW-04", "a drawn piece is for the active seat");
        }
    }

    private void checkSnip() {
        demand(paddock.attack.isOn(), "attack", "SH-SHEAR-05", "there is no attack to snip for");
        demand(paddock.stack.isEmpty(), "stack", "SH-SHEAR-05", "no card waits between snips");
        boolean choice = pieces(paddock.attack.victim()) >= 2;
        demand(choice, "attack", "SH-SHEAR-05", "with one piece left there is nothing to choose");
    }

    private void checkShed() {
        demand(paddock.stack.isEmpty(), "stack", "SH-BOY-01", "no card waits while pieces are shed");
        demand(Happenings.choosers(paddock) != 0, "phase", "SH-BOY-01", "nobody has pieces to choose");
    }

    private void checkCream() {
        checkTop(top() instanceof Cream && paddock.attack.isOn() && !paddock.attack.snipped(), "Shaving Cream");
    }

    private void checkShave() {
        checkTop(top() instanceof CloseShave && pieces(paddock.shaved()) >= 2, "Close Shave");
        demand(!paddock.round.isFirst(), "stack[0]", "SH-TURN-05", "on its first turn a seat does not shave");
    }

    private void checkKeep() {
        checkShave();
        Coat coat = paddock.sheep(paddock.shaved()).coat;
        boolean last = coat.row(paddock.keptRow()) == coat.occupied();
        demand(last, "keepRow", "SH-CSH-03", "a piece is kept only if that row holds the whole coat");
    }

    private @Nullable Play top() {
        return paddock.stack.isEmpty() ? null : paddock.stack.top();
    }

    private static void checkTop(boolean fits, String card) {
        demand(fits, "stack", "SH-REACT-06", "on top of the stack there is to be " + card);
    }

    private int pieces(int seat) {
        return paddock.sheep(seat).coat.pieces();
    }
}
