package sheepfold.games.tangledyarns;

import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import sheepfold.json.State;

/** The Shepherd's Way: where the Shepherd is, and which gate or tile lies in each slot; four for tiles come first. */
@State
final class Way {
    static final int NO_TILE = -1;

    private static final byte EMPTY = -1;
    /** Above this, what lies in a slot is a gate. */
    private static final int GATE = 16;

    final transient List<Gate> gates;
    final byte[] slots = new byte[Box.SLOTS];
    /** Way tiles that lie face down, a bit each. */
    int stack = WayTile.EVERY;

    int space;
    boolean lies;

    Way(List<Gate> gates) {
        this.gates = gates;
        Arrays.fill(slots, EMPTY);
    }

    int space() {
        return space;
    }

    /** Was he laid down by a sacrifice? */
    boolean lies() {
        return lies;
    }

    void standAbove(int newSpace) {
        space = newSpace;
        lies = false;
    }

    void layDown() {
        lies = true;
    }

    int stack() {
        return stack;
    }

    /** A tile from the stack goes face up into a slot. */
    void putTile(int slot, int tile) {
        slots[slot] = (byte) tile;
        stack &= ~(1 << tile);
    }

    void putGate(int slot, int gate) {
        slots[slot] = (byte) (GATE + gate);
    }

    void clear(int slot) {
        slots[slot] = EMPTY;
    }

    boolean isEmpty(int slot) {
        return slots[slot] == EMPTY;
    }

    boolean isGate(int slot) {
        return slots[slot] >= GATE;
    }

    /** Which of the gates lies in a slot that holds one. */
    int gateNumber(int slot) {
        return slots[slot] - GATE;
    }

    Gate gate(int slot) {
        return gates.get(gateNumber(slot));
    }

    /** The way tile in a slot, or {@link #NO_TILE}. */
    int tile(int slot) {
        return isGate(slot) ? NO_TILE : slots[slot];
    }

    /** The way tile or the gate in a slot, a dash where it is empty. */
    String text(int slot) {
        if (isEmpty(slot)) {
            return "-";
        }
        return isGate(slot)
                ? gate(slot).toString()
                : WayTile.ALL.get(tile(slot)).name();
    }

    int filled() {
        int filled = 0;
        while (filled < Box.SLOTS && !isEmpty(filled)) {
            filled++;
        }
        return filled;
    }

    /** The gates in the slots, a bit each. */
    int gates() {
        int laid = 0;
        for (int slot = Box.WAY_SLOTS; slot < Box.SLOTS; slot++) {
            laid |= isGate(slot) ? 1 << gateNumber(slot) : 0;
        }
        return laid;
    }

    /** The slots with a gate. */
    IntStream gateSlots() {
        return IntStream.range(Box.WAY_SLOTS, Box.SLOTS).filter(this::isGate);
    }

    int openGates() {
        return Integer.bitCount(gates());
    }

    /** The gates like this one that lie in no slot, a bit each. */
    int leftLike(Gate wanted) {
        int left = 0;
        for (int gate = 0; gate < Box.GATES; gate++) {
            left |= gates.get(gate).needs() == wanted.needs() ? 1 << gate : 0;
        }
        return left & ~gates();
    }

    /** How many sheep the largest open gate takes. */
    int largestGate() {
        int largest = 0;
        for (int slot = Box.WAY_SLOTS; slot < Box.SLOTS; slot++) {
            largest = isGate(slot) ? Math.max(largest, gate(slot).size()) : largest;
        }
        return largest;
    }
}
