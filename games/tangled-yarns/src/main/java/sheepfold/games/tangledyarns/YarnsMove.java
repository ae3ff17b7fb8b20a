package sheepfold.games.tangledyarns;

import java.util.List;
import java.util.function.LongFunction;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import sheepfold.engine.Ids;
import sheepfold.engine.Move;
import sheepfold.engine.line.Line;
import sheepfold.engine.line.Lines;
import sheepfold.engine.line.Says;

/** Every outcome of chance and every decision of a player, in the order of a game. Nearly all are made once and shared. */
@Lines({YarnsNotation.class, Words.class})
sealed interface YarnsMove extends Move {
    Answer YES = new Answer(true);
    Answer NO = new Answer(false);
    /** More power-ups of one kind than any flock can hold: six kept, and one gained by each of six sheep, in two rounds. */
    int MOST_POWER_UPS = 18;

    /** Chance deals a tile of the city. */
    @Line(value = "tile {tile} {relic} {wall}", rule = "TY-SET-05")
    @Says("{relic} on {tile}, its wall on the {wall} side")
    record Lay(Cell tile, Relic relic, Colour wall) implements YarnsMove {}

    /** Chance draws the wall of a tile anew, where no repair helps. */
    @Line(value = "wall {tile} {wall}", rule = "TY-SET-06")
    @Says("The wall of {tile} on the {wall} side")
    record Redraw(Cell tile, Colour wall) implements YarnsMove {}

    /** Chance puts a way tile into a slot from 1 on. */
    @Line(value = "way {slot:1..4} {tile}", rule = "TY-SET-03")
    @Says("Slot {n=slot}: {tile}")
    record PutWay(int slot, WayTile tile) implements YarnsMove {}

    /** Chance draws the way tile that takes the place of a locked gate. */
    @Line(value = "way {tile}", rule = "TY-LOCK-03")
    @Says("Draw {tile}")
    record DrawWay(WayTile tile) implements YarnsMove {}

    /** Chance puts a gate into a slot from 1 on. */
    @Line(value = "gate {slot:1..6} {gate}", rule = "TY-SET-04")
    @Says("Gate {gate=slot:gate}: {relics=gate:words}")
    record PutGate(int slot, Gate gate) implements YarnsMove {}

    /** A seat, or chance, takes a sheep. */
    @Line(value = "pick {sheep}", rule = "TY-SET-08")
    @Says("Play {sheep}")
    record Pick(Sheep sheep) implements YarnsMove {}

    /** An easier start: a sheep brings a power-up. */
    @Line(value = "{sheep} claims {kind:powerUp}", rule = "TY-EASY-01")
    @Says("{sheep} brings a power-up: {kind}")
    record Claim(Sheep sheep, Relic kind) implements YarnsMove {}

    /** An easier start: a relic of the first gate turns to wasteland. */
    @Line(value = "flips {tile}", rule = "TY-EASY-02")
    @Says("The relic on {tile} turns to wasteland")
    record Flip(Cell tile) implements YarnsMove {}

    /** Chance names the corner in which the next servant arrives. */
    @Line(value = "corner {colour}", rule = "TY-SPAWN-02")
    @Says("The {colour} corner")
    record Corner(Colour colour) implements YarnsMove {}

    /** Chance names the direction where several are as good. */
    @Line(value = "dir {colour}", rule = "TY-FATE-02")
    @Says("In the {colour} direction")
    record Direction(Colour colour) implements YarnsMove {}

    /** Chance says whose marble lies farthest left. */
    @Line(value = "battle {winner:written}", rule = "TY-ATT-05")
    @Says(when = "winner=SHEEP", value = "The sheep win")
    @Says("The servants win")
    record Battle(Side winner) implements YarnsMove {
        static final Battle SHEEP = new Battle(Side.SHEEP);
        static final Battle SERVANTS = new Battle(Side.SERVANTS);
    }

    /** Who fights. */
    enum Side {
        SHEEP,
        SERVANTS;

        String written() {
            return Ids.of(this);
        }
    }

    /** Chance gives a power-up, or none. */
    @Line(value = "fate {kind:fate}", rule = "TY-POW-02")
    @Says(when = "kind=NONE", value = "The red marble: nothing")
    @Says("The Fate box gives {kind}")
    record Fate(Relic kind) implements YarnsMove {}

    /** Chance names the sheep that is hit. */
    @Line(value = "victim {sheep}", rule = "TY-FATE-03")
    @Says("{sheep} is hit")
    record Victim(Sheep sheep) implements YarnsMove {}

    /** A sheep walks, using power-ups on the way. */
    @Line(value = "{sheep} to {to}[ using[ ta{talaria:1..18|0}][ ma{maps:1..18|0}]]", rule = "TY-MOVE-01")
    @Says(when = "isFree", value = "{sheep} walks to {tile=to}")
    @Says("{sheep} walks to {tile=to} with {price}")
    record Walk(Sheep sheep, Cell to, int talaria, int maps) implements YarnsMove {
        boolean isFree() {
            return talaria + maps == 0;
        }
    }

    /** A sheep gains a power-up of a kind. */
    @Line(value = "{sheep} takes {kind:powerUp}", rule = "TY-POW-01")
    @Says("{sheep} takes a power-up: {kind}")
    record Take(Sheep sheep, Relic kind) implements YarnsMove {}

    /** A sheep leaves it to the Fate box which power-up it gains. */
    @Line(value = "{sheep} takes fate", rule = "TY-POW-02")
    @Says("{sheep} tries the Fate box for a power-up")
    record TakeFate(Sheep sheep) implements YarnsMove {}

    /** Corrupted Lily has drawn red and chooses. */
    @Line(value = "Lily chooses {kind:powerUp}", rule = "TY-COR-02")
    @Says("Lily chooses {kind}")
    record Choose(Relic kind) implements YarnsMove {}

    /** A sheep and the tile whose relic it gives to a lock; Moppet may reach out to a tile beside her. */
    record Part(Sheep sheep, Cell tile) {}

    /**
     * Sheep lock a gate together.
     *
     * @param gate its slot, from 1 on
     */
    @Line(value = "lock {gate:1..6}: {parts:parts}", rule = "TY-LOCK-01")
    @Says("Lock gate {gate}: {parts}")
    record Lock(int gate, Parts parts) implements YarnsMove {
        /** There are too many to be made for a list, so each gate has a maker of its locks. */
        private static final List<LongFunction<Lock>> OF_GATES = IntStream.rangeClosed(1, Box.GATES)
                .<LongFunction<Lock>>mapToObj(gate -> parts -> of(gate, parts))
                .toList();

        static Lock of(int gate, long parts) {
            return new Lock(gate, new Parts(parts));
        }

        static LongFunction<Lock> of(int gate) {
            return OF_GATES.get(gate - 1);
        }
    }

    /** Sheep attack wolves and cultists on their tile, with bones. */
    @Line(
            value = "attack {tile}: {sheep} vs [{wolves:1..6|0}W][{cultists:1..6|0}C][ bones {bones:1..18|0}]",
            rule = "TY-ATT-01")
    @Says(when = "bones=0", value = "On {tile}, {sheep:words} against {servants}")
    @Says("On {tile}, {sheep:words} against {servants} with {bones}")
    record Attack(Cell tile, Band sheep, int wolves, int cultists, int bones) implements YarnsMove {
        private static final int SEEN = 1 << 14;
        /** Attacks met before, each at a place that follows from it; another one may take its place. */
        private static final @Nullable Attack[] LATELY = new Attack[SEEN];

        static Attack of(int tile, int band, int wolves, int cultists, int bones) {
            int key = (((tile << 6 | band) << 3 | wolves) << 3 | cultists) << 4 | bones;
            int place = (key * 0x9E3779B9) >>> 18;
            Attack attack = LATELY[place];
            if (attack == null || attack.key() != key) {
                attack = new Attack(Cell.of(tile), Band.of(band), wolves, cultists, bones);
                LATELY[place] = attack;
            }
            return attack;
        }

        private int key() {
            return (((tile.number() << 6 | sheep.bits()) << 3 | wolves) << 3 | cultists) << 4 | bones;
        }
    }

    /** A sheep sacrifices itself. */
    @Line(value = "{sheep} sacrifices", rule = "TY-SAC-01")
    @Says("{sheep} sacrifices herself")
    record Sacrifice(Sheep sheep) implements YarnsMove {}

    /** A seat agrees to a proposed move, or not. */
    @Line(value = "{yes?yes|no}", rule = "TY-LOCK-01")
    @Says(when = "yes", value = "Yes, do it")
    @Says("No, rather not")
    record Answer(boolean yes) implements YarnsMove {}

    /** A sheep turns a tile until its wall is on another side, with a tech token or as its own turn. */
    @Line(value = "{sheep} turns {tile} {wall}{tech? by tech}", rule = "TY-ROT-01")
    @Says(when = "tech", value = "{sheep} turns {tile} by tech until its wall is on the {wall} side")
    @Says("{sheep} turns {tile} until its wall is on the {wall} side")
    record Turn(Sheep sheep, Cell tile, Colour wall, boolean tech) implements YarnsMove {}

    /** So many books against the servants that attack: six wolves with four marbles each are worth twelve. */
    @Line(value = "books {count:0..12}", rule = "TY-P6-02")
    @Says(when = "count=0", value = "No book")
    @Says(when = "count=1", value = "{n=count} book")
    @Says("{n=count} books")
    record Books(int count) implements YarnsMove {}

    /** A seat is done with the phase. */
    @Line(value = "done", rule = "TY-P2-03")
    @Says("Done")
    record Done() implements YarnsMove {}

    /** A seat is not done after all. */
    @Line(value = "wait", rule = "TY-P2-03")
    @Says("Not done after all")
    record Wait() implements YarnsMove {}
}
