package sheepfold.lab.bench;

import java.util.random.RandomGenerator;

/**
 * Wolf and Sheep written by hand for speed: one position that is reset and never copied, behind a small interface, moves
 * as ints in a buffer. The rules and the random choices are the engine's.
 */
final class HandWrittenHunt implements Peer {
    /** The small interface. */
    private interface Board {
        void reset();

        boolean over();

        int moves(int[] into);

        void play(int move);
    }

    private static final int PASS = -1;
    private static final int SHEEP_WIN = 1;
    private static final int WOLF_WINS = 2;
    private static final int DRAW = 3;

    private final Hunt hunt = new Hunt();
    private final int[] buffer = new int[32];

    @Override
    public String description() {
        return "hand-written: allocation-free position behind a small interface, moves as ints in a buffer";
    }

    @Override
    public int playOne(RandomGenerator random) {
        Board board = hunt;
        board.reset();
        int made = 0;
        while (!board.over()) {
            int count = board.moves(buffer);
            board.play(buffer[random.nextInt(count)]);
            made++;
        }
        return made;
    }

    @Override
    public boolean firstSeatWon() {
        return hunt.outcome == SHEEP_WIN;
    }

    private static final class Hunt implements Board {
        private static final int[] AHEAD = new int[32];
        private static final int[] AROUND = new int[32];

        static {
            for (int square = 0; square < 32; square++) {
                int row = square / 4;
                int column = square % 4 * 2 + row % 2;
                for (int side = -1; side <= 1; side += 2) {
                    for (int way = -1; way <= 1; way += 2) {
                        int r = row + way;
                        int c = column + side;
                        if (r >= 0 && r < 8 && c >= 0 && c < 8) {
                            int bit = 1 << (r * 4 + c / 2);
                            AROUND[square] |= bit;
                            AHEAD[square] |= way == 1 ? bit : 0;
                        }
                    }
                }
            }
        }

        private int sheep;
        private int wolf;
        private boolean wolfToMove;
        private int made;
        private int outcome;

        @Override
        public void reset() {
            sheep = 0b1111;
            wolf = 29;
            wolfToMove = false;
            made = 0;
            outcome = 0;
        }

        @Override
        public boolean over() {
            return outcome != 0;
        }

        @Override
        public int moves(int[] into) {
            int count = 0;
            if (wolfToMove) {
                for (int to = AROUND[wolf] & ~sheep; to != 0; to &= to - 1) {
                    into[count++] = wolf << 5 | Integer.numberOfTrailingZeros(to);
                }
                return count;
            }
            int taken = sheep | 1 << wolf;
            for (int left = sheep; left != 0; left &= left - 1) {
                int from = Integer.numberOfTrailingZeros(left);
                for (int to = AHEAD[from] & ~taken; to != 0; to &= to - 1) {
                    into[count++] = from << 5 | Integer.numberOfTrailingZeros(to);
                }
            }
            if (count == 0) {
                into[count++] = PASS;
            }
            return count;
        }

        @Override
        public void play(int move) {
            if (wolfToMove) {
                wolf = move & 31;
                if (wolf < 4) {
                    outcome = WOLF_WINS;
                }
            } else {
                if (move != PASS) {
                    sheep ^= 1 << (move >> 5) | 1 << (move & 31);
                }
                if ((AROUND[wolf] & ~sheep) == 0) {
                    outcome = SHEEP_WIN;
                }
            }
            wolfToMove = !wolfToMove;
            if (++made == 1000 && outcome == 0) {
                outcome = DRAW;
            }
        }
    }
}
