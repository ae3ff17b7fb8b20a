package sheepfold.games.tangledyarns;

import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import sheepfold.json.State;

/** The cultists and wolves in the city, each kind in order of arrival, and the Angel. */
@State
final class Servants {
    static final int NOWHERE = -1;

    final byte[] cultists = new byte[Box.TOKENS];
    final byte[] wolves = new byte[Box.TOKENS];
    /** For each wolf the first one of its pack, which is itself where it hunts alone. */
    final byte[] packs = new byte[Box.TOKENS];

    int cultistCount;
    int wolfCount;
    int angel = NOWHERE;
    int strength;

    int cultists() {
        return cultistCount;
    }

    int cultist(int index) {
        return cultists[index];
    }

    List<Cell> cultistCellsInOrder() {
        return IntStream.range(0, cultistCount)
                .mapToObj(i -> Cell.of(cultists[i]))
                .toList();
    }

    void moveCultist(int index, int cell) {
        cultists[index] = (byte) cell;
    }

    void addCultist(int cell) {
        cultists[cultistCount++] = (byte) cell;
    }

    int cultistsOn(int cell) {
        return count(cultists, cultistCount, cell);
    }

    long cultistCells() {
        return cells(cultists, cultistCount);
    }

    /** Those who are attacked leave the city (TY-ATT-06). */
    void beat(YarnsMove.Attack attack) {
        removeWolves(attack.tile().number(), attack.wolves());
        removeCultists(attack.tile().number(), attack.cultists());
    }

    /** Those longest in play go first. */
    void removeCultists(int cell, int count) {
        int kept = 0;
        int gone = 0;
        for (int i = 0; i < cultistCount; i++) {
            if (gone < count && cultists[i] == cell) {
                gone++;
            } else {
                cultists[kept++] = cultists[i];
            }
        }
        cultistCount = kept;
    }

    int wolves() {
        return wolfCount;
    }

    int wolf(int index) {
        return wolves[index];
    }

    /** A wolf that arrives hunts alone at first (TY-WOLF-04). */
    void addWolf(int cell) {
        wolves[wolfCount] = (byte) cell;
        packs[wolfCount] = (byte) wolfCount;
        wolfCount++;
    }

    int wolvesOn(int cell) {
        return count(wolves, wolfCount, cell);
    }

    long wolfCells() {
        return cells(wolves, wolfCount);
    }

    /** The first wolf of the pack to which this one belongs. */
    int leader(int wolf) {
        return packs[wolf];
    }

    void join(int wolf, int leader) {
        packs[wolf] = (byte) leader;
    }

    void movePack(int leader, int cell) {
        for (int wolf = leader; wolf < wolfCount; wolf++) {
            if (packs[wolf] == leader) {
                wolves[wolf] = (byte) cell;
            }
        }
    }

    int packSize(int leader) {
        return count(packs, wolfCount, leader);
    }

    /** All wolves on one tile are one pack from now on; the first wolves of packs that have grown, a bit each (TY-WOLF-04). */
    int formPacks() {
        int grown = 0;
        for (int wolf = 0; wolf < wolfCount; wolf++) {
            int first = 0;
            while (wolves[first] != wolves[wolf]) {
                first++;
            }
            grown |= packs[wolf] != first ? 1 << first : 0;
            packs[wolf] = (byte) first;
        }
        return grown;
    }

    /** Those longest in play go first (TY-ATT-06). */
    private void removeWolves(int cell, int count) {
        for (int gone = 0; gone < count; gone++) {
            int wolf = 0;
            while (wolves[wolf] != cell) {
                wolf++;
            }
            removeWolf(wolf);
        }
    }

    private void removeWolf(int gone) {
        int heir = gone + 1;
        while (heir < wolfCount && packs[heir] != gone) {
            heir++;
        }
        for (int wolf = gone; wolf < wolfCount - 1; wolf++) {
            wolves[wolf] = wolves[wolf + 1];
            packs[wolf] = packs[wolf + 1];
        }
        wolfCount--;
        for (int wolf = 0; wolf < wolfCount; wolf++) {
            if (packs[wolf] == gone) {
                packs[wolf] = (byte) (heir - 1);
            } else if (packs[wolf] > gone) {
                packs[wolf]--;
            }
        }
    }

    int angel() {
        return angel;
    }

    boolean angelIsHere() {
        return angel != NOWHERE;
    }

    int strength() {
        return strength;
    }

    /** Where sheep may stop but not pass (TY-MOVE-03, TY-ANG-06). */
    long barriers() {
        return angel == NOWHERE ? wolfCells() : 1L << angel;
    }

    void moveAngel(int cell) {
        angel = cell;
    }

    /** The wolves make way for the Angel and give it their strength (TY-ANG-01). */
    void summonAngel(int cell, int newStrength) {
        angel = cell;
        strength = newStrength;
        wolfCount = 0;
        Arrays.fill(packs, (byte) 0);
    }

    private static int count(byte[] values, int length, int wanted) {
        int count = 0;
        for (int i = 0; i < length; i++) {
            count += values[i] == wanted ? 1 : 0;
        }
        return count;
    }

    private static long cells(byte[] values, int length) {
        long cells = 0;
        for (int i = 0; i < length; i++) {
            cells |= 1L << values[i];
        }
        return cells;
    }
}
