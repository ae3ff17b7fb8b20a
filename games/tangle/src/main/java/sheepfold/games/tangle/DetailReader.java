package sheepfold.games.tangle;

import static sheepfold.games.tangle.PositionReader.refuse;

import java.util.EnumSet;
import java.util.Set;
import sheepfold.engine.Events;

/** Reads what only the decision has to know, and checks that it belongs to it. */
final class DetailReader {
    /** Phases of a placement on a space, unless a card asks. */
    private static final Set<Phase> ON_A_SPACE =
            EnumSet.of(Phase.SAP, Phase.ACT, Phase.CARD, Phase.DRAW, Phase.REFILL, Phase.TOLL, Phase.HOMING);

    private static final Set<Phase> BY_A_CARD =
            EnumSet.of(Phase.ACT, Phase.CARD, Phase.DRAW, Phase.REFILL, Phase.UPKEEP);
    private static final Set<Phase> OF_CARDS = EnumSet.of(Phase.CARD, Phase.DRAW, Phase.REFILL);

    private final Wasteland table;
    private final Phase phase;
    private final Detail detail;
    private final Detail pending;
    private final Powers powers;
    private final int active;
    private final long front;

    DetailReader(Wasteland table, Detail detail) {
        this.table = table;
        this.phase = table.phase();
        this.detail = detail;
        this.pending = table.pending;
        this.powers = table.powers();
        this.active = table.course.active;
        this.front = table.front(active);
    }

    void read() {
        if (phase == Phase.UPKEEP && detail.isBlank() && table.upkeep.nextHeld(active, 0) < Track.COUNT) {
            PayingUpkeep.goOn(table, 0, Events.UNHEARD);
            return;
        }
        detail.phase = phase;
        DetailState.copy(detail, pending);
        checkCard();
        checkSpace();
        checkWork();
        checkCards();
        boolean gaining = phase == Phase.GAIN || phase == Phase.BONUS;
        boolean gains = pending.gains > 0;
        refuse("detail.gains", gaining != gains, "TA-PLC-11", "cubes of any kind are gained in their phase");
        checkUpkeep();
        checkPlacements();
        if (pending.space != Detail.NOWHERE) {
            checkToll();
        }
    }

    private boolean byCard() {
        return pending.card != Card.NONE;
    }

    private Kind kind() {
        return table.kind(pending.space);
    }

    private void checkCard() {
        if (byCard()) {
            // Hard Winter may cost its owner the very card
            long out = front | (phase == Phase.UPKEEP ? table.cards.discard : 0);
            boolean wrong = !Card.isIn(pending.card, out) || !powers.isHourglass(pending.card);
            String hourglass = "an hourglass card in front of the active player is carried out";
            refuse("detail.card", !BY_A_CARD.contains(phase), "TA-CST-03", "no card is carried out in this phase");
            refuse("detail.card", wrong, "TA-CST-03", hourglass);
        }
    }

    private void checkSpace() {
        boolean on = pending.space != Detail.NOWHERE;
        boolean must = ON_A_SPACE.contains(phase) && !byCard();
        boolean may = must || byCard() || phase == Phase.GAIN;
        refuse("detail.space", must && !on, "TA-PLC-01", "it is to be said on which space the root was placed");
        refuse("detail.space", on && !may, "TA-PLC-01", "no placement is under way in this phase");
        if (!on) {
            return;
        }
        int height = table.rules.board.isSpace(pending.space) ? table.ground.height(pending.space) : 0;
        boolean placed = height > 0 && table.ground.root(pending.space, height - 1) == active;
        boolean elsewhere = byCard() && kind() != Kind.SACRIFICIAL;
        boolean sap = Placing.canKeep(table, active, pending.space);
        boolean homes = powers.homing.isIn(front) && !table.course.homed;
        String ground = "in a placement cards are cast on a sacrificial ground only";
        refuse("detail.space", !placed, "TA-PLC-02", "the root that was placed is on top of the stack");
        refuse("detail.space", elsewhere, "TA-CEN-02", ground);
        refuse("detail.space", phase == Phase.SAP && !sap, "TA-PLC-04", "no arrow's cube can be kept here");
        refuse("phase", phase == Phase.HOMING && !homes, "TA-PLC-11", "no card brings a root home now");
    }

    private void checkWork() {
        Work work = pending.work;
        boolean acting = phase == Phase.ACT;
        boolean none = work == Work.NONE;
        boolean mana = OF_CARDS.contains(phase) && work == Work.MANA;
        boolean paid = acting && work != Work.PLANT && pending.free != byCard();
        refuse("detail.work", acting && none, "TA-PLC-06", "it is to be said what is being done");
        refuse("detail.work", !acting && !none && !mana, "TA-PLC-06", "nothing is being done in this phase");
        refuse("detail.free", paid, "TA-PLC-06", "what cards let one do is free, and nothing else");
        if (!none) {
            boolean fits = work == (byCard() ? powers.once(pending.card).work() : kind().work);
            boolean over = acting && pending.left == 0;
            boolean more = work == Work.DIVERSE && pending.left > 7;
            String times = "it is to be said how often it can still be done, 99 for any number";
            refuse("detail.work", !fits, "TA-PLC-06", "that is not what the space or the card is for");
            refuse("detail.left", over, "TA-PLC-06", times);
            refuse("detail.left", more, "TA-ACT-21", "at most 1 for earth, 2 for a meadow and 4 for growth");
        }
        boolean bushes = pending.bushSeeds > table.stashes.seeds(active, Seed.BUSH);
        boolean trees = pending.treeSeeds > table.stashes.seeds(active, Seed.TREE);
        refuse("detail.bushSeeds", bushes, "TA-ACT-07", "the stash has not so many");
        refuse("detail.treeSeeds", trees, "TA-ACT-07", "the stash has not so many");
    }

    private void checkCards() {
        boolean taking = OF_CARDS.contains(phase);
        refuse("detail.cards", !taking && pending.cards > 0, "TA-ACT-11", "no cards are taken in this phase");
        if (taking) {
            boolean takes = byCard()
                    ? powers.once(pending.card) instanceof Effect.Cards
                    : kind() == Kind.CARDS || kind() == Kind.GATHER_CARDS || pending.work == Work.MANA;
            boolean fills = phase == Phase.REFILL;
            refuse("detail.space", !takes, "TA-ACT-11", "no cards are taken here");
            refuse("detail.cards", !fills && pending.cards == 0, "TA-ACT-11", "a card is to be taken");
            refuse("phase", fills && table.cards.emptySlot() < 0, "TA-ACT-11", "no place of the row is empty");
        }
    }

    private void checkUpkeep() {
        boolean paying = phase == Phase.UPKEEP;
        boolean decides = paying || phase == Phase.BONUS;
        boolean stray = !paying && (pending.less != Detail.NONE || pending.anyCubes != null);
        refuse(
                "detail.payer",
                decides != (pending.payer != Detail.NOBODY),
                "TA-UPK-03",
                "it is said who decides, if anybody");
        refuse("detail.payer", pending.payer >= table.seats(), "TA-TURN-01", "there is no such seat");
        refuse(
                "detail.track",
                paying != (pending.track != Detail.NONE),
                "TA-UPK-02",
                "it is said which upkeep, if any");
        refuse("detail.less", stray, "TA-UPK-11", "that is only for paying upkeep");
        if (!paying) {
            return;
        }
        long payers = table.front(pending.payer);
        pending.less = pending.less == Detail.NONE ? powers.upkeepLess[pending.track].sum(payers) : pending.less;
        pending.anyCubes = pending.anyCubes == null ? powers.upkeepAny.isIn(payers) : pending.anyCubes;
        boolean winter = byCard() && powers.once(pending.card) instanceof Effect.Winter;
        boolean away = !byCard() && table.upkeep.holder(pending.track) != active;
        boolean other = !byCard() && table.rules.turnCard && pending.payer != active;
        String marker = "the marker of an upkeep that is paid lies in front of the active player";
        refuse("detail.card", byCard() && !winter, "TA-CST-03", "that card calls for no upkeep");
        refuse("detail.track", away, "TA-UPK-01", marker);
        refuse("detail.payer", other, "TA-UPC-01", "by the turn card each pays alone");
        refuse("detail.track", !PayingUpkeep.isAsked(table), "TA-UPK-07", "who owes nothing is not asked");
    }

    private void checkPlacements() {
        Course course = table.course;
        boolean placing = phase == Phase.PLACE || phase == Phase.HIBERNATE;
        boolean ended = phase == Phase.TRACK || phase == Phase.DISCARD || phase == Phase.CAST;
        boolean most = placing && course.placements == TangleRules.MOST_PLACEMENTS;
        boolean small = phase == Phase.DISCARD && Long.bitCount(table.cards.hand(active)) <= table.rules.handLimit;
        refuse("toPlace", phase == Phase.PLACE && course.toPlace == 0, "TA-TURN-02", "a placement is to be made");
        refuse("toPlace", ended && course.toPlace > 0, "TA-CEN-03", "placements come before casting");
        refuse("placements", most, "TA-PLC-12", "no more placements can be made in this turn");
        refuse("phase", phase == Phase.HIBERNATE && course.awake == 0, "TA-CEN-04", "no root has hibernated");
        refuse("phase", small, "TA-ACT-11", "the hand is not too large");
    }

    /** The toll can be paid, wherever the placement has come to (TA-PLC-08). */
    private void checkToll() {
        int owed = Tolls.arePaidByPool(table, active) ? 0 : Tolls.owed(table, active, pending.space);
        int income = phase == Phase.SAP ? Placing.sureIncome(table, active, pending.space) : 0;
        boolean settled = phase == Phase.HOMING || phase == Phase.GAIN;
        boolean poor = table.stashes.cubes(active) + income < owed - pending.paid;
        boolean early = pending.paid > 0 && !settled && phase != Phase.TOLL;
        refuse("detail.space", !settled && poor, "TA-PLC-08", "the toll of this placement could not be paid");
        refuse("detail.paid", early, "TA-PLC-07", "the toll is paid last");
        refuse("detail.paid", phase == Phase.TOLL && Tolls.recipient(table) < 0, "TA-PLC-07", "all is paid");
    }
}
