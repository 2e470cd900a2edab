// An adaptive binary arithmetic coder, a Bloom filter and integer k-means, each with checks.
import java.util.*;
public class ArithmeticCoder {
    static final class Model {
        final int[] p = new int[256];
        int ctx = 1;
        Model() { Arrays.fill(p, 1 << 11); }
        int prob() { return p[ctx]; }
        void update(int bit) {
            if (bit == 1) p[ctx] += (1 << 12) - p[ctx] >> 4; else p[ctx] -= p[ctx] >> 4;
            p[ctx] = Math.max(32, Math.min((1 << 12) - 32, p[ctx]));
            ctx = ctx << 1 | bit;
            if (ctx >= 256) ctx = 1;
        }
    }
    static byte[] encode(byte[] in) {
        java.io.ByteArrayOutputStream out = new java.io.ByteArrayOutputStream();
        Model m = new Model();
        long lo = 0, hi = 0xffffffffL;
        for (byte x : in)
            for (int i = 7; i >= 0; i--) {
                int bit = x >> i & 1;
                long mid = lo + (hi - lo >>> 12) * m.prob();
                if (bit == 1) hi = mid; else lo = mid + 1;
                m.update(bit);
                while (((lo ^ hi) & 0xff000000L) == 0) {
                    out.write((int) (hi >>> 24));
                    lo = lo << 8 & 0xffffffffL;
                    hi = (hi << 8 | 255) & 0xffffffffL;
                }
            }
        for (int i = 24; i >= 0; i -= 8) out.write((int) (lo >>> i));
        return out.toByteArray();
    }
    static byte[] decode(byte[] z, int n) {
        byte[] out = new byte[n];
        Model m = new Model();
        long lo = 0, hi = 0xffffffffL, code = 0;
        int at = 0;
        for (; at < 4; at++) code = code << 8 | (at < z.length ? z[at] & 255 : 0);
        for (int k = 0; k < n; k++) {
            int x = 0;
            for (int i = 0; i < 8; i++) {
                long mid = lo + (hi - lo >>> 12) * m.prob();
                int bit = code <= mid ? 1 : 0;
                if (bit == 1) hi = mid; else lo = mid + 1;
                m.update(bit);
                x = x << 1 | bit;
                while (((lo ^ hi) & 0xff000000L) == 0) {
                    lo = lo << 8 & 0xffffffffL;
                    hi = (hi << 8 | 255) & 0xffffffffL;
                    code = (code << 8 | (at < z.length ? z[at++] & 255 : 0)) & 0xffffffffL;
                }
            }
            out[k] = (byte) x;
        }
        return out;
    }
    static final class Bloom {
        final long[] bits = new long[32];
        final int k = 4;
        private int slot(String s, int i) {
            int h = s.hashCode();
            return ((h ^ h >>> 15) * (0x9E3779B1 + 2 * i) >>> 21) & 2047;
        }
        void add(String s) { for (int i = 0; i < k; i++) bits[slot(s, i) >> 6] |= 1L << slot(s, i); }
        boolean maybe(String s) {
            for (int i = 0; i < k; i++) if ((bits[slot(s, i) >> 6] >>> slot(s, i) & 1) == 0) return false;
            return true;
        }
    }
    static String kmeans(int[][] pts, int k) {
        int[][] c = new int[k][];
        for (int i = 0; i < k; i++) c[i] = pts[i * pts.length / k].clone();
        int[] own = new int[pts.length];
        for (int round = 1; ; round++) {
            boolean moved = false;
            long[][] sum = new long[k][3];
            for (int i = 0; i < pts.length; i++) {
                int best = 0;
                long bd = Long.MAX_VALUE;
                for (int j = 0; j < k; j++) {
                    long dx = pts[i][0] - c[j][0], dy = pts[i][1] - c[j][1], d = dx * dx + dy * dy;
                    if (d < bd) { bd = d; best = j; }
                }
                moved |= own[i] != best;
                own[i] = best;
                sum[best][0] += pts[i][0]; sum[best][1] += pts[i][1]; sum[best][2]++;
            }
            for (int j = 0; j < k; j++) if (sum[j][2] > 0) c[j] = new int[]{(int) (sum[j][0] / sum[j][2]), (int) (sum[j][1] / sum[j][2])};
            if (!moved || round == 30) {
                int[] count = new int[k];
                for (int o : own) count[o]++;
                return "rounds " + round + " centres " + Arrays.deepToString(c) + " sizes " + Arrays.toString(count);
            }
        }
    }
    public static void main(String[] args) {
        Random r = new Random(55);
        byte[] skew = new byte[800], noise = new byte[300];
        for (int i = 0; i < skew.length; i++) skew[i] = (byte) (r.nextInt(10) < 8 ? 'e' : 'a' + r.nextInt(26));
        r.nextBytes(noise);
        for (byte[] in : new byte[][]{{}, {0}, {-1, -1}, "hello hello hello".getBytes(), new byte[500], skew, noise}) {
            byte[] z = encode(in);
            System.out.println(in.length + " -> " + z.length + " " + Arrays.equals(in, decode(z, in.length)) + " " + Arrays.hashCode(z));
        }
        Bloom b = new Bloom();
        for (int i = 0; i < 150; i++) b.add("key" + i * 7);
        int miss = 0, falsePos = 0, set = 0;
        for (int i = 0; i < 150; i++) if (!b.maybe("key" + i * 7)) miss++;
        for (int i = 0; i < 500; i++) if (b.maybe("other" + i)) falsePos++;
        for (long l : b.bits) set += Long.bitCount(l);
        System.out.println("missed " + miss + " false positives " + falsePos + " bits set " + set);
        int[][] pts = new int[120][];
        for (int i = 0; i < pts.length; i++) pts[i] = new int[]{(i % 3) * 400 + r.nextInt(150), (i % 3 == 1 ? 500 : 0) + r.nextInt(150)};
        System.out.println(kmeans(pts, 3));
        System.out.println(kmeans(pts, 5));
    }
}
