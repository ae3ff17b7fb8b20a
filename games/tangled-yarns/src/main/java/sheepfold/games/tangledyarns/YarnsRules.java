package sheepfold.games.tangledyarns;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import sheepfold.engine.Setup;
import sheepfold.json.BadInput;

/**
 * What was agreed before the game.
 *
 * @param sheep how many sheep start, all in all
 * @param listed the order in which sheep are dealt where nobody chooses
 * @param gates the six gates of this number of sheep
 * @param puts chance's moves that put a gate into a slot, by slot and gate
 * @param guides cultists and wolves by space
 * @param slotAt by space the slot there, counted from 0, or -1
 * @param spaceOf by slot the space
 * @param marbleCap the most servant marbles in a draw
 */
record YarnsRules(
        Box box,
        int seats,
        int sheep,
        Choice choice,
        List<Sheep> listed,
        List<Gate> gates,
        List<YarnsMove.PutGate> puts,
        List<Box.Guide> guides,
        List<Integer> slotAt,
        List<Integer> spaceOf,
        boolean easyPowerUp,
        boolean easyFirstGate,
        boolean consentIsAsked,
        int blackberryDefence,
        boolean poppyFightsAlone,
        boolean multiSacrifice,
        boolean finalActSacrifice,
        boolean fairnessSaves,
        int marbleCap,
        int finalActRounds) {
    /** How sheep come to their seats. */
    enum Choice {
        DRAFT,
        RANDOM,
        LIST
    }

    private static final int[] SHEEP_FOR_PLAYERS = {0, 3, 4, 6, 4, 5, 6};

    static YarnsRules of(Setup setup) {
        Box box = setup.data().map(Box::read).orElse(Box.OURS);
        int seats = setup.seats();
        int sheep = setup.is("sheepTotal", "auto") ? SHEEP_FOR_PLAYERS[seats] : setup.number("sheepTotal");
        if (sheep < seats) {
            throw new BadInput(
                    "options.sheepTotal", "TY-SET-01", "%d players have at least %d sheep".formatted(seats, seats));
        }
        int cap = setup.number("servantMarbleCap");
        List<Integer> slotAt = IntStream.range(0, box.track().spaces().size())
                .mapToObj(box.track()::slotAt)
                .toList();
        List<Gate> gates = List.copyOf(box.gates(setup.option("gateSet"), sheep));
        return new YarnsRules(
                box,
                seats,
                sheep,
                Choice.valueOf(setup.option("sheepChoice").toUpperCase(Locale.ROOT)),
                listed(setup),
                gates,
                IntStream.range(0, Box.GATES * Box.GATES)
                        .mapToObj(n -> new YarnsMove.PutGate(n / Box.GATES + 1, gates.get(n % Box.GATES)))
                        .toList(),
                box.guides(setup.option("spawnTable"), sheep),
                slotAt,
                IntStream.range(0, Box.SLOTS).mapToObj(slotAt::indexOf).toList(),
                setup.is("easyPowerUp", "true"),
                setup.is("easyFirstGate", "true"),
                setup.is("consent", "ask"),
                setup.number("blackberryDefence"),
                setup.is("poppyCorruptedSolo", "true"),
                setup.is("multiSacrifice", "true"),
                setup.is("finalActSacrifice", "true"),
                setup.is("fairnessSaves", "true"),
                cap == 0 ? Integer.MAX_VALUE : cap,
                setup.number("finalActRounds"));
    }

    /** The named sheep first, those that are not named behind them. */
    private static List<Sheep> listed(Setup setup) {
        List<Sheep> named = Stream.of(setup.option("sheepList").split(",", -1))
                .map(name -> Sheep.named(name).orElseThrow())
                .collect(Collectors.toCollection(ArrayList::new));
        if (named.stream().distinct().count() < named.size()) {
            throw new BadInput("options.sheepList", "TY-SET-08", "it names each sheep once");
        }
        Sheep.ALL.stream().filter(sheep -> !named.contains(sheep)).forEach(named::add);
        return List.copyOf(named);
    }

    /** The seat that gets the sheep with that many chosen before it: one each per pass (TY-SET-08). */
    int chooser(int chosen) {
        return chosen % seats;
    }

    /** How many tiles show a kind when the city is laid (TY-SET-05). */
    int tiles(int relic) {
        return relic < Relic.KINDS ? sheep : Cell.PLACEMENT.size() - Relic.KINDS * sheep;
    }

    int lastSpace() {
        return slotAt.size() - 1;
    }
}
