package sheepfold.games.lastfleecestanding;

import sheepfold.engine.json.Fields;
import sheepfold.games.lastfleecestanding.FleeceMove.CloseShave;
import sheepfold.games.lastfleecestanding.FleeceMove.Cream;
import sheepfold.games.lastfleecestanding.FleeceMove.Fetch;
import sheepfold.games.lastfleecestanding.FleeceMove.Rob;

/** Whether what lies on the table fits what is to be decided. */
final class PhaseCheck {
    private final Paddock paddock;
    private final Fields fields;

    PhaseCheck(Paddock paddock, Fields fields) {
        this.paddock = paddock;
        this.fields = fields;
    }

    void check() {
        checkWhoIsLeft();
        checkDie();
        boolean inWindow = paddock.phase() == Phase.WINDOW;
        boolean resolving = !paddock.stack.isEmpty();
        demand(
                paddock.occasion.window == Window.ACT || inWindow || resolving || fitsWithoutStack(),
                "window",
                "SH-REACT-02",
                "no window is open in this phase");
        demand(
                !paddock.attack.isOn() || paddock.occasion.window == Window.ATTACK,
                "attack",
                "SH-SHEAR-04",
                "an attack runs only in its window or between snips");
        switch (paddock.phase()) {
            case WINDOW -> checkWindow();
            case BITE -> checkBite();
            case CARD -> demand(paddock.round.owed > 0, "owed", "SH-TURN-03", "a card is drawn only while draws are owed");
            case GAIN -> checkGain();
            case SNIP -> checkSnip();
            case SHED -> checkShed();
            case COIN, HANDS -> checkCream();
            case TAKE -> checkTop(top() instanceof Rob && pieces(paddock.robbed()) >= 2, "Velcro on a coat");
            case ROW -> checkTop(top() instanceof CloseShave && pieces(paddock.shaved()) >= 2, "Close Shave");
            case KEEP -> checkKeep();
            case COAT, FIRST, ROLL, ACT, OVER ->
                demand(!resolving, "stack", "SH-REACT-06", "no card waits on the stack in this phase");
        }
    }

    private boolean fitsWithoutStack() {
        return switch (paddock.phase()) {
            case SNIP -> paddock.occasion.window == Window.ATTACK;
            case SHED -> paddock.occasion.window == Window.EVENT;
            case BITE -> paddock.occasion.window == Window.ROLL;
            default -> paddock.phase() == Phase.OVER;
        };
    }

    private void checkWhoIsLeft() {
        boolean atTheStart = paddock.phase() == Phase.COAT;
        if (atTheStart) {
            for (int seat = 0; seat < paddock.seats(); seat++) {
                demand(
                        paddock.sheep(seat).coat.isBare(),
                        "seats[" + seat + "].coat",
                        "SH-SET-02",
                        "no coat is laid yet in this phase");
            }
            return;
        }
        boolean over = paddock.flock.livingCount() <= 1;
        demand(
                over == (paddock.phase() == Phase.OVER),
                "phase",
                "SH-END-01",
                "the game is over just when fewer than two seats have wool");
        boolean ending = paddock.occasion.window == Window.END;
        demand(
                over || ending || paddock.flock.isLiving(paddock.round.active),
                "active",
                "SH-TURN-09",
                "the active seat is living until its turn ends");
        demand(
                paddock.phase() != Phase.FIRST || paddock.flock.livingCount() == paddock.seats(),
                "seats",
                "SH-SET-02",
                "everybody has a coat before the first turn");
    }

    private void checkDie() {
        boolean rolled = switch (paddock.phase()) {
            case COAT, FIRST, ROLL -> false;
            case OVER -> paddock.round.die > 0;
            default -> true;
        };
        demand(
                rolled == paddock.round.die > 0,
                "die",
                "SH-TURN-02",
                "the die shows 1 to 6 once it is rolled, and 0 before");
    }

    private void checkWindow() {
        boolean attackMissing =
                paddock.occasion.window == Window.ATTACK && paddock.stack.isEmpty() && !paddock.attack.isOn();
        demand(!attackMissing, "attack", "SH-SHEAR-04", "the window attack needs an attack");
        demand(
                paddock.occasion.window != Window.ACT || !paddock.stack.isEmpty(),
                "window",
                "SH-REACT-02",
                "a window is open on a roll, a draw, an event, an attack, the end of a turn, or a card on the stack");
        demand(Windows.asked(paddock) != 0, "phase", "SH-REACT-03", "nobody is asked in this window");
    }

    private void checkBite() {
        demand(pieces(paddock.round.active) >= 2, "seats", "SH-WOLF-02", "with one piece left there is nothing to choose");
        if (!paddock.stack.isEmpty()) {
            checkCream();
        } else {
            demand(
                    paddock.wolf.isOn(paddock.round.active) && paddock.occasion.window == Window.ROLL,
                    "wolf",
                    "SH-WOLF-02",
                    "the Wolf bites in the window roll, and who has it");
        }
    }

    private void checkGain() {
        boolean byVelcro = !paddock.stack.isEmpty();
        if (byVelcro) {
            boolean velcro = top() instanceof Rob || top() instanceof Fetch;
            checkTop(velcro && paddock.stack.topPlayer() == paddock.gain().seat, "Velcro of the seat that gains");
        } else {
            demand(
                    paddock.gain().seat == paddock.round.active,
                    "gain.seat",
                    "SH-DRAW-04",
                    "a drawn piece is for the active seat");
        }
    }

    private void checkSnip() {
        demand(paddock.attack.isOn(), "attack", "SH-SHEAR-05", "there is no attack to snip for");
        demand(paddock.stack.isEmpty(), "stack", "SH-SHEAR-05", "no card waits between snips");
        demand(
                pieces(paddock.attack.victim()) >= 2,
                "attack",
                "SH-SHEAR-05",
                "with one piece left there is nothing to choose");
    }

    private void checkShed() {
        demand(paddock.stack.isEmpty(), "stack", "SH-BOY-01", "no card waits while pieces are shed");
        demand(Happenings.choosers(paddock) != 0, "phase", "SH-BOY-01", "nobody has pieces to choose");
    }

    private void checkCream() {
        checkTop(top() instanceof Cream && paddock.attack.isOn() && !paddock.attack.snipped(), "Shaving Cream");
    }

    private void checkKeep() {
        boolean shaving = top() instanceof CloseShave;
        checkTop(shaving && pieces(paddock.shaved()) >= 2, "Close Shave");
        Coat coat = paddock.sheep(paddock.shaved()).coat;
        demand(
                coat.row(paddock.keptRow()) == coat.occupied(),
                "keepRow",
                "SH-CSH-03",
                "a piece is kept only if that row holds the whole coat");
    }

    private Object top() {
        return paddock.stack.isEmpty() ? "nothing" : paddock.stack.top();
    }

    private void checkTop(boolean fits, String card) {
        demand(fits, "stack", "SH-REACT-06", "on top of the stack there is to be " + card);
    }

    private int pieces(int seat) {
        return paddock.sheep(seat).coat.pieces();
    }

    private void demand(boolean holds, String field, String rule, String sentence) {
        if (!holds) {
            throw fields.wrong(field, rule, sentence);
        }
    }
}
