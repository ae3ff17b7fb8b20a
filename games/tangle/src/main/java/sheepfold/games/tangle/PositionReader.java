package sheepfold.games.tangle;

import java.util.EnumSet;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import sheepfold.json.BadInput;

/** Sets up a position, reachable or made by hand, and names the field and the rule if it cannot be played. */
final class PositionReader {
    private static final String PHASE = "phase";
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

    Wasteland read() {
        table.pending.phase = phase;
        readCourse();
        readTiles();
        readSpaces();
        readPlayers();
        readCards();
        readUpkeep();
        checkSupply();
        if (phase.isSetup()) {
            checkSetup();
        } else {
            checkPlay();
        }
        new DetailReader(table, written.detail().orElse(WrittenWasteland.Detail.NONE)).read();
        refuse(PHASE, !table.isOver() && table.listed().isEmpty(), "TA-TURN-02", "nothing could be decided so");
        return table;
    }

    private void readCourse() {
        Course course = table.course;
        refuse("first", written.first() >= rules.seats, "TA-TURN-01", "there is no such seat");
        refuse("active", written.active() >= rules.seats, "TA-TURN-01", "there is no such seat");
        course.first = written.first();
        course.active = written.active();
        course.round = written.round();
        course.steps = written.steps();
        course.casts = written.casts();
        course.freeCasts = written.freeCasts();
        course.placements = written.placements();
        course.homed = written.homed();
        if (course.casts + course.freeCasts > TangleRules.MOST_CASTS) {
            throw new BadInput(
                    "freeCasts", "TA-CST-08", "there are at most %d casts in a turn".formatted(TangleRules.MOST_CASTS));
        }
        boolean before = phase == Phase.PLACE || phase == Phase.HIBERNATE || (phase == Phase.UPKEEP && !rules.turnCard);
        course.toPlace = written.toPlace().orElse(before ? 1 : 0);
        readCentre();
    }

    private void readCentre() {
        boolean byChance = rules.centres.size() > 1;
        if (written.centre().isPresent() && !byChance) {
            throw new BadInput("centre", "TA-CEN-01", "at this table it is agreed what lies there");
        }
        if (!byChance) {
            table.course.centre = rules.centre;
            return;
        }
        boolean open = phase == Phase.FIRST || phase == Phase.CENTRE;
        refuse("centre", open == written.centre().isPresent(), "TA-CEN-01", "it is laid once chance has decided");
        table.course.centre = written.centre().orElse(Kind.CENTRE);
        if (!open && !rules.centres.contains(table.course.centre)) {
            throw new BadInput("centre", "TA-CEN-02", "one of the alternatives that lie nowhere else is in the centre");
        }
    }

    private void readTiles() {
        written.tiles().forEach((area, on) -> readTile("tiles." + area, area, on));
    }

    private void readTile(String at, Area area, WrittenWasteland.OnArea on) {
        refuse(at, !rules.board.isArea(area.number()), "TA-GEO-01", "%s is not in play".formatted(area));
        refuse(at + ".seat", on.seat() >= rules.seats, "TA-TURN-01", "there is no such seat");
        if (on.seed().isPresent() && on.tile() != Tile.CLEAN_EARTH) {
            throw new BadInput(at + ".seed", "TA-ACT-07", "seeds are on clean earth only");
        }
        refuse(at + ".roots", on.roots() > 0 && on.tile() != Tile.TREE, "TA-PLC-01", "roots are at home on trees only");
        boolean stocks = on.tile() == Tile.MEADOW || on.tile() == Tile.BUSH;
        refuse(at + ".cubes", on.cubes() > 0 && !stocks, "TA-TIL-04", "only meadows and bushes hold cubes");
        int cap = rules.powers.meadowCap(Card.EVERY);
        if (on.tile() == Tile.MEADOW && on.cubes() > cap) {
            throw new BadInput(at + ".cubes", "TA-TIL-03", "a meadow never holds more than %d cubes".formatted(cap));
        }
        table.land.put(on.tile(), on.seat(), area.number());
        table.land.setStock(area.number(), on.cubes());
        table.land.addRoots(area.number(), on.roots());
        on.seed().ifPresent(seed -> table.land.sow(seed, area.number()));
    }

    private void readSpaces() {
        for (Space space : Space.ALL) {
            int number = space.number();
            WrittenWasteland.OnSpace on = written.spaces().get(space);
            String at = "spaces." + space;
            String rule = number == Space.CENTRE ? "TA-GEO-04" : "TA-GEO-01";
            refuse(at, on != null && !rules.board.isSpace(number), rule, "%s is not in play".formatted(space));
            if (!rules.board.isSpace(number)) {
                continue;
            }
            boolean holds = table.kind(number).holdsCubes();
            if (on == null || on.cubes().isEmpty()) {
                fill(number);
            } else {
                Mix cubes = on.cubes().get();
                refuse(at + ".cubes", !holds && cubes.size() > 0, "TA-ACT-01", "only resource spaces hold cubes");
                for (int cube = 0; cube < Cube.KINDS; cube++) {
                    table.ground.add(number, cube, cubes.count(cube));
                }
            }
            if (on != null) {
                readRoots(at, number, on);
            }
        }
    }

    private void fill(int space) {
        for (int cube = 0; cube < Cube.KINDS; cube++) {
            table.ground.add(space, cube, rules.board.start(space, cube));
        }
    }

    private void readRoots(String at, int space, WrittenWasteland.OnSpace on) {
        if (on.roots().size() > TangleRules.ROOTS * rules.seats) {
            throw new BadInput(at + ".roots", "TA-GEO-07", "there are not so many roots");
        }
        for (int seat : on.roots()) {
            refuse(at + ".roots", seat >= rules.seats, "TA-TURN-01", "there is no such seat");
            table.ground.push(space, seat);
        }
        table.course.asleep |= sleepers(at + ".asleep", space, on.asleep());
        table.course.awake |= sleepers(at + ".awake", space, on.awake());
        if ((table.course.asleep & table.course.awake) != 0) {
            throw new BadInput(at + ".awake", "TA-CEN-04", "a root hibernates or has woken, not both");
        }
        for (int index : on.awake()) {
            if (table.ground.root(space, index) != table.course.active || WITHOUT_AWAKE.contains(phase)) {
                throw new BadInput(
                        at + ".awake",
                        "TA-CEN-04",
                        "only roots of the active player wake, before the placement of the turn");
            }
        }
    }

    private int sleepers(String at, int space, List<Integer> indices) {
        if (!indices.isEmpty() && table.kind(space) != Kind.HIBERNATE) {
            throw new BadInput(at, "TA-CEN-04", "roots hibernate on a space for it only");
        }
        int roots = 0;
        for (int index : indices) {
            refuse(at, index >= table.ground.height(space), "TA-CEN-04", "there is no root at that place of the stack");
            roots |= 1 << index;
        }
        return roots;
    }

    private void readPlayers() {
        if (written.seats().size() != rules.seats) {
            throw new BadInput("seats", "TA-TURN-01", "%d players are at this table".formatted(rules.seats));
        }
        for (int seat = 0; seat < rules.seats; seat++) {
            WrittenWasteland.Player player = written.seats().get(seat);
            for (int cube = 0; cube < Cube.KINDS; cube++) {
                table.stashes.add(seat, cube, player.cubes().count(cube));
            }
            table.stashes.addSeeds(seat, Seed.BUSH, player.bushSeeds());
            table.stashes.addSeeds(seat, Seed.TREE, player.treeSeeds());
            int out = table.ground.roots(seat) + table.land.rootsAtHome(seat);
            if (out > TangleRules.ROOTS) {
                throw new BadInput(
                        "seats[%d]".formatted(seat),
                        "TA-GEO-07",
                        "a player has five roots, and %d are on the board".formatted(out));
            }
            if (out == 0) {
                throw new BadInput(
                        "seats[%d]".formatted(seat),
                        "TA-PLC-10",
                        "every player has a root on the board, or nothing could be placed");
            }
            table.stashes.setRoots(seat, TangleRules.ROOTS - out);
        }
    }

    private void readCards() {
        Set<Card> seen = new HashSet<>();
        Set<Victory> goals = new HashSet<>();
        for (int seat = 0; seat < rules.seats; seat++) {
            WrittenWasteland.Player player = written.seats().get(seat);
            String at = "seats[%d].".formatted(seat);
            for (Card card : player.hand()) {
                once(seen, card, at + "hand");
                table.cards.take(seat, card.number(), player.known().contains(card));
            }
            if (!player.hand().containsAll(player.known())) {
                throw new BadInput(at + "known", "TA-ACT-11", "cards that all saw being taken are in the hand");
            }
            for (Card card : player.front()) {
                once(seen, card, at + "front");
                table.cards.layOut(seat, card.number());
            }
            for (Victory goal : player.goals()) {
                refuse(at + "goals", !goals.add(goal), "TA-WIN-01", "there is only one " + goal);
                table.cards.setGoals(seat, table.cards.goals(seat) | 1 << goal.number());
                table.cards.undealt &= ~(1 << goal.number());
            }
        }
        for (int slot = 0; slot < TangleRules.ROW; slot++) {
            String id = written.row().get(slot);
            if (!id.equals("-")) {
                String at = "row[%d]".formatted(slot);
                Card card = Card.named(id).orElseThrow(() -> new BadInput(at, "there is no card " + id));
                once(seen, card, at);
                table.cards.setRow(slot, card.number());
            }
        }
        for (Card card : written.discard()) {
            once(seen, card, "discard");
            table.cards.discard |= 1L << card.number();
        }
        for (Card card : seen) {
            table.cards.pile &= ~(1L << card.number());
        }
    }

    private static void once(Set<Card> seen, Card card, String at) {
        refuse(at, !seen.add(card), "TA-ACT-11", "there is only one " + card);
    }

    private void readUpkeep() {
        for (Track track : Track.ALL) {
            table.upkeep.setBelow(track.ordinal(), rules.distance);
        }
        for (Map.Entry<Track, WrittenWasteland.OnTrack> entry : written.upkeep().entrySet()) {
            int track = entry.getKey().ordinal();
            WrittenWasteland.OnTrack on = entry.getValue();
            String at = "upkeep." + entry.getKey();
            int below = on.below().orElse(rules.distance);
            if (below > rules.distance) {
                throw new BadInput(
                        at + ".below",
                        "TA-TRK-02",
                        "a tracker starts %d steps below the top".formatted(rules.distance));
            }
            table.upkeep.setBelow(track, below);
            int holder = on.holder().orElse(Upkeep.ON_TRACK);
            int taker = on.taker().orElse(holder);
            refuse(at + ".holder", holder >= rules.seats, "TA-TURN-01", "there is no such seat");
            refuse(at + ".taker", taker >= rules.seats, "TA-TURN-01", "there is no such seat");
            if ((holder == Upkeep.ON_TRACK) != (taker == Upkeep.ON_TRACK)) {
                throw new BadInput(
                        at + ".taker", "TA-UPC-02", "who took a marker is remembered while it is in front of somebody");
            }
            if (!rules.turnCard && taker != holder) {
                throw new BadInput(at + ".taker", "TA-UPC-01", "markers go round by the turn card only");
            }
            if (holder != Upkeep.ON_TRACK) {
                table.upkeep.take(track, taker);
                table.upkeep.pass(track, holder);
            }
        }
    }

    private void checkSupply() {
        for (int seat = 0; seat < rules.seats; seat++) {
            for (Tile.Pair pair : Tile.Pair.values()) {
                if (table.land.left(pair, seat) < 0) {
                    throw new BadInput(
                            "tiles",
                            "TA-GEO-07",
                            "%s has more tiles of a kind on the board than there are".formatted(Colour.of(seat)));
                }
            }
        }
        for (Seed seed : Seed.ALL) {
            if (table.pool(seed) < 0) {
                throw new BadInput("seats", "TA-GEO-07", "there are %d %s seeds in all".formatted(Seed.SUPPLY, seed));
            }
        }
    }

    private void checkSetup() {
        refuse(PHASE, phase == Phase.FIRST && rules.first >= 0, "TA-TURN-01", "it is agreed who begins");
        refuse(PHASE, phase == Phase.CENTRE && rules.centres.size() < 2, "TA-CEN-01", "the centre is agreed");
        refuse(PHASE, phase == Phase.BONUS && !rules.startBonus, "TA-TURN-01", "nobody gets more cubes here");
        checkDealt(
                "goals",
                phase.compareTo(Phase.VICTORY),
                Victory.HELD,
                seat -> Integer.bitCount(table.cards.goals(seat)),
                "TA-WIN-01");
        checkDealt(
                "hand",
                phase.compareTo(Phase.DEAL),
                TangleRules.HAND,
                seat -> Long.bitCount(table.cards.hand(seat)),
                "TA-ACT-11");
        boolean rowFull = table.cards.emptySlot() < 0;
        if (phase.compareTo(Phase.ROW) < 0 && table.cards.rowSize() > 0) {
            throw new BadInput("row", "TA-ACT-11", "the row is laid when all have their cards");
        }
        if ((phase == Phase.ROW) == rowFull && phase.compareTo(Phase.ROW) >= 0) {
            throw new BadInput("row", "TA-ACT-11", "the row has three cards");
        }
        refuse("discard", table.cards.discard != 0, "TA-ACT-11", "nothing is discarded in the set-up");
    }

    private interface Dealt {
        int to(int seat);
    }

    /** Cards are dealt seat by seat: all before this phase have them, and nobody before its time. */
    private void checkDealt(String field, int since, int full, Dealt dealt, String rule) {
        boolean partly = false;
        for (int seat = 0; seat < rules.seats; seat++) {
            int count = dealt.to(seat);
            boolean fits =
                    since < 0 ? count == 0 : since > 0 ? count == full : count <= full && (!partly || count == 0);
            refuse("seats[%d].%s".formatted(seat, field), !fits, rule, "cards are dealt %d to each".formatted(full));
            partly |= count < full;
        }
        refuse(PHASE, since == 0 && !partly, rule, "all cards are dealt");
    }

    private void checkPlay() {
        refuse("round", written.round() == 0, "TA-TURN-01", "rounds count from 1");
        for (int seat = 0; seat < rules.seats; seat++) {
            if (Integer.bitCount(table.cards.goals(seat)) != Victory.HELD) {
                throw new BadInput(
                        "seats[%d].goals".formatted(seat), "TA-WIN-01", "every player holds three victory cards");
            }
        }
        if (table.isOver() && written.round() < rules.roundLimit && TheEnd.ending(table) == Ending.LIMIT) {
            throw new BadInput(PHASE, "TA-END-01", "nobody has fulfilled a card, and rounds are left");
        }
    }

    static void refuse(String field, boolean wrong, String rule, String sentence) {
        if (wrong) {
            throw new BadInput(field, rule, sentence);
        }
    }
}
