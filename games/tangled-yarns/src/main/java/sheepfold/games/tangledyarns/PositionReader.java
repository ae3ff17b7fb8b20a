package sheepfold.games.tangledyarns;

import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.IntConsumer;
import java.util.stream.IntStream;
import sheepfold.engine.Events;
import sheepfold.json.BadInput;
import sheepfold.json.Fields;

/** Sets up a position, reachable or made by hand, and names the field and the rule if it cannot be played. */
final class PositionReader {
    private static final String CITY = "city";
    private static final String PHASE = "phase";
    private static final String GATES = "gates";
    private static final String SHEEP = "sheep";
    private static final String SPACE = "space";
    private static final String POWER_UPS = "powerUps";

    private final YarnsRules rules;
    private final WrittenParokiam written;
    private final Phase phase;
    private final Parokiam table;

    PositionReader(YarnsRules rules, WrittenParokiam written) {
        this.rules = rules;
        this.written = written;
        this.phase = written.phase();
        this.table = new Parokiam(rules);
    }

    Parokiam read() {
        table.await(phase);
        checkOptions();
        Maze.read(written.city(), table.city);
        checkLaying();
        readWays();
        readGates();
        readFlock();
        readServants();
        readPowerUps();
        checkRelics();
        readCourse();
        readShepherd();
        readEnding();
        if (!phase.isSetup() && !table.isOver()) {
            checkLife();
        }
        new DetailReader(table, written.detail()).read();
        return table;
    }

    private boolean isBefore(Phase other) {
        return phase.compareTo(other) < 0;
    }

    private void checkOptions() {
        refuse(PHASE, phase == Phase.CLAIM && !rules.easyPowerUp(), "TY-EASY-01", "nobody claims power-ups here");
        refuse(PHASE, phase == Phase.FLIP && !rules.easyFirstGate(), "TY-EASY-02", "no gate is taken away here");
        boolean listed = phase == Phase.PICK && rules.choice() == YarnsRules.Choice.LIST;
        refuse(PHASE, listed, "TY-SET-08", "the sheep are dealt by a list here");
        refuse(PHASE, phase == Phase.CONSENT && !rules.consentIsAsked(), "TY-P2-01", "nobody asks for consent here");
    }

    /** The city is dealt in its order, and then it is sound (TY-SET-05, TY-MAP-05). */
    private void checkLaying() {
        City city = table.city;
        int laid = Long.bitCount(city.laid());
        boolean inOrder = IntStream.range(0, laid)
                .allMatch(i -> Cell.isIn(Cell.PLACEMENT.get(i).number(), city.laid()));
        refuse(CITY, !inOrder, "TY-SET-05", "tiles are laid from the red corner on, ring by ring from the outside");
        boolean complete = laid == Cell.PLACEMENT.size();
        boolean early = complete == (phase == Phase.TILE);
        refuse(CITY, early, "TY-SET-05", complete ? "all tiles are laid already" : "tiles are missing");
        boolean sound = isBefore(Phase.WAY) || city.isSound();
        refuse(CITY, !sound, "TY-MAP-05", "some tile has no open path to the altar: %s", Cell.in(city.cutOff()));
    }

    private void readWays() {
        int expected = isBefore(Phase.WAY)
                ? 0
                : phase == Phase.WAY ? Math.min(written.ways().size(), 3) : Box.WAY_SLOTS;
        boolean wrong = written.ways().size() != expected;
        refuse("ways", wrong, "TY-SET-03", "in this phase %d way tiles lie there", expected);
        for (int slot = 0; slot < expected; slot++) {
            putTile("ways[%d]".formatted(slot), slot, written.ways().get(slot));
        }
    }

    private void putTile(String place, int slot, WayTile tile) {
        refuse(place, (table.way.stack() & tile.bit()) == 0, "TY-SET-03", "%s is there once", tile);
        table.way.putTile(slot, tile.ordinal());
    }

    private void readGates() {
        List<String> given = written.gates();
        int expected = isBefore(Phase.GATE) ? 0 : phase == Phase.GATE ? Math.min(given.size(), 5) : Box.GATES;
        refuse(GATES, given.size() != expected, "TY-SET-04", "in this phase %d gate slots are filled", expected);
        for (int i = 0; i < expected; i++) {
            readGate("gates[%d]".formatted(i), Box.WAY_SLOTS + i, given.get(i));
        }
        boolean laying = !isBefore(Phase.FLIP) || phase == Phase.GATE;
        boolean locked = !laying && table.way.openGates() != expected;
        refuse(GATES, locked, "TY-SET-04", "all gates are open before the game begins");
        if (!isBefore(Phase.FLIP)) {
            checkEmptySlots();
        }
    }

    private void readGate(String place, int slot, String text) {
        if (text.equals("-")) {
            return;
        }
        Optional<WayTile> tile = WayTile.named(text);
        if (tile.isPresent()) {
            refuse(place, phase.isSetup(), "TY-SET-04", "gates are face up in the set-up");
            putTile(place, slot, tile.get());
            return;
        }
        int left = Gate.named(text).map(table.way::leftLike).orElse(0);
        refuse(place, left == 0, "TY-SET-04", "no gate %s is left; there are %s", text, rules.gates());
        table.way.putGate(slot, Integer.numberOfTrailingZeros(left));
    }

    /** Empty are the slot of the gate that an easier start took away, the one being filled, and that of the last gate. */
    private void checkEmptySlots() {
        boolean back = rules.easyFirstGate() && !table.way.isEmpty(Box.WAY_SLOTS);
        refuse("gates[0]", back, "TY-EASY-02", "the first gate was taken away, and its slot stays empty");
        long empty = IntStream.range(Box.WAY_SLOTS, Box.SLOTS)
                .filter(table.way::isEmpty)
                .count();
        int expected = (rules.easyFirstGate() ? 1 : 0)
                + (phase == Phase.DRAW || written.angel().isPresent() ? 1 : 0);
        boolean wrong = empty != expected;
        refuse(GATES, wrong, "TY-LOCK-03", "%d gate slots are empty in this phase, not %d", expected, empty);
        boolean open = table.way.openGates() > 0;
        boolean tooSoon = open && written.angel().isPresent();
        refuse("angel", tooSoon, "TY-ANG-01", "the Angel comes when the last gate is locked");
        refuse(GATES, !open && written.angel().isEmpty(), "TY-ANG-01", "all gates are locked, so the Angel is there");
    }

    private void readFlock() {
        int most = isBefore(Phase.PICK) ? 0 : phase == Phase.PICK ? rules.sheep() - 1 : rules.sheep();
        int count = written.sheep().size();
        boolean wrong = count > most || (phase != Phase.PICK && count < most);
        refuse(SHEEP, wrong, "TY-SET-01", "in this phase %d sheep play", most);
        Set<Sheep> seen = new HashSet<>();
        int[] bySeat = new int[rules.seats()];
        for (int i = 0; i < count; i++) {
            WrittenParokiam.Pawn pawn = written.sheep().get(i);
            String place = "sheep[%d]".formatted(i);
            bySeat[seat(place + ".seat", pawn.seat())]++;
            refuse(place + ".name", !seen.add(pawn.name()), "TY-SET-08", "%s is there once", pawn.name());
            readPawn(place, pawn);
        }
        for (int seat = 0; seat < rules.seats(); seat++) {
            int due = (count + rules.seats() - 1 - seat) / rules.seats();
            refuse(SHEEP, bySeat[seat] != due, "TY-SET-01", "seat %d leads %d sheep, not %d", seat, due, bySeat[seat]);
        }
    }

    private void readPawn(String place, WrittenParokiam.Pawn pawn) {
        int sheep = pawn.name().ordinal();
        boolean used = pawn.corrupted() || pawn.dead() || pawn.moved() || pawn.acted() || pawn.turned();
        boolean unlike = phase.isSetup() && (used || !pawn.tile().isAltar());
        refuse(place, unlike, "TY-SET-08", "sheep start healthy on the altar");
        boolean busy = pawn.moved() || pawn.acted() || pawn.turned();
        refuse(place, phase.number(written.angel().isPresent()) == 1 && busy, "TY-RND-01", "each round begins afresh");
        boolean tooEarly = pawn.turned() && phase.number(written.angel().isPresent()) == 2;
        refuse(place + ".turned", tooEarly, "TY-ROT-01", "tiles are turned in phase 3");
        table.flock.join(sheep, pawn.seat());
        table.flock.stand(sheep, pawn.tile().number());
        when(pawn.corrupted(), table.flock::corrupt, sheep);
        when(pawn.moved(), table.flock::setMoved, sheep);
        when(pawn.turned(), table.flock::setTurned, sheep);
        when(pawn.dead(), table.flock::die, sheep);
        table.flock.setActed(pawn.acted() ? 1 << sheep : 0);
        boolean killed = pawn.dead() && !pawn.corrupted() && written.angel().isEmpty();
        refuse(place + ".dead", killed, "TY-P6-05", "before the final act a sheep is corrupted before it dies");
    }

    private static void when(boolean so, IntConsumer then, int sheep) {
        if (so) {
            then.accept(sheep);
        }
    }

    private void readServants() {
        boolean lost = written.ending().filter(Ending.CULTIST::equals).isPresent();
        for (int i = 0; i < written.cultists().size(); i++) {
            Cell cell = written.cultists().get(i);
            String place = "cultists[%d]".formatted(i);
            refuse(place, cell.isAltar() && !lost, "TY-CULT-03", "a cultist on the altar ends the game");
            table.servants.addCultist(cell.number());
        }
        boolean any = !written.cultists().isEmpty()
                || !written.wolves().isEmpty()
                || written.angel().isPresent();
        refuse("cultists", phase.isSetup() && any, "TY-SET-09", "no servant is about in the set-up");
        boolean left = written.angel().isPresent() && !written.wolves().isEmpty();
        refuse("wolves", left, "TY-ANG-01", "the wolves are gone in the final act");
        readWolves();
        written.angel().ifPresent(angel -> {
            Fields.within(angel.rounds(), 0, rules.finalActRounds(), "angel.rounds");
            table.servants.summonAngel(angel.tile().number(), angel.strength());
            table.course.angelRounds = angel.rounds();
        });
    }

    private void readWolves() {
        List<WrittenParokiam.Wolf> wolves = written.wolves();
        for (int i = 0; i < wolves.size(); i++) {
            WrittenParokiam.Wolf wolf = wolves.get(i);
            int leader = wolf.pack().orElse(i);
            String place = "wolves[%d]".formatted(i);
            refuse(place + ".tile", wolf.tile().isAltar(), "TY-WOLF-01", "no wolf is ever on the altar");
            boolean follows = leader <= i
                    && wolves.get(leader).pack().orElse(leader) == leader
                    && wolves.get(leader).tile().equals(wolf.tile());
            refuse(place + ".pack", !follows, "TY-WOLF-04", "a pack goes with its first wolf, on one tile");
            table.servants.addWolf(wolf.tile().number());
            table.servants.join(i, leader);
        }
    }

    private void readPowerUps() {
        Map<Relic, Integer> given = written.powerUps();
        refuse(POWER_UPS, given.containsKey(Relic.NONE), "TY-POW-02", "wasteland is no power-up");
        given.forEach((kind, count) -> table.store.add(kind.ordinal(), count));
        int total = table.store.size();
        if (phase.isSetup()) {
            int most = isBefore(Phase.CLAIM)
                    ? 0
                    : phase == Phase.CLAIM ? rules.sheep() - 1 : rules.easyPowerUp() ? rules.sheep() : 0;
            boolean wrong = total > most || (phase == Phase.FLIP && total < most);
            refuse(POWER_UPS, wrong, "TY-EASY-01", "in this phase the flock has %d power-ups at most", most);
            return;
        }
        // Each sheep may have gained one before this round, and each that has acted in it gained one or used up a relic
        boolean beforeDiscarding = phase.number(table.isFinalAct()) == 1;
        boolean notYetGained = phase == Phase.FATE || phase == Phase.CHOOSE;
        int gained = beforeDiscarding ? rules.sheep() : Integer.bitCount(table.flock.acted()) - (notYetGained ? 1 : 0);
        given.forEach((kind, count) -> {
            int most = table.city.count(kind.ordinal()) + rules.sheep() + gained;
            refuse(POWER_UPS + "." + kind, count > most, "TY-POW-09", "there cannot be more than %d", most);
        });
    }

    /** Each kind lies there as often as there are sheep, less what was locked or taken away (TY-SET-05, TY-LOCK-04). */
    private void checkRelics() {
        int locked = isBefore(Phase.FLIP) ? 0 : (1 << Box.GATES) - 1 & ~table.way.gates();
        int flips = table.city.count(Relic.KINDS) - rules.tiles(Relic.KINDS);
        for (Relic relic : Relic.POWER_UPS) {
            int used = phase == Phase.FLIP
                    ? flipped(relic, flips)
                    : IntStream.range(0, Box.GATES)
                            .filter(gate -> (locked >> gate & 1) != 0)
                            .map(gate -> rules.gates().get(gate).count(relic))
                            .sum();
            int expected = rules.sheep() - used;
            int count = table.city.count(relic.ordinal());
            boolean wrong = phase == Phase.TILE ? count > expected : count != expected;
            refuse(CITY, wrong, "TY-SET-05", "%d tiles show %s here, not %d", expected, relic, count);
        }
        boolean tooMany = phase == Phase.TILE && flips > 0;
        refuse(CITY, tooMany, "TY-SET-05", "there is not so much wasteland");
    }

    private int flipped(Relic relic, int flips) {
        List<Relic> symbols = LayingOut.removedGate(table).symbols();
        refuse(CITY, flips < 0 || flips >= symbols.size(), "TY-EASY-02", "one relic is flipped for each of the gate's");
        return (int) symbols.subList(0, flips).stream().filter(relic::equals).count();
    }

    private void readCourse() {
        boolean wrong = phase.isSetup() == written.round() > 0 && phase != Phase.OVER;
        refuse("round", wrong, "TY-RND-01", "rounds count from 1, after the set-up");
        table.course.round = written.round();
        demandEachOnce("done", written.done(), "TY-P2-03");
        boolean idle = written.done().isEmpty()
                && written.waits().isEmpty()
                && written.refusals().isEmpty();
        refuse(PHASE, phase.isSetup() && !idle, "TY-P2-03", "nobody is done, waits or proposes in the set-up");
        written.done().forEach(seat -> table.course.setDone(seat("done", seat)));
        written.waits().forEach((seat, count) -> table.course.addWaits(seat("waits", seat), count));
        written.refusals().forEach((seat, count) -> table.course.addRefusals(seat("refusals", seat), count));
    }

    private int seat(String place, int seat) {
        return Fields.within(seat, 0, rules.seats() - 1, place);
    }

    /** TY-P1-01, TY-P1-03, TY-ANG-01. */
    private void readShepherd() {
        int space = written.space();
        Fields.within(space, 0, rules.lastSpace(), SPACE);
        boolean atStart = phase.isSetup() || table.isFinalAct();
        refuse(
                SPACE,
                atStart == space > 0,
                "TY-P1-01",
                atStart ? "the Shepherd is on his start space" : "the Shepherd has left his start space");
        table.way.standAbove(space);
        boolean early = phase.number(table.isFinalAct()) == 1;
        refuse("lies", written.lies() && (atStart || early), "TY-P1-02", "the Shepherd does not lie in this phase");
        if (written.lies()) {
            table.way.layDown();
        }
        boolean lost = written.ending().filter(Ending.GATE::equals).isPresent();
        for (int slot = Box.WAY_SLOTS; slot < Box.SLOTS; slot++) {
            int gate = rules.spaceOf().get(slot);
            boolean passed = table.way.isGate(slot) && (lost ? gate < space : gate <= space);
            refuse(
                    SPACE,
                    passed,
                    "TY-P1-03",
                    "the Shepherd cannot have come past open gate %d",
                    slot - Box.WAY_SLOTS + 1);
        }
        int slot = rules.slotAt().get(space);
        boolean elsewhere = lost && (slot < 0 || !table.way.isGate(slot));
        refuse("ending", elsewhere, "TY-P1-03", "the Shepherd is above no open gate");
    }

    private void readEnding() {
        boolean over = phase == Phase.OVER;
        boolean wrong = over != written.ending().isPresent();
        refuse("ending", wrong, "TY-RND-02", over ? "it says how the game ended" : "the game is not over");
        written.ending().ifPresent(ending -> {
            table.pending.ending = ending;
            boolean holds = switch (ending) {
                case WIN -> table.isFinalAct() && table.servants.cultists() == 0;
                case CULTIST -> written.cultists().stream().anyMatch(Cell::isAltar);
                case GATE -> true;
                case FLOCK_TOO_SMALL -> table.flock.size() > 0 && table.way.largestGate() > table.flock.size();
                case FLOCK_DEAD -> table.flock.size() == 0;
                case TIME -> table.isFinalAct() && table.course.angelRounds == rules.finalActRounds();
            };
            refuse("ending", !holds, ending.rule(), "the game has not ended so");
        });
    }

    private void checkLife() {
        refuse(SHEEP, table.flock.size() == 0, "TY-END-03", "no sheep lives, so the game is over");
        boolean tooSmall = table.way.largestGate() > table.flock.size();
        refuse(SHEEP, tooSmall, "TY-END-03", "an open gate has more relics than sheep live, so the game is over");
        boolean won = table.isFinalAct() && table.servants.cultists() == 0;
        refuse("cultists", won, "TY-END-01", "no cultist is left in the final act, so the game is won");
        boolean quiet = phase == Phase.TURN && table.isActive(WayTile.QUIET);
        refuse(PHASE, quiet, "TY-WAY-01", "no tile is turned in this round");
        if (phase == Phase.ACT || phase == Phase.TURN) {
            table.goOn(Events.UNHEARD);
            refuse(PHASE, table.phase() != phase, "TY-P2-03", "nobody can or will do anything in this phase");
        }
        boolean phaseOfWolves = phase == Phase.WOLF || (phase.isAttack() && !table.isFinalAct());
        refuse(PHASE, phase == Phase.WOLF && table.isFinalAct(), "TY-ANG-02", "in the final act there is no phase 5");
        refuse(PHASE, phase == Phase.ANGEL && !table.isFinalAct(), "TY-ANG-04", "the Angel is not there yet");
        refuse(PHASE, phaseOfWolves && table.servants.wolves() == 0, "TY-WOLF-01", "there are no wolves");
    }

    static void demandEachOnce(String place, List<?> named, String rule) {
        refuse(place, new HashSet<>(named).size() < named.size(), rule, "each is named once");
    }

    @SuppressWarnings("AnnotateFormatMethod")
    static void refuse(String place, boolean wrong, String rule, String sentence, Object... named) {
        if (wrong) {
            throw new BadInput(place, rule, sentence.formatted(named));
        }
    }
}
