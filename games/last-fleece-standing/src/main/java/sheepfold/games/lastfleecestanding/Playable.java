package sheepfold.games.lastfleecestanding;

import java.util.Optional;
import sheepfold.engine.Moves;
import sheepfold.engine.Refusal;
import sheepfold.engine.Sentence;
import sheepfold.games.lastfleecestanding.FleeceMove.After;
import sheepfold.games.lastfleecestanding.FleeceMove.CancelAttack;
import sheepfold.games.lastfleecestanding.FleeceMove.CancelCard;
import sheepfold.games.lastfleecestanding.FleeceMove.CancelDog;
import sheepfold.games.lastfleecestanding.FleeceMove.CloseShave;
import sheepfold.games.lastfleecestanding.FleeceMove.Cream;
import sheepfold.games.lastfleecestanding.FleeceMove.Dog;
import sheepfold.games.lastfleecestanding.FleeceMove.ExpelDog;
import sheepfold.games.lastfleecestanding.FleeceMove.Fetch;
import sheepfold.games.lastfleecestanding.FleeceMove.Play;
import sheepfold.games.lastfleecestanding.FleeceMove.Rob;
import sheepfold.games.lastfleecestanding.FleeceMove.Thief;
import sheepfold.games.lastfleecestanding.Paddock.Occasion;
import sheepfold.games.lastfleecestanding.Paddock.Phase;

/** Which cards a seat may throw in now: the table of the rulebook's chapter on anytime cards. */
final class Playable {
    private Playable() {}

    static void list(Paddock paddock, int seat, Moves<FleeceMove> into) {
        Sheep own = paddock.sheep(seat);
        if (own.hand.has(Card.POW)) {
            listPow(paddock, seat, into);
        }
        if (own.hand.has(Card.SHAVING_CREAM) && mayThrowCream(paddock, seat)) {
            into.add(Play.CREAM);
        }
        if (own.hand.has(Card.AFTERSHAVE) && mayBounce(paddock, seat)) {
            into.add(Play.AFTER);
        }
        if (own.hand.has(Card.VELCRO)) {
            listVelcro(paddock, seat, into);
        }
        if (own.hand.has(Card.SHEAR_THIEF) && mayStealNow(paddock, seat)) {
            for (int left = opponents(paddock, seat); left != 0; left &= left - 1) {
                into.add(Thief.ALL.get(Integer.numberOfTrailingZeros(left)));
            }
        }
        if (own.dog && dogHelps(paddock, seat)) {
            into.add(Play.DOG);
        }
        if (own.hand.has(Card.CLOSE_SHAVE) && mayShaveNow(paddock)) {
            for (int left = opponents(paddock, seat); left != 0; left &= left - 1) {
                int target = Integer.numberOfTrailingZeros(left);
                if (paddock.sheep(target).coat.pieces() >= 2) {
                    into.add(CloseShave.ALL.get(target));
                }
            }
        }
    }

    private static void listPow(Paddock paddock, int seat, Moves<FleeceMove> into) {
        if (isAttackOnTop(paddock) && seat != paddock.active()) {
            into.add(Play.CANCEL_ATTACK);
        }
        if (paddock.rules.powExpels()) {
            for (int left = opponents(paddock, seat); left != 0; left &= left - 1) {
                int target = Integer.numberOfTrailingZeros(left);
                if (paddock.sheep(target).dog) {
                    into.add(ExpelDog.ALL.get(target));
                }
            }
        }
        if (isCardOnTop(paddock)) {
            into.add(paddock.top() instanceof Dog ? Play.CANCEL_DOG : Play.CANCEL_CARD);
        }
    }

    private static void listVelcro(Paddock paddock, int seat, Moves<FleeceMove> into) {
        for (int kind = 0; kind < Fetch.ALL.size(); kind++) {
            Fetch fetch = Fetch.ALL.get(kind);
            if (paddock.discard.has(fetch.wool().card())) {
                into.add(fetch);
            }
        }
        for (int left = opponents(paddock, seat); left != 0; left &= left - 1) {
            int target = Integer.numberOfTrailingZeros(left);
            if (paddock.sheep(target).coat.pieces() >= 2) {
                into.add(Rob.ALL.get(target));
            }
        }
    }

    private static int opponents(Paddock paddock, int seat) {
        return paddock.living() & ~(1 << seat);
    }

    private static boolean isCardOnTop(Paddock paddock) {
        return paddock.phase() == Phase.WINDOW && !paddock.stack.isEmpty();
    }

    private static boolean isAttackOnTop(Paddock paddock) {
        return paddock.phase() == Phase.WINDOW && paddock.stack.isEmpty() && paddock.occasion() == Occasion.ATTACK;
    }

    private static boolean mayThrowCream(Paddock paddock, int seat) {
        return isAttackOnTop(paddock)
                && seat != paddock.active()
                && !paddock.attack.snipped()
                && (!paddock.rules.creamByVictimsOnly() || paddock.attack.names(seat));
    }

    private static boolean mayBounce(Paddock paddock, int seat) {
        return isAttackOnTop(paddock) && (seat == paddock.attack.victim() || seat == paddock.attack.lastDeflector());
    }

    /** The attacker may not void its own attack (ruling A10). */
    private static boolean mayStealNow(Paddock paddock, int seat) {
        return seat != paddock.active() || !paddock.attack.isOn();
    }

    private static boolean dogHelps(Paddock paddock, int seat) {
        return paddock.wolf() == seat && paddock.nextForWolf(seat) != Paddock.NOBODY;
    }

    private static boolean mayShaveNow(Paddock paddock) {
        return paddock.phase() == Phase.ACT && !paddock.attackUsed() && !paddock.isFirstTurn();
    }

    /** Why a card cannot be thrown in by a seat that is asked in ACT or a window. */
    static Optional<Refusal> whyNot(Paddock paddock, int seat, Play play) {
        if (play instanceof Dog) {
            return whyNotDog(paddock, seat);
        }
        if (!paddock.sheep(seat).hand.has(play.card())) {
            return refuse("SH-REACT-01", "you hold no " + play.card().title());
        }
        return switch (play) {
            case CancelAttack _ -> whyNotCancelAttack(paddock, seat);
            case ExpelDog expel -> whyNotExpel(paddock, seat, expel.seat());
            case CancelDog _ -> whyNotCancelDog(paddock);
            case CancelCard _ -> whyNotCancelCard(paddock);
            case Cream _ -> whyNotCream(paddock, seat);
            case After _ -> whyNotAfter(paddock, seat);
            case Fetch fetch ->
                paddock.discard.has(fetch.wool().card())
                        ? allowed()
                        : refuse(
                                "SH-VEL-01",
                                "there is no " + fetch.wool().card().title() + " in the discard pile");
            case Rob rob -> whyNotCoat(paddock, seat, rob.seat(), "SH-VEL-01", "Velcro");
            case Thief thief -> whyNotThief(paddock, seat, thief.seat());
            case CloseShave shave -> whyNotShave(paddock, seat, shave.seat());
            case Dog _ -> allowed();
        };
    }

    private static Optional<Refusal> whyNotDog(Paddock paddock, int seat) {
        if (!paddock.sheep(seat).dog) {
            return refuse("SH-DOG-01", "your Sheepdog is gone");
        }
        if (paddock.wolf() != seat) {
            return refuse("SH-DOG-01", "the Sheepdog comes only while the Wolf is on you");
        }
        return dogHelps(paddock, seat) ? allowed() : refuse("SH-DOG-01", "nobody else can take the Wolf");
    }

    private static Optional<Refusal> whyNotCancelAttack(Paddock paddock, int seat) {
        if (!isAttackOnTop(paddock)) {
            return refuse("SH-REACT-07", "there is no attack on top to cancel");
        }
        return seat == paddock.active() ? refuse("SH-POW-A", "nobody cancels their own attack") : allowed();
    }

    private static Optional<Refusal> whyNotExpel(Paddock paddock, int seat, int target) {
        if (!paddock.rules.powExpels()) {
            return refuse("SH-POW-B", "at this table a POW only answers a Sheepdog that is being played");
        }
        if (target == seat || target >= paddock.seats() || !paddock.isLiving(target)) {
            return refuse("SH-POW-B", "a POW expels the dog of another living seat");
        }
        return paddock.sheep(target).dog ? allowed() : refuse("SH-POW-B", "that seat has no dog left");
    }

    private static Optional<Refusal> whyNotCancelDog(Paddock paddock) {
        boolean fits = isCardOnTop(paddock) && paddock.top() instanceof Dog;
        return fits ? allowed() : refuse("SH-POW-B", "no Sheepdog is being played");
    }

    private static Optional<Refusal> whyNotCancelCard(Paddock paddock) {
        if (!isCardOnTop(paddock)) {
            return refuse("SH-REACT-07", "there is no card on top to cancel");
        }
        return paddock.top() instanceof Dog
                ? refuse("SH-POW-C", "a Sheepdog is answered with pow B !, not with pow C")
                : allowed();
    }

    private static Optional<Refusal> whyNotCream(Paddock paddock, int seat) {
        if (!isAttackOnTop(paddock)) {
            return refuse("SH-REACT-07", "there is no attack on top to throw Shaving Cream at");
        }
        if (seat == paddock.active()) {
            return refuse("SH-CRM-01", "nobody throws Shaving Cream at themselves");
        }
        if (paddock.attack.snipped()) {
            return refuse("SH-CRM-01", "Shaving Cream is thrown before the first snip of an attack");
        }
        return mayThrowCream(paddock, seat)
                ? allowed()
                : refuse("SH-CRM-01", "at this table only those whom the attack names throw Shaving Cream");
    }

    private static Optional<Refusal> whyNotAfter(Paddock paddock, int seat) {
        if (!isAttackOnTop(paddock)) {
            return refuse("SH-REACT-07", "there is no attack on top to bounce");
        }
        return mayBounce(paddock, seat)
                ? allowed()
                : refuse("SH-AFT-01", "only the current victim, or who bounced the attack last, plays Aftershave");
    }

    private static Optional<Refusal> whyNotThief(Paddock paddock, int seat, int target) {
        if (target == seat || target >= paddock.seats() || !paddock.isLiving(target)) {
            return refuse("SH-THF-01", "a Shear is swapped with another living seat");
        }
        return mayStealNow(paddock, seat)
                ? allowed()
                : refuse("SH-THF-03", "an attacker does not swap its Shear away during its own attack");
    }

    private static Optional<Refusal> whyNotShave(Paddock paddock, int seat, int target) {
        if (paddock.phase() != Phase.ACT) {
            return refuse("SH-CSH-01", "a Close Shave is played on your own turn, in place of the Shear");
        }
        if (paddock.isFirstTurn()) {
            return refuse("SH-TURN-05", "on its first turn a seat neither shears nor shaves");
        }
        if (paddock.attackUsed()) {
            return refuse("SH-CSH-01", "a Close Shave counts as your attack, and that is used up");
        }
        return whyNotCoat(paddock, seat, target, "SH-CSH-01", "Close Shave");
    }

    private static Optional<Refusal> whyNotCoat(Paddock paddock, int seat, int target, String rule, String card) {
        if (target == seat || target >= paddock.seats() || !paddock.isLiving(target)) {
            return refuse(rule, card + " is for the coat of another living seat");
        }
        return paddock.sheep(target).coat.pieces() >= 2 ? allowed() : refuse(rule, card + " never takes a last piece");
    }

    private static Optional<Refusal> refuse(String rule, String sentence) {
        return Optional.of(new Refusal(rule, Sentence.sign(sentence)));
    }

    private static Optional<Refusal> allowed() {
        return Optional.empty();
    }
}
