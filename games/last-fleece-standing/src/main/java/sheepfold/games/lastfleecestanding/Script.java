package sheepfold.games.lastfleecestanding;

import java.util.ArrayList;
import java.util.List;
import java.util.random.RandomGenerator;
import sheepfold.engine.Moves;
import sheepfold.engine.Why;
import sheepfold.games.lastfleecestanding.FleeceMove.*;

/** The scripted baseline. It looks only at what its seat may know, so it may be asked on a true position too. */
final class Script {
    private static final int STRONG_SHEAR = 3;
    private static final int BIG_ATTACK = 3;
    private static final int FEW_PIECES = 2;
    private static final int BITE_HURTS = 4;
    private static final int WORTH_STEALING = 2;

    private final Paddock paddock;
    private final int seat;
    private final Sheep own;

    Script(Paddock paddock, int seat) {
        this.paddock = paddock;
        this.seat = seat;
        this.own = paddock.sheep(seat);
    }

    /** What the script plays; anything where it has no opinion, such as which cell to snip. */
    FleeceMove choose(Moves<FleeceMove> legal, RandomGenerator random) {
        return switch (paddock.phase()) {
            case ACT -> act();
            case WINDOW -> answer();
            case BITE, SHED -> Decisions.cheapestLoss(paddock, seat);
            default -> legal.pick(random);
        };
    }

    private FleeceMove act() {
        if (needsWool()) {
            return velcro();
        }
        boolean now = paddock.power(seat) >= STRONG_SHEAR || paddock.round.owed == 0;
        if (paddock.canShear() && now) {
            return attack();
        }
        return paddock.round.owed > 0 ? FleeceMoves.DRAW : FleeceMoves.END;
    }

    /** Whoever can be finished is; what is left goes to the most dangerous of the others. */
    private Shear attack() {
        int left = paddock.power(seat);
        int opponents = paddock.flock.opponents(seat);
        List<Part> parts = new ArrayList<>();
        for (int rest = opponents; rest != 0; rest &= rest - 1) {
            int target = Integer.numberOfTrailingZeros(rest);
            int needed = pieces(target) + 1;
            if (needed <= left) {
                parts.add(new Part(target, needed));
                left -= needed;
                opponents &= ~(1 << target);
            }
        }
        if (left > 0 && opponents != 0) {
            parts.add(new Part(Flock.most(opponents, target -> pieces(target) + 2 * paddock.power(target)), left));
        } else if (left > 0) {
            Part last = parts.removeLast();
            parts.add(new Part(last.seat(), last.points() + left));
        }
        return new Shear(parts);
    }

    private FleeceMove answer() {
        if (!paddock.stack.isEmpty()) {
            return mustProtect() && own.hand.has(Card.POW) ? FleeceMoves.CANCEL_CARD : velcroOrPass();
        }
        return switch (paddock.occasion.window) {
            case ATTACK -> defend();
            case ROLL -> callDogIfBitten();
            case ACT, DRAW, EVENT, END -> velcroOrPass();
        };
    }

    private FleeceMove callDogIfBitten() {
        boolean helps = own.dog && TakingTurns.canWolfPass(paddock);
        return TakingTurns.isAboutToBite(paddock, seat) && helps && pieces(seat) <= BITE_HURTS
                ? FleeceMoves.DOG
                : velcroOrPass();
    }

    private FleeceMove defend() {
        int attacker = paddock.round.active;
        int points = paddock.attack.points();
        if (paddock.attack.victim() != seat || attacker == seat || points < 2) {
            return velcroOrPass();
        }
        boolean worthStealing = paddock.power(attacker) - paddock.power(seat) >= WORTH_STEALING;
        if (worthStealing && own.hand.has(Card.SHEAR_THIEF)) {
            return FleeceMoves.thief(attacker);
        }
        if (own.hand.has(Card.AFTERSHAVE)) {
            return FleeceMoves.AFTER;
        }
        if (Playable.may(paddock, seat, FleeceMoves.CREAM, Why.UNASKED)) {
            return FleeceMoves.CREAM;
        }
        boolean grave = points >= BIG_ATTACK || points >= pieces(seat);
        return grave && own.hand.has(Card.POW) ? FleeceMoves.CANCEL_ATTACK : velcroOrPass();
    }

    /** The card on top spoils a deadly attack of mine, or steals a Shear that is much better. */
    private boolean mustProtect() {
        Play top = paddock.stack.top();
        if (paddock.stack.topPlayer() == seat) {
            return false;
        }
        boolean spoils = top instanceof CancelAttack || top instanceof Cream || top instanceof After;
        if (spoils && paddock.round.active == seat && paddock.attack.isOn()) {
            return pieces(paddock.attack.victim()) < paddock.attack.points();
        }
        return top instanceof Thief thief
                && thief.seat() == seat
                && paddock.power(seat) - paddock.power(paddock.stack.topPlayer()) >= WORTH_STEALING;
    }

    private FleeceMove velcroOrPass() {
        return needsWool() ? velcro() : FleeceMoves.PASS;
    }

    private boolean needsWool() {
        return pieces(seat) <= FEW_PIECES && own.hand.has(Card.VELCRO) && (canFetch() || victimOfVelcro() >= 0);
    }

    private boolean canFetch() {
        return Wool.ALL.stream().anyMatch(wool -> paddock.discard.has(wool.card()));
    }

    private Play velcro() {
        if (paddock.discard.has(Card.STEEL_WOOL)) {
            return FleeceMoves.fetch(Wool.STEEL.ordinal());
        }
        int victim = victimOfVelcro();
        if (victim >= 0) {
            return FleeceMoves.rob(victim);
        }
        return FleeceMoves.fetch((paddock.discard.has(Card.SNAG) ? Wool.SNAG : Wool.BASIC).ordinal());
    }

    /** Whoever has most wool, if that is more than one piece. */
    private int victimOfVelcro() {
        int victim = Flock.most(paddock.flock.opponents(seat), this::pieces);
        return victim >= 0 && pieces(victim) > 1 ? victim : Paddock.NOBODY;
    }

    private int pieces(int of) {
        return paddock.sheep(of).coat.pieces();
    }

    /** Do others know something about where pieces of this coat lie, that mixing them would make them forget? */
    static boolean isMarked(Paddock paddock, int seat) {
        Coat coat = paddock.sheep(seat).coat;
        boolean marked = (coat.knownToAll() & ~coat.damaged()) != 0
                || paddock.strays.list().stream().anyMatch(stray -> stray.to() == seat && stray.isPlaced());
        return marked && coat.pieces() > 1;
    }
}
