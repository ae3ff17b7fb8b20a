package sheepfold.games.shepherdmess;

/** What a tile is made of, as one number: grass, a puddle with or without a bridge, or a patch with its ports. */
final class Ground {
    static final int GRASS = 0;
    static final int PUDDLE = 1;
    static final int BRIDGE_H = 2;
    static final int BRIDGE_V = 3;

    private static final int FIRST_MUD = 16;

    private Ground() {}

    /** A puddle by the axis of its bridge, if it has one. */
    static int water(String axis) {
        return axis.isEmpty() ? PUDDLE : bridge(Axis.valueOf(axis));
    }

    static int bridge(Axis axis) {
        return axis == Axis.H ? BRIDGE_H : BRIDGE_V;
    }

    /** A muddy patch by its number, from 1, and the sides that stepping stones reach. */
    static int mud(int patch, int ports) {
        return patch << 4 | ports;
    }

    static boolean isMud(int ground) {
        return ground >= FIRST_MUD;
    }

    static boolean isWater(int ground) {
        return ground == PUDDLE || isBridged(ground);
    }

    static boolean isBridged(int ground) {
        return ground == BRIDGE_H || ground == BRIDGE_V;
    }

    /** Can this water be crossed by somebody who enters it heading for that side (SM-CROSS-01)? */
    static boolean isBridgedAlong(int ground, int side) {
        return ground == (Side.isHorizontal(side) ? BRIDGE_H : BRIDGE_V);
    }

    static int patch(int mud) {
        return mud >> 4;
    }

    static int patchBit(int mud) {
        return 1 << patch(mud);
    }

    static int ports(int mud) {
        return mud & Side.ALL_BITS;
    }
}
