package sheepfold.games.lastfleecestanding;

import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import sheepfold.engine.Moves;
import sheepfold.engine.Refusal;
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

/**
 * Which cards a seat may throw in now: the table of the rulebook's chapter on anytime cards. What is listed and what is
 * refused follow from the same objections; they are made once, so that listing allocates nothing.
 */
final class Playable {
    private static final List<Refusal> NOT_HELD = Card.ALL.stream()
            .map(card -> Refusal.of("SH-REACT-01", "you hold no {card}", card.ref()))
            .toList();
    private static final List<Refusal> NOT_DISCARDED = Wool.ALL.stream()
            .map(wool -> Refusal.of(
                    "SH-VEL-01",
                    "there is no {card} in the discard pile",
                    wool.card().ref()))
            .toList();
    private static final Refusal NO_DOG = Refusal.of("SH-DOG-01", "your Sheepdog is gone");
    private static final Refusal NO_WOLF = Refusal.of("SH-DOG-01", "the Sheepdog comes only while the Wolf is on you");
    private static final Refusal WOLF_STAYS = Refusal.of("SH-DOG-01", "nobody else can take the Wolf");
    private static final Refusal NOTHING_TO_CANCEL = Refusal.of("SH-REACT-07", "there is no attack on top to cancel");
    private static final Refusal OWN_ATTACK = Refusal.of("SH-POW-A", "nobody cancels their own attack");
    private static final Refusal NO_EXPELLING =
            Refusal.of("SH-POW-B", "at this table a POW only answers a Sheepdog that is being played");
    private static final Refusal EXPELS_OTHERS = Refusal.of("SH-POW-B", "a POW expels the dog of another living seat");
    private static final Refusal NO_DOG_THERE = Refusal.of("SH-POW-B", "that seat has no dog left");
    private static final Refusal NO_DOG_PLAYED = Refusal.of("SH-POW-B", "no Sheepdog is being played");
    private static final Refusal NO_CARD = Refusal.of("SH-REACT-07", "there is no card on top to cancel");
    private static final Refusal DOG_PLAYED =
            Refusal.of("SH-POW-C", "a Sheepdog is answered with pow B !, not with pow C");
    private static final Refusal NOTHING_TO_CREAM =
            Refusal.of("SH-REACT-07", "there is no attack on top to throw Shaving Cream at");
    private static final Refusal OWN_CREAM = Refusal.of("SH-CRM-01", "nobody throws Shaving Cream at themselves");
    private static final Refusal LATE_CREAM =
            Refusal.of("SH-CRM-01", "Shaving Cream is thrown before the first snip of an attack");
    private static final Refusal VICTIMS_CREAM =
            Refusal.of("SH-CRM-01", "at this table only those whom the attack names throw Shaving Cream");
    private static final Refusal NOTHING_TO_BOUNCE = Refusal.of("SH-REACT-07", "there is no attack on top to bounce");
    private static final Refusal NO_VICTIM =
            Refusal.of("SH-AFT-01", "only the current victim, or who bounced the attack last, plays Aftershave");
    private static final Refusal ROBS_OTHERS = Refusal.of("SH-VEL-01", "Velcro is for the coat of another living seat");
    private static final Refusal ROBS_NO_LAST = Refusal.of("SH-VEL-01", "Velcro never takes a last piece");
    private static final Refusal STEALS_FROM_OTHERS =
            Refusal.of("SH-THF-01", "a Shear is swapped with another living seat");
    /** The attacker may not void its own attack (ruling A10). */
    private static final Refusal ATTACKER_STEALS =
            Refusal.of("SH-THF-03", "an attacker does not swap its Shear away during its own attack");

    private static final Refusal NOT_OWN_TURN =
            Refusal.of("SH-CSH-01", "a Close Shave is played on your own turn, in place of the Shear");
    static final Refusal FIRST_TURN = Refusal.of("SH-TURN-05", "on its first turn a seat neither shears nor shaves");
    private static final Refusal ATTACK_USED =
            Refusal.of("SH-CSH-01", "a Close Shave counts as your attack, and that is used up");
    private static final Refusal SHAVES_OTHERS =
            Refusal.of("SH-CSH-01", "Close Shave is for the coat of another living seat");
    private static final Refusal SHAVES_NO_LAST = Refusal.of("SH-CSH-01", "Close Shave never takes a last piece");

    private Playable() {}

    static void list(Paddock paddock, int seat, Moves<FleeceMove> into) {
        Sheep own = paddock.sheep(seat);
        int opponents = paddock.flock.opponents(seat);
        if (own.hand.has(Card.POW)) {
            listPow(paddock, seat, into);
        }
        if (own.hand.has(Card.SHAVING_CREAM) && toCream(paddock, seat) == null) {
            into.add(Play.CREAM);
        }
        if (own.hand.has(Card.AFTERSHAVE) && toAfter(paddock, seat) == null) {
            into.add(Play.AFTER);
        }
        if (own.hand.has(Card.VELCRO)) {
            listVelcro(paddock, seat, into);
        }
        if (own.hand.has(Card.SHEAR_THIEF)) {
            for (int left = opponents; left != 0; left &= left - 1) {
                int target = Integer.numberOfTrailingZeros(left);
                addIf(toThief(paddock, seat, target) == null, Thief.ALL.get(target), into);
            }
        }
        if (own.dog && toDog(paddock, seat) == null) {
            into.add(Play.DOG);
        }
        if (own.hand.has(Card.CLOSE_SHAVE)) {
            for (int left = opponents; left != 0; left &= left - 1) {
                int target = Integer.numberOfTrailingZeros(left);
                addIf(toShave(paddock, seat, target) == null, CloseShave.ALL.get(target), into);
            }
        }
    }

    private static void listPow(Paddock paddock, int seat, Moves<FleeceMove> into) {
        addIf(toCancelAttack(paddock, seat) == null, Play.CANCEL_ATTACK, into);
        for (int left = paddock.flock.opponents(seat); left != 0; left &= left - 1) {
            int target = Integer.numberOfTrailingZeros(left);
            addIf(toExpel(paddock, seat, target) == null, ExpelDog.ALL.get(target), into);
        }
        addIf(toCancelDog(paddock) == null, Play.CANCEL_DOG, into);
        addIf(toCancelCard(paddock) == null, Play.CANCEL_CARD, into);
    }

    private static void listVelcro(Paddock paddock, int seat, Moves<FleeceMove> into) {
        for (int kind = 0; kind < Fetch.ALL.size(); kind++) {
            Fetch fetch = Fetch.ALL.get(kind);
            addIf(toFetch(paddock, fetch.wool()) == null, fetch, into);
        }
        for (int left = paddock.flock.opponents(seat); left != 0; left &= left - 1) {
            int target = Integer.numberOfTrailingZeros(left);
            addIf(toRob(paddock, seat, target) == null, Rob.ALL.get(target), into);
        }
    }

    private static void addIf(boolean playable, Play play, Moves<FleeceMove> into) {
        if (playable) {
            into.add(play);
        }
    }

    /** Why a card cannot be thrown in by a seat that is asked in ACT or a window. */
    static Optional<Refusal> whyNot(Paddock paddock, int seat, Play play) {
        boolean held = play instanceof Dog || paddock.sheep(seat).hand.has(play.card());
        return Optional.ofNullable(
                held ? to(paddock, seat, play) : NOT_HELD.get(play.card().ordinal()));
    }

    private static @Nullable Refusal to(Paddock paddock, int seat, Play play) {
        return switch (play) {
            case CancelAttack _ -> toCancelAttack(paddock, seat);
            case ExpelDog expel -> toExpel(paddock, seat, expel.seat());
            case CancelDog _ -> toCancelDog(paddock);
            case CancelCard _ -> toCancelCard(paddock);
            case Cream _ -> toCream(paddock, seat);
            case After _ -> toAfter(paddock, seat);
            case Fetch fetch -> toFetch(paddock, fetch.wool());
            case Rob rob -> toRob(paddock, seat, rob.seat());
            case Thief thief -> toThief(paddock, seat, thief.seat());
            case Dog _ -> toDog(paddock, seat);
            case CloseShave shave -> toShave(paddock, seat, shave.seat());
        };
    }

    private static boolean isAttackOnTop(Paddock paddock) {
        return Windows.isOn(paddock, Window.ATTACK);
    }

    private static @Nullable Refusal toCancelAttack(Paddock paddock, int seat) {
        if (!isAttackOnTop(paddock)) {
            return NOTHING_TO_CANCEL;
        }
        return seat == paddock.round.active ? OWN_ATTACK : null;
    }

    private static @Nullable Refusal toExpel(Paddock paddock, int seat, int target) {
        if (!paddock.rules.powExpels()) {
            return NO_EXPELLING;
        }
        if (!paddock.flock.isOpponent(seat, target)) {
            return EXPELS_OTHERS;
        }
        return paddock.sheep(target).dog ? null : NO_DOG_THERE;
    }

    private static @Nullable Refusal toCancelDog(Paddock paddock) {
        return Windows.isOnCard(paddock) && paddock.stack.top() instanceof Dog ? null : NO_DOG_PLAYED;
    }

    private static @Nullable Refusal toCancelCard(Paddock paddock) {
        if (!Windows.isOnCard(paddock)) {
            return NO_CARD;
        }
        return paddock.stack.top() instanceof Dog ? DOG_PLAYED : null;
    }

    private static @Nullable Refusal toCream(Paddock paddock, int seat) {
        if (!isAttackOnTop(paddock)) {
            return NOTHING_TO_CREAM;
        }
        if (seat == paddock.round.active) {
            return OWN_CREAM;
        }
        if (paddock.attack.snipped()) {
            return LATE_CREAM;
        }
        return paddock.rules.creamByVictimsOnly() && !paddock.attack.names(seat) ? VICTIMS_CREAM : null;
    }

    private static @Nullable Refusal toAfter(Paddock paddock, int seat) {
        if (!isAttackOnTop(paddock)) {
            return NOTHING_TO_BOUNCE;
        }
        boolean concerned = seat == paddock.attack.victim() || seat == paddock.attack.lastDeflector();
        return concerned ? null : NO_VICTIM;
    }

    private static @Nullable Refusal toFetch(Paddock paddock, Wool wool) {
        return paddock.discard.has(wool.card()) ? null : NOT_DISCARDED.get(wool.ordinal());
    }

    private static @Nullable Refusal toRob(Paddock paddock, int seat, int target) {
        if (!paddock.flock.isOpponent(seat, target)) {
            return ROBS_OTHERS;
        }
        return paddock.sheep(target).coat.pieces() >= 2 ? null : ROBS_NO_LAST;
    }

    private static @Nullable Refusal toThief(Paddock paddock, int seat, int target) {
        if (!paddock.flock.isOpponent(seat, target)) {
            return STEALS_FROM_OTHERS;
        }
        return seat == paddock.round.active && paddock.attack.isOn() ? ATTACKER_STEALS : null;
    }

    private static @Nullable Refusal toDog(Paddock paddock, int seat) {
        if (!paddock.sheep(seat).dog) {
            return NO_DOG;
        }
        if (!paddock.wolf.isOn(seat)) {
            return NO_WOLF;
        }
        return TakingTurns.canWolfPass(paddock) ? null : WOLF_STAYS;
    }

    private static @Nullable Refusal toShave(Paddock paddock, int seat, int target) {
        if (paddock.phase() != Phase.ACT) {
            return NOT_OWN_TURN;
        }
        if (paddock.round.isFirst()) {
            return FIRST_TURN;
        }
        if (paddock.round.attackUsed) {
            return ATTACK_USED;
        }
        if (!paddock.flock.isOpponent(seat, target)) {
            return SHAVES_OTHERS;
        }
        return paddock.sheep(target).coat.pieces() >= 2 ? null : SHAVES_NO_LAST;
    }
}
