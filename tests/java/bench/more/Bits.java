import java.util.BitSet;
import java.util.zip.CRC32;

/** Bits: counts, reversals, Gray codes, a hash, a bit set, life on words. */
public class Bits {
    static int murmur(byte[] data, int seed) {
        int h = seed;
        for (int i = 0; i + 4 <= data.length; i += 4) {
            int k = data[i] & 255 | (data[i + 1] & 255) << 8 | (data[i + 2] & 255) << 16 | data[i + 3] << 24;
            k *= 0xcc9e2d51;
            k = Integer.rotateLeft(k, 15) * 0x1b873593;
            h = Integer.rotateLeft(h ^ k, 13) * 5 + 0xe6546b64;
        }
        h ^= h >>> 16;
        return h * 0x85ebca6b;
    }

    public static void main(String[] args) {
        long sum = 0;
        for (int i = 0; i < 2_000_000; i++) {
            sum += Integer.bitCount(i) + Long.numberOfTrailingZeros(sum | 1L << (i & 63)) + Integer.reverse(i) % 3;
            sum ^= (i ^ i >>> 1) + Integer.highestOneBit(i) + (Long.rotateLeft(sum, 7) & 1);
        }
        byte[] data = new byte[4096];
        for (int i = 0; i < data.length; i++) data[i] = (byte) (i * 131);
        int h = 0;
        for (int i = 0; i < 250; i++) h = murmur(data, h);
        BitSet set = new BitSet(1 << 16);
        for (int i = 2; i < 1 << 16; i++) if (i % 3 != 0) set.set(i);
        int bits = 0;
        for (int i = set.nextSetBit(0); i >= 0; i = set.nextSetBit(i + 1)) bits += i & 7;
        CRC32 crc = new CRC32();
        for (int i = 0; i < 50; i++) crc.update(data);
        long[] rows = new long[64];
        rows[10] = 0x70; rows[11] = 0x40; rows[12] = 0x20; rows[30] = 0xFF00FF;
        for (int g = 0; g < 4000; g++) {
            long[] next = new long[64];
            for (int y = 0; y < 64; y++) {
                long a = rows[y + 63 & 63], b = rows[y], c = rows[y + 1 & 63];
                long one = 0, two = 0, four = 0;
                for (long n : new long[] {a << 1, a, a >>> 1, b << 1, b >>> 1, c << 1, c, c >>> 1}) {
                    long carry = one & n; one ^= n;
                    long more = two & carry; two ^= carry;
                    four |= more;
                }
                next[y] = ~four & two & (one | b);
            }
            rows = next;
        }
        for (long row : rows) sum += row;
        System.out.println(sum + " " + h + " " + bits + " " + crc.getValue());
    }
}
