package sheepfold.games.lastfleecestanding;

import sheepfold.engine.Moves;
import sheepfold.engine.Why;
import sheepfold.games.lastfleecestanding.FleeceMove.*;

/**
 * Which cards a seat may throw in now: the table of the rulebook's chapter on anytime cards. The list of moves and refusals
 * follow from the same conditions.
 */
final class Playable {
    private Playable() {}

    static boolean isAny(Paddock paddock, int seat) {
        Moves<FleeceMove> moves = new Moves<>();
        list(paddock, seat, moves);
        return !moves.isEmpty();
    }

    static void list(Paddock paddock, int seat, Moves<FleeceMove> into) {
        Sheep own = paddock.sheep(seat);
        int opponents = paddock.flock.opponents(seat);
        if (own.hand.has(Card.POW)) {
            addIf(mayCancelAttack(paddock, seat, Why.UNASKED), FleeceMoves.CANCEL_ATTACK, into);
            for (int left = opponents; left != 0; left &= left - 1) {
                int target = Integer.numberOfTrailingZeros(left);
                addIf(mayExpel(paddock, seat, target, Why.UNASKED), FleeceMoves.expelDog(target), into);
            }
            addIf(mayCancelDog(paddock, Why.UNASKED), FleeceMoves.CANCEL_DOG, into);
            addIf(mayCancelCard(paddock, Why.UNASKED), FleeceMoves.CANCEL_CARD, into);
        }
        if (own.hand.has(Card.SHAVING_CREAM)) {
            addIf(mayThrowCream(paddock, seat, Why.UNASKED), FleeceMoves.CREAM, into);
        }
        if (own.hand.has(Card.AFTERSHAVE)) {
            addIf(mayBounce(paddock, seat, Why.UNASKED), FleeceMoves.AFTER, into);
        }
        if (own.hand.has(Card.VELCRO)) {
            for (Wool wool : Wool.ALL) {
                addIf(mayFetch(paddock, wool, Why.UNASKED), FleeceMoves.fetch(wool.ordinal()), into);
            }
            for (int left = opponents; left != 0; left &= left - 1) {
                int target = Integer.numberOfTrailingZeros(left);
                addIf(mayRob(paddock, seat, target, Why.UNASKED), FleeceMoves.rob(target), into);
            }
        }
        if (own.hand.has(Card.SHEAR_THIEF)) {
            for (int left = opponents; left != 0; left &= left - 1) {
                int target = Integer.numberOfTrailingZeros(left);
                addIf(maySteal(paddock, seat, target, Why.UNASKED), FleeceMoves.thief(target), into);
            }
        }
        if (own.dog) {
            addIf(mayCallDog(paddock, seat, Why.UNASKED), FleeceMoves.DOG, into);
        }
        if (own.hand.has(Card.CLOSE_SHAVE)) {
            for (int left = opponents; left != 0; left &= left - 1) {
                int target = Integer.numberOfTrailingZeros(left);
                addIf(mayShave(paddock, seat, target, Why.UNASKED), FleeceMoves.closeShave(target), into);
            }
        }
    }

    private static void addIf(boolean playable, Play play, Moves<FleeceMove> into) {
        if (playable) {
            into.add(play);
        }
    }

    /** May a card be thrown in by a seat that is asked in ACT or a window? */
    static boolean may(Paddock paddock, int seat, Play play, Why why) {
        boolean held = play instanceof Dog || paddock.sheep(seat).hand.has(play.card());
        return (held || why.not("SH-REACT-01", "you hold no {card}", play.card()))
                && switch (play) {
                    case CancelAttack _ -> mayCancelAttack(paddock, seat, why);
                    case ExpelDog expel -> mayExpel(paddock, seat, expel.seat(), why);
                    case CancelDog _ -> mayCancelDog(paddock, why);
                    case CancelCard _ -> mayCancelCard(paddock, why);
                    case Cream _ -> mayThrowCream(paddock, seat, why);
                    case After _ -> mayBounce(paddock, seat, why);
                    case Fetch fetch -> mayFetch(paddock, fetch.wool(), why);
                    case Rob rob -> mayRob(paddock, seat, rob.seat(), why);
                    case Thief thief -> maySteal(paddock, seat, thief.seat(), why);
                    case Dog _ -> mayCallDog(paddock, seat, why);
                    case CloseShave shave -> mayShave(paddock, seat, shave.seat(), why);
                };
    }

    private static boolean isAttackOnTop(Paddock paddock) {
        return Windows.isOn(paddock, Window.ATTACK);
    }

    private static boolean mayCancelAttack(Paddock paddock, int seat, Why why) {
        return (isAttackOnTop(paddock) || why.not("SH-REACT-07", "there is no attack on top to cancel"))
                && (seat != paddock.round.active || why.not("SH-POW-A", "nobody cancels their own attack"));
    }

    private static boolean mayExpel(Paddock paddock, int seat, int target, Why why) {
        return (paddock.rules.powExpels()
                        || why.not("SH-POW-B", "at this table a POW only answers a Sheepdog that is being played"))
                && (paddock.flock.isOpponent(seat, target)
                        || why.not("SH-POW-B", "a POW expels the dog of another living seat"))
                && (paddock.sheep(target).dog || why.not("SH-POW-B", "that seat has no dog left"));
    }

    private static boolean mayCancelDog(Paddock paddock, Why why) {
        boolean played = Windows.isOnCard(paddock) && paddock.stack.top() instanceof Dog;
        return played || why.not("SH-POW-B", "no Sheepdog is being played");
    }

    private static boolean mayCancelCard(Paddock paddock, Why why) {
        return (Windows.isOnCard(paddock) || why.not("SH-REACT-07", "there is no card on top to cancel"))
                && (!(paddock.stack.top() instanceof Dog)
                        || why.not("SH-POW-C", "a Sheepdog is answered with pow B !, not with pow C"));
    }

    private static boolean mayThrowCream(Paddock paddock, int seat, Why why) {
        boolean named = !paddock.rules.creamByVictimsOnly() || paddock.attack.names(seat);
        return (isAttackOnTop(paddock) || why.not("SH-REACT-07", "there is no attack on top to throw Shaving Cream at"))
                && (seat != paddock.round.active || why.not("SH-CRM-01", "nobody throws Shaving Cream at themselves"))
                && (!paddock.attack.snipped()
                        || why.not("SH-CRM-01", "Shaving Cream is thrown before the first snip of an attack"))
                && (named
                        || why.not("SH-CRM-01", "at this table only those whom the attack names throw Shaving Cream"));
    }

    private static boolean mayBounce(Paddock paddock, int seat, Why why) {
        return (isAttackOnTop(paddock) || why.not("SH-REACT-07", "there is no attack on top to bounce"))
                && (seat == paddock.attack.victim()
                        || seat == paddock.attack.lastDeflector()
                        || why.not(
                                "SH-AFT-01",
                                "only the current victim, or who bounced the attack last, plays Aftershave"));
    }

    private static boolean mayFetch(Paddock paddock, Wool wool, Why why) {
        return paddock.discard.has(wool.card())
                || why.not("SH-VEL-01", "there is no {card} in the discard pile", wool.card());
    }

    private static boolean mayRob(Paddock paddock, int seat, int target, Why why) {
        return (paddock.flock.isOpponent(seat, target)
                        || why.not("SH-VEL-01", "Velcro is for the coat of another living seat"))
                && (paddock.sheep(target).coat.pieces() >= 2
                        || why.not("SH-VEL-01", "Velcro never takes a last piece"));
    }

    /** The attacker may not void its own attack (ruling A10). */
    private static boolean maySteal(Paddock paddock, int seat, int target, Why why) {
        return (paddock.flock.isOpponent(seat, target)
                        || why.not("SH-THF-01", "a Shear is swapped with another living seat"))
                && (seat != paddock.round.active
                        || !paddock.attack.isOn()
                        || why.not("SH-THF-03", "an attacker does not swap its Shear away during its own attack"));
    }

    private static boolean mayCallDog(Paddock paddock, int seat, Why why) {
        return (paddock.sheep(seat).dog || why.not("SH-DOG-01", "your Sheepdog is gone"))
                && (paddock.wolf.isOn(seat) || why.not("SH-DOG-01", "the Sheepdog comes only while the Wolf is on you"))
                && (TakingTurns.canWolfPass(paddock) || why.not("SH-DOG-01", "nobody else can take the Wolf"));
    }

    private static boolean mayShave(Paddock paddock, int seat, int target, Why why) {
        return (paddock.phase() == Phase.ACT
                        || why.not("SH-CSH-01", "a Close Shave is played on your own turn, in place of the Shear"))
                && (!paddock.round.isFirst()
                        || why.not("SH-TURN-05", "on its first turn a seat neither shears nor shaves"))
                && (!paddock.round.attackUsed
                        || why.not("SH-CSH-01", "a Close Shave counts as your attack, and that is used up"))
                && (paddock.flock.isOpponent(seat, target)
                        || why.not("SH-CSH-01", "Close Shave is for the coat of another living seat"))
                && (paddock.sheep(target).coat.pieces() >= 2
                        || why.not("SH-CSH-01", "Close Shave never takes a last piece"));
    }
}
