package sheepfold.games.sheephop.oracle;

import java.util.Arrays;
import java.util.zip.DataFormatException;
import java.util.zip.Deflater;
import java.util.zip.Inflater;

/** Packs what has changed from one row of figures to the next: small numbers of either sign, many of them alike. */
final class Packing {
    private Packing() {}

    static byte[] pack(short[] before, short[] now) {
        byte[] plain = new byte[2 * now.length];
        for (int i = 0; i < now.length; i++) {
            int change = now[i] - before[i];
            int unsigned = change << 1 ^ change >> 31;
            plain[i] = (byte) unsigned;
            plain[now.length + i] = (byte) (unsigned >> Byte.SIZE);
        }
        return deflated(plain);
    }

    private static byte[] deflated(byte[] plain) {
        Deflater deflater = new Deflater(Deflater.DEFAULT_COMPRESSION, true);
        try {
            deflater.setInput(plain);
            deflater.finish();
            byte[] packed = new byte[64 + plain.length + plain.length / 64];
            return Arrays.copyOf(packed, deflater.deflate(packed));
        } finally {
            deflater.end();
        }
    }

    /** Adds packed changes to figures. */
    static void unpack(byte[] packed, short[] figures) throws DataFormatException {
        byte[] plain = inflated(packed, 2 * figures.length);
        for (int i = 0; i < figures.length; i++) {
            int unsigned = Byte.toUnsignedInt(plain[i]) | Byte.toUnsignedInt(plain[figures.length + i]) << Byte.SIZE;
            figures[i] += (short) (unsigned >>> 1 ^ -(unsigned & 1));
        }
    }

    private static byte[] inflated(byte[] packed, int length) throws DataFormatException {
        Inflater inflater = new Inflater(true);
        try {
            inflater.setInput(packed);
            byte[] plain = new byte[length];
            if (inflater.inflate(plain) != length) {
                throw new DataFormatException("there are too few bytes");
            }
            return plain;
        } finally {
            inflater.end();
        }
    }
}
