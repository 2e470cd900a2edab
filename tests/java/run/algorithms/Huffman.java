// Huffman coding with canonical codes, a bit stream writer and reader, and round trips.
import java.util.*;
public class Huffman {
    static final class Bits {
        byte[] buf = new byte[8];
        int n;
        void put(int v, int len) {
            for (int i = len - 1; i >= 0; i--) {
                if (n >> 3 == buf.length) buf = Arrays.copyOf(buf, n >> 2);
                if ((v >> i & 1) != 0) buf[n >> 3] |= 128 >> (n & 7);
                n++;
            }
        }
        int get(int at) { return buf[at >> 3] >> 7 - (at & 7) & 1; }
    }
    static abstract class Node implements Comparable<Node> {
        final int w, order;
        Node(int w, int order) { this.w = w; this.order = order; }
        abstract void lengths(int depth, int[] len);
        public int compareTo(Node o) { return w != o.w ? Integer.compare(w, o.w) : Integer.compare(order, o.order); }
    }
    static final class Leaf extends Node {
        final int sym; Leaf(int s, int w) { super(w, s); sym = s; } void lengths(int d, int[] len) { len[sym] = Math.max(1, d); }
    }
    static final class Pair extends Node {
        final Node a, b;
        Pair(Node a, Node b, int o) { super(a.w + b.w, o); this.a = a; this.b = b; }
        void lengths(int d, int[] len) { a.lengths(d + 1, len); b.lengths(d + 1, len); }
    }
    static int[] lengths(byte[] in) {
        int[] f = new int[256];
        for (byte b : in) f[b & 255]++;
        PriorityQueue<Node> q = new PriorityQueue<>();
        for (int i = 0; i < 256; i++) if (f[i] > 0) q.add(new Leaf(i, f[i]));
        int order = 256;
        while (q.size() > 1) q.add(new Pair(q.poll(), q.poll(), order++));
        int[] len = new int[256];
        if (!q.isEmpty()) q.poll().lengths(0, len);
        return len;
    }
    static int[] canonical(int[] len) {
        int[] count = new int[33], next = new int[33], code = new int[256];
        for (int l : len) if (l > 0) count[l]++;
        for (int l = 1, c = 0; l <= 32; l++) { c = c + count[l - 1] << 1; next[l] = c; }
        for (int i = 0; i < 256; i++) if (len[i] > 0) code[i] = next[len[i]]++;
        return code;
    }
    static Bits encode(byte[] in, int[] len, int[] code) {
        Bits b = new Bits(); for (byte x : in) b.put(code[x & 255], len[x & 255]); return b;
    }
    static byte[] decode(Bits b, int[] len, int[] code, int n) {
        Map<Integer, Integer> rev = new HashMap<>();
        for (int i = 0; i < 256; i++) if (len[i] > 0) rev.put(len[i] << 24 | code[i], i);
        byte[] out = new byte[n];
        for (int i = 0, at = 0; i < n; i++) {
            int c = 0, l = 0;
            Integer s;
            do { c = c << 1 | b.get(at++); l++; s = rev.get(l << 24 | c); } while (s == null);
            out[i] = (byte) (int) s;
        }
        return out;
    }
    public static void main(String[] args) {
        Random r = new Random(1);
        byte[] skew = new byte[1500];
        for (int i = 0; i < skew.length; i++) skew[i] = (byte) (Integer.numberOfTrailingZeros(r.nextInt() | 1 << 20) * 17 - 100);
        byte[] fibs = new byte[500];
        for (int i = 0, s = 0, a = 1, b = 1; i < fibs.length; s++) {
            for (int k = 0; k < a && i < fibs.length; k++) fibs[i++] = (byte) s; int t = a + b; a = b; b = t;
        }
        byte[][] ins = {{}, "a".getBytes(), "aaaa".getBytes(), "abracadabra".getBytes(),
                "the quick brown fox jumps over the lazy dog".getBytes(), skew, fibs};
        for (byte[] in : ins) {
            int[] len = lengths(in), code = canonical(len);
            Bits b = encode(in, len, code);
            byte[] back = decode(b, len, code, in.length);
            StringBuilder s = new StringBuilder();
            int syms = 0, max = 0;
            double kraft = 0;
            for (int i = 0; i < 256; i++) if (len[i] > 0) {
                syms++;
                max = Math.max(max, len[i]);
                kraft += Math.pow(2, -len[i]);
                if (syms <= 8) s.append(i).append(':').append(Integer.toBinaryString(code[i]
                        | 1 << len[i]).substring(1)).append(' ');
            }
            System.out.println(in.length + " bytes -> " + b.n + " bits, " + syms + " symbols, longest " + max + ", kraft " + kraft
                    + " ok " + Arrays.equals(in, back) + " hash " + Arrays.hashCode(b.buf) + " " + s);
        }
    }
}
