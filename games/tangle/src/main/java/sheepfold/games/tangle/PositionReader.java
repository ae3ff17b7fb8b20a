package sheepfold.games.tangle;

import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.function.IntUnaryOperator;
import org.jspecify.annotations.Nullable;
import sheepfold.games.tangle.WrittenWasteland.OnArea;
import sheepfold.games.tangle.WrittenWasteland.OnSpace;
import sheepfold.games.tangle.WrittenWasteland.OnTrack;
import sheepfold.games.tangle.WrittenWasteland.Player;
import sheepfold.json.BadInput;

/** Sets up a position, reachable or made by hand, and names the field and the rule if it cannot be played. */
final class PositionReader {
    private static final Set<Phase> WITHOUT_AWAKE =
            EnumSet.of(Phase.PLACE, Phase.CAST, Phase.TRACK, Phase.DISCARD, Phase.OVER);

    private final TangleRules rules;
    private final WrittenWasteland written;
    private final Phase phase;
    private final Wasteland table;

    PositionReader(TangleRules rules, WrittenWasteland written) {
        this.rules = rules;
        this.written = written;
        this.phase = written.phase();
        this.table = new Wasteland(rules);
    }

    /** Refuses a field by a rule if something is wrong. */
    static void refuse(String field, boolean wrong, String rule, String sentence) {
        if (wrong) {
            throw new BadInput(field, rule, sentence);
        }
    }

    private void checkSeat(String field, int seat) {
        refuse(field, seat >= rules.seats, "TA-TURN-01", "there is no such seat");
    }

    Wasteland read() {
        table.pending.phase = phase;
        readCourse();
        checkCentre();
        written.tiles().forEach((area, on) -> readTile("tiles." + area, area, on));
        Space.ALL.forEach(space ->
                readSpace("spaces." + space, space.number(), written.spaces().get(space)));
        String players = "%d players are at this table".formatted(rules.seats);
        refuse("seats", written.seats().size() != rules.seats, "TA-TURN-01", players);
        for (int seat = 0; seat < rules.seats; seat++) {
            readStash("seats[%d]".formatted(seat), seat, written.seats().get(seat));
        }
        for (int seat = 0; seat < rules.seats; seat++) {
            readCards("seats[%d].".formatted(seat), seat, written.seats().get(seat));
        }
        readRow();
        for (Card card : written.discard()) {
            takeOut("discard", card);
            table.cards.discard |= 1L << card.number();
        }
        Track.ALL.forEach(track -> table.upkeep.setBelow(track.ordinal(), rules.distance));
        written.upkeep().forEach((track, on) -> readTrack("upkeep." + track, track.ordinal(), on));
        checkSupply();
        if (phase.isSetup()) {
            checkSetup();
        } else {
            checkPlay();
        }
        new DetailReader(table, written.detail().orElseGet(Detail::new)).read();
        refuse("phase", !table.isOver() && table.listed().isEmpty(), "TA-TURN-02", "nothing could be decided so");
        return table;
    }

    private void readCourse() {
        Course course = table.course;
        CourseState.copy(written.course(), course);
        checkSeat("first", course.first);
        checkSeat("active", course.active);
        int most = TangleRules.MOST_CASTS;
        boolean tooMany = course.casts + course.freeCasts > most;
        refuse("freeCasts", tooMany, "TA-CST-08", "there are at most %d casts in a turn".formatted(most));
        boolean before = phase == Phase.PLACE || phase == Phase.HIBERNATE || (phase == Phase.UPKEEP && !rules.turnCard);
        course.toPlace = course.toPlace != Course.AS_USUAL ? course.toPlace : before ? 1 : 0;
    }

    private void checkCentre() {
        Kind centre = table.course.centre;
        boolean given = centre != null;
        if (rules.centres.size() <= 1) {
            refuse("centre", given, "TA-CEN-01", "at this table it is agreed what lies there");
            return;
        }
        boolean open = phase == Phase.FIRST || phase == Phase.CENTRE;
        boolean elsewhere = centre != null && !rules.centres.contains(centre);
        refuse("centre", open == given, "TA-CEN-01", "it is laid once chance has decided");
        refuse("centre", elsewhere, "TA-CEN-02", "one of the alternatives that lie nowhere else is in the centre");
    }

    private void readTile(String at, Area area, OnArea on) {
        Tile tile = on.tile();
        boolean stocks = tile == Tile.MEADOW || tile == Tile.BUSH;
        boolean seeded = on.seed().isPresent() && tile != Tile.CLEAN_EARTH;
        int cap = tile == Tile.MEADOW ? rules.powers.meadowCap(Card.EVERY) : Land.MOST;
        refuse(at, !rules.board.isArea(area.number()), "TA-GEO-01", "%s is not in play".formatted(area));
        checkSeat(at + ".seat", on.seat());
        refuse(at + ".seed", seeded, "TA-ACT-07", "seeds are on clean earth only");
        refuse(at + ".roots", on.roots() > 0 && tile != Tile.TREE, "TA-PLC-01", "roots are at home on trees only");
        refuse(at + ".cubes", on.cubes() > 0 && !stocks, "TA-TIL-04", "only meadows and bushes hold cubes");
        refuse(at + ".cubes", on.cubes() > cap, "TA-TIL-03", "a meadow never holds more than %d cubes".formatted(cap));
        table.land.put(tile, on.seat(), area.number());
        table.land.setStock(area.number(), on.cubes());
        table.land.addRoots(area.number(), on.roots());
        on.seed().ifPresent(seed -> table.land.sow(seed, area.number()));
    }

    private void readSpace(String at, int space, @Nullable OnSpace on) {
        boolean inPlay = rules.board.isSpace(space);
        String rule = space == Space.CENTRE ? "TA-GEO-04" : "TA-GEO-01";
        refuse(at, on != null && !inPlay, rule, "%s is not in play".formatted(Space.of(space)));
        if (inPlay && (on == null || on.cubes().isEmpty())) {
            SettingUp.fill(table, space);
        }
        if (on != null) {
            on.cubes().ifPresent(cubes -> readCubes(at + ".cubes", space, cubes));
            readRoots(at, space, on);
        }
    }

    private void readCubes(String at, int space, Mix cubes) {
        boolean holds = table.kind(space).holdsCubes();
        refuse(at, !holds && cubes.size() > 0, "TA-ACT-01", "only resource spaces hold cubes");
        for (int cube = 0; cube < Cube.KINDS; cube++) {
            table.ground.add(space, cube, cubes.count(cube));
        }
    }

    private void readRoots(String at, int space, OnSpace on) {
        Course course = table.course;
        boolean tooMany = on.roots().size() > TangleRules.ROOTS * rules.seats;
        refuse(at + ".roots", tooMany, "TA-GEO-07", "there are not so many roots");
        for (int seat : on.roots()) {
            checkSeat(at + ".roots", seat);
            table.ground.push(space, seat);
        }
        course.asleep |= sleepers(at + ".asleep", space, on.asleep());
        course.awake |= sleepers(at + ".awake", space, on.awake());
        boolean both = (course.asleep & course.awake) != 0;
        refuse(at + ".awake", both, "TA-CEN-04", "a root hibernates or has woken, not both");
        boolean wrong = on.awake().stream().anyMatch(index -> table.ground.root(space, index) != course.active)
                || (!on.awake().isEmpty() && WITHOUT_AWAKE.contains(phase));
        String wakes = "only roots of the active player wake, before the placement of the turn";
        refuse(at + ".awake", wrong, "TA-CEN-04", wakes);
    }

    private int sleepers(String at, int space, List<Integer> indices) {
        boolean elsewhere = !indices.isEmpty() && table.kind(space) != Kind.HIBERNATE;
        refuse(at, elsewhere, "TA-CEN-04", "roots hibernate on a space for it only");
        int roots = 0;
        for (int index : indices) {
            refuse(at, index >= table.ground.height(space), "TA-CEN-04", "there is no root at that place of the stack");
            roots |= 1 << index;
        }
        return roots;
    }

    private void readStash(String at, int seat, Player player) {
        for (int cube = 0; cube < Cube.KINDS; cube++) {
            table.stashes.add(seat, cube, player.cubes().count(cube));
        }
        table.stashes.addSeeds(seat, Seed.BUSH, player.bushSeeds());
        table.stashes.addSeeds(seat, Seed.TREE, player.treeSeeds());
        int out = table.ground.roots(seat) + table.land.rootsAtHome(seat);
        boolean tooMany = out > TangleRules.ROOTS;
        refuse(at, tooMany, "TA-GEO-07", "a player has five roots, and %d are on the board".formatted(out));
        refuse(at, out == 0, "TA-PLC-10", "every player has a root on the board, or nothing could be placed");
        table.stashes.setRoots(seat, TangleRules.ROOTS - out);
    }

    private void readCards(String at, int seat, Player player) {
        Cards cards = table.cards;
        for (Card card : player.hand()) {
            takeOut(at + "hand", card);
            cards.take(seat, card.number(), player.known().contains(card));
        }
        boolean unheld = !player.hand().containsAll(player.known());
        refuse(at + "known", unheld, "TA-ACT-11", "cards that all saw being taken are in the hand");
        for (Card card : player.front()) {
            takeOut(at + "front", card);
            cards.layOut(seat, card.number());
        }
        for (Victory goal : player.goals()) {
            int bit = 1 << goal.number();
            refuse(at + "goals", (cards.undealt & bit) == 0, "TA-WIN-01", "there is only one %s".formatted(goal));
            cards.setGoals(seat, cards.goals(seat) | bit);
            cards.undealt &= ~bit;
        }
    }

    private void readRow() {
        for (int slot = 0; slot < TangleRules.ROW; slot++) {
            String id = written.row().get(slot);
            if (!id.equals("-")) {
                String at = "row[%d]".formatted(slot);
                Card card = Card.named(id).orElseThrow(() -> new BadInput(at, "there is no card " + id));
                takeOut(at, card);
                table.cards.setRow(slot, card.number());
            }
        }
    }

    /** What lies somewhere else is not in the pile, where all cards come from. */
    private void takeOut(String at, Card card) {
        refuse(at, !Card.isIn(card.number(), table.cards.pile), "TA-ACT-11", "there is only one %s".formatted(card));
        table.cards.pile &= ~(1L << card.number());
    }

    private void readTrack(String at, int track, OnTrack on) {
        int below = on.below().orElse(rules.distance);
        boolean tooFar = below > rules.distance;
        refuse(at + ".below", tooFar, "TA-TRK-02", "a tracker starts %d steps below the top".formatted(rules.distance));
        table.upkeep.setBelow(track, below);
        int holder = on.holder().orElse(Upkeep.ON_TRACK);
        int taker = on.taker().orElse(holder);
        checkSeat(at + ".holder", holder);
        checkSeat(at + ".taker", taker);
        boolean alone = (holder == Upkeep.ON_TRACK) != (taker == Upkeep.ON_TRACK);
        boolean passed = !rules.turnCard && taker != holder;
        String remembered = "who took a marker is remembered while it is in front of somebody";
        refuse(at + ".taker", alone, "TA-UPC-02", remembered);
        refuse(at + ".taker", passed, "TA-UPC-01", "markers go round by the turn card only");
        if (holder != Upkeep.ON_TRACK) {
            table.upkeep.take(track, taker);
            table.upkeep.pass(track, holder);
        }
    }

    private void checkSupply() {
        for (int seat = 0; seat < rules.seats; seat++) {
            for (Tile.Pair pair : Tile.Pair.values()) {
                boolean tooMany = table.land.left(pair, seat) < 0;
                String more = "%s has more tiles of a kind on the board than there are".formatted(Colour.of(seat));
                refuse("tiles", tooMany, "TA-GEO-07", more);
            }
        }
        for (Seed seed : Seed.ALL) {
            boolean tooMany = table.pool(seed) < 0;
            refuse("seats", tooMany, "TA-GEO-07", "there are %d %s seeds in all".formatted(Seed.SUPPLY, seed));
        }
    }

    private void checkSetup() {
        refuse("phase", phase == Phase.FIRST && rules.first >= 0, "TA-TURN-01", "it is agreed who begins");
        refuse("phase", phase == Phase.CENTRE && rules.centres.size() < 2, "TA-CEN-01", "the centre is agreed");
        refuse("phase", phase == Phase.BONUS && !rules.startBonus, "TA-TURN-01", "nobody gets more cubes here");
        Cards cards = table.cards;
        checkDealt("goals", Phase.VICTORY, Victory.HELD, seat -> Integer.bitCount(cards.goals(seat)), "TA-WIN-01");
        checkDealt("hand", Phase.DEAL, TangleRules.HAND, seat -> Long.bitCount(cards.hand(seat)), "TA-ACT-11");
        boolean early = phase.compareTo(Phase.ROW) < 0;
        boolean unfit = (phase == Phase.ROW) == (cards.emptySlot() < 0);
        refuse("row", early && cards.rowSize() > 0, "TA-ACT-11", "the row is laid when all have their cards");
        refuse("row", !early && unfit, "TA-ACT-11", "the row has three cards");
        refuse("discard", cards.discard != 0, "TA-ACT-11", "nothing is discarded in the set-up");
    }

    /** Cards are dealt seat by seat: all before this phase have them, and nobody before its time. */
    private void checkDealt(String field, Phase its, int full, IntUnaryOperator dealt, String rule) {
        int since = phase.compareTo(its);
        boolean partly = false;
        for (int seat = 0; seat < rules.seats; seat++) {
            int count = dealt.applyAsInt(seat);
            boolean fits =
                    since < 0 ? count == 0 : since > 0 ? count == full : count <= full && (!partly || count == 0);
            refuse("seats[%d].%s".formatted(seat, field), !fits, rule, "cards are dealt %d to each".formatted(full));
            partly |= count < full;
        }
        refuse("phase", since == 0 && !partly, rule, "all cards are dealt");
    }

    private void checkPlay() {
        refuse("round", table.course.round == 0, "TA-TURN-01", "rounds count from 1");
        for (int seat = 0; seat < rules.seats; seat++) {
            boolean lacks = Integer.bitCount(table.cards.goals(seat)) != Victory.HELD;
            refuse("seats[%d].goals".formatted(seat), lacks, "TA-WIN-01", "every player holds three victory cards");
        }
        boolean unended =
                table.isOver() && table.course.round < rules.roundLimit && TheEnd.ending(table) == Ending.LIMIT;
        refuse("phase", unended, "TA-END-01", "nobody has fulfilled a card, and rounds are left");
    }
}
