package sheepfold.games.tangle;

import static sheepfold.games.tangle.PositionReader.refuse;

import java.util.EnumSet;
import java.util.Set;
import sheepfold.engine.Events;
import sheepfold.json.BadInput;

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
    private final WrittenWasteland.Detail detail;
    private final Pending pending;
    private final int active;

    DetailReader(Wasteland table, WrittenWasteland.Detail detail) {
        this.table = table;
        this.phase = table.phase();
        this.detail = detail;
        this.pending = table.pending;
        this.active = table.course.active;
    }

    void read() {
        if (phase == Phase.UPKEEP
                && detail.equals(WrittenWasteland.Detail.NONE)
                && table.upkeep.nextHeld(active, 0) < Track.COUNT) {
            PayingUpkeep.goOn(table, 0, Events.UNHEARD);
            return;
        }
        copy();
        checkCard();
        checkSpace();
        checkWork();
        checkCards();
        checkGains();
        checkUpkeep();
        checkPlacements();
        if (pending.space != Pending.NOWHERE) {
            checkToll();
        }
    }

    private void copy() {
        pending.space = detail.space().map(Space::number).orElse(Pending.NOWHERE);
        pending.paid = detail.paid();
        pending.work = detail.work();
        pending.left = detail.left();
        pending.free = detail.free();
        for (Area area : detail.areas()) {
            pending.areas |= 1L << area.number();
        }
        pending.saved = detail.saved();
        pending.bushSeeds = detail.bushSeeds();
        pending.treeSeeds = detail.treeSeeds();
        pending.card = detail.card().map(Card::number).orElse(Card.NONE);
        pending.cards = detail.cards();
        pending.gains = detail.gains();
        pending.track = detail.track().map(Track::ordinal).orElse(0);
        pending.payer = detail.payer().orElse(0);
        long front = table.front(pending.payer);
        boolean paying = phase == Phase.UPKEEP;
        pending.less = detail.less()
                .orElse(paying ? table.powers().upkeepLess[pending.track].sum(front) : 0);
        pending.anyCubes =
                detail.anyCubes().orElse(paying && table.powers().upkeepAny.isIn(front));
    }

    private boolean byCard() {
        return pending.card != Card.NONE;
    }

    private void checkCard() {
        if (!byCard()) {
            return;
        }
        refuse("detail.card", !BY_A_CARD.contains(phase), "TA-CST-03", "no card is carried out in this phase");
        // Hard Winter may cost its owner the very card
        long out = table.front(active) | (phase == Phase.UPKEEP ? table.cards.discard : 0);
        if (!Card.isIn(pending.card, out) || !table.powers().isHourglass(pending.card)) {
            throw new BadInput(
                    "detail.card", "TA-CST-03", "an hourglass card in front of the active player is carried out");
        }
    }

    private void checkSpace() {
        boolean on = pending.space != Pending.NOWHERE;
        boolean must = ON_A_SPACE.contains(phase) && !byCard();
        boolean may = must || byCard() || phase == Phase.GAIN;
        refuse("detail.space", must && !on, "TA-PLC-01", "it is to be said on which space the root was placed");
        refuse("detail.space", on && !may, "TA-PLC-01", "no placement is under way in this phase");
        if (!on) {
            return;
        }
        int height = table.rules.board.isSpace(pending.space) ? table.ground.height(pending.space) : 0;
        if (height == 0 || table.ground.root(pending.space, height - 1) != active) {
            throw new BadInput("detail.space", "TA-PLC-02", "the root that was placed is on top of the stack");
        }
        if (byCard() && kind() != Kind.SACRIFICIAL) {
            throw new BadInput(
                    "detail.space", "TA-CEN-02", "in a placement cards are cast on a sacrificial ground only");
        }
        boolean sap = table.powers().sap.isIn(table.front(active)) && table.rules.board.arrows(pending.space) > 0;
        refuse("detail.space", phase == Phase.SAP && !sap, "TA-PLC-04", "no arrow's cube can be kept here");
        boolean homes = table.powers().homing.isIn(table.front(active)) && !table.course.homed;
        refuse("phase", phase == Phase.HOMING && !homes, "TA-PLC-11", "no card brings a root home now");
    }

    private Kind kind() {
        return table.kind(pending.space);
    }

    private void checkWork() {
        boolean mana = OF_CARDS.contains(phase) && pending.work == Work.MANA;
        boolean none = pending.work == Work.NONE;
        refuse("detail.work", phase == Phase.ACT && none, "TA-PLC-06", "it is to be said what is being done");
        refuse("detail.work", phase != Phase.ACT && !none && !mana, "TA-PLC-06", "nothing is being done in this phase");
        if (phase == Phase.ACT && pending.work != Work.PLANT && pending.free != byCard()) {
            throw new BadInput("detail.free", "TA-PLC-06", "what cards let one do is free, and nothing else");
        }
        if (!none) {
            refuse("detail.work", !fits(), "TA-PLC-06", "that is not what the space or the card is for");
            if (phase == Phase.ACT && pending.left == 0) {
                throw new BadInput(
                        "detail.left",
                        "TA-PLC-06",
                        "it is to be said how often it can still be done, 99 for any number");
            }
            if (pending.work == Work.DIVERSE && pending.left > 7) {
                throw new BadInput("detail.left", "TA-ACT-21", "at most 1 for earth, 2 for a meadow and 4 for growth");
            }
        }
        if (pending.bushSeeds > table.stashes.seeds(active, Seed.BUSH)) {
            throw new BadInput("detail.bushSeeds", "TA-ACT-07", "the stash has not so many");
        }
        if (pending.treeSeeds > table.stashes.seeds(active, Seed.TREE)) {
            throw new BadInput("detail.treeSeeds", "TA-ACT-07", "the stash has not so many");
        }
    }

    private boolean fits() {
        return byCard() ? pending.work == table.powers().once(pending.card).work() : Acting.fits(kind(), pending.work);
    }

    private void checkCards() {
        boolean taking = OF_CARDS.contains(phase);
        refuse("detail.cards", !taking && pending.cards > 0, "TA-ACT-11", "no cards are taken in this phase");
        if (!taking) {
            return;
        }
        boolean takes = byCard()
                ? table.powers().once(pending.card) instanceof Effect.Cards
                : kind() == Kind.CARDS || kind() == Kind.GATHER_CARDS || pending.work == Work.MANA;
        refuse("detail.space", !takes, "TA-ACT-11", "no cards are taken here");
        refuse("detail.cards", phase != Phase.REFILL && pending.cards == 0, "TA-ACT-11", "a card is to be taken");
        if (phase == Phase.REFILL && table.cards.emptySlot() < 0) {
            throw new BadInput("phase", "TA-ACT-11", "no place of the row is empty");
        }
    }

    private void checkGains() {
        boolean gaining = phase == Phase.GAIN || phase == Phase.BONUS;
        if (gaining != pending.gains > 0) {
            throw new BadInput("detail.gains", "TA-PLC-11", "cubes of any kind are gained in their phase");
        }
    }

    private void checkUpkeep() {
        boolean paying = phase == Phase.UPKEEP;
        boolean decides = paying || phase == Phase.BONUS;
        if (decides != detail.payer().isPresent()) {
            throw new BadInput("detail.payer", "TA-UPK-03", "it is said who decides, if anybody");
        }
        refuse("detail.payer", pending.payer >= table.seats(), "TA-TURN-01", "there is no such seat");
        refuse("detail.track", paying != detail.track().isPresent(), "TA-UPK-02", "it is said which upkeep, if any");
        if (!paying && (detail.less().isPresent() || detail.anyCubes().isPresent())) {
            throw new BadInput("detail.less", "TA-UPK-11", "that is only for paying upkeep");
        }
        if (!paying) {
            return;
        }
        boolean winter = byCard() && table.powers().once(pending.card) instanceof Effect.Winter;
        refuse("detail.card", byCard() && !winter, "TA-CST-03", "that card calls for no upkeep");
        if (!byCard() && table.upkeep.holder(pending.track) != active) {
            throw new BadInput(
                    "detail.track",
                    "TA-UPK-01",
                    "the marker of an upkeep that is paid lies in front of the active player");
        }
        if (!byCard() && table.rules.turnCard && pending.payer != active) {
            throw new BadInput("detail.payer", "TA-UPC-01", "by the turn card each pays alone");
        }
        refuse("detail.track", !PayingUpkeep.isAsked(table), "TA-UPK-07", "who owes nothing is not asked");
    }

    private void checkPlacements() {
        Course course = table.course;
        refuse("toPlace", phase == Phase.PLACE && course.toPlace == 0, "TA-TURN-02", "a placement is to be made");
        boolean ended = phase == Phase.TRACK || phase == Phase.DISCARD || phase == Phase.CAST;
        refuse("toPlace", ended && course.toPlace > 0, "TA-CEN-03", "placements come before casting");
        boolean placing = phase == Phase.PLACE || phase == Phase.HIBERNATE;
        if (placing && course.placements == TangleRules.MOST_PLACEMENTS) {
            throw new BadInput("placements", "TA-PLC-12", "no more placements can be made in this turn");
        }
        refuse("phase", phase == Phase.HIBERNATE && course.awake == 0, "TA-CEN-04", "no root has hibernated");
        int hand = Long.bitCount(table.cards.hand(active));
        if (phase == Phase.DISCARD && hand <= table.rules.handLimit) {
            throw new BadInput("phase", "TA-ACT-11", "the hand is not too large");
        }
    }

    /** The toll can be paid, wherever the placement has come to (TA-PLC-08). */
    private void checkToll() {
        int owed = table.powers().tollPool.isIn(table.front(active)) ? 0 : Tolls.owed(table, active, pending.space);
        int stash = table.stashes.cubes(active);
        boolean before = phase == Phase.SAP;
        boolean settled = phase == Phase.HOMING || phase == Phase.GAIN;
        int income = before ? Placing.sureIncome(table, active, pending.space) : 0;
        if (!settled && stash + income < owed - pending.paid) {
            throw new BadInput("detail.space", "TA-PLC-08", "the toll of this placement could not be paid");
        }
        if (pending.paid > 0 && !settled && phase != Phase.TOLL) {
            throw new BadInput("detail.paid", "TA-PLC-07", "the toll is paid last");
        }
        refuse("detail.paid", phase == Phase.TOLL && Tolls.recipient(table) < 0, "TA-PLC-07", "all is paid");
    }
}
