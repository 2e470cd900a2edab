// LZ77 with a hash-chain matcher, LZW, move-to-front and Burrows-Wheeler; all with round trips.
import java.io.*;
import java.util.*;
public class Lz77 {
    static byte[] compress(byte[] in) {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        int[] head = new int[1 << 12], prev = new int[in.length];
        Arrays.fill(head, -1);
        for (int i = 0; i < in.length; ) {
            int best = 0, at = 0;
            if (i + 3 <= in.length) {
                int h = hash(in, i);
                for (int c = head[h], tries = 0; c >= 0 && tries < 16 && i - c < 4096; c = prev[c], tries++) {
                    int l = 0;
                    while (i + l < in.length && l < 66 && in[c + l] == in[i + l]) l++;
                    if (l > best) { best = l; at = c; }
                }
            }
            int step = best >= 3 ? best : 1;
            if (best >= 3) { int d = i - at; out.write(0x80 | best - 3); out.write(d >> 8); out.write(d); }
            else { out.write(in[i] & 0x7f); if (in[i] < 0) throw new IllegalArgumentException("ascii only"); }
            for (int e = i + step; i < e; i++) if (i + 3 <= in.length) { int h = hash(in, i); prev[i] = head[h]; head[h] = i; }
        }
        return out.toByteArray();
    }
    static int hash(byte[] b, int i) { return (b[i] * 506832829 ^ b[i + 1] * 2654435 ^ b[i + 2] * 40503) >>> 20; }
    static byte[] expand(byte[] in) {
        byte[] out = new byte[64];
        int n = 0;
        for (int i = 0; i < in.length; ) {
            int c = in[i++], len = c < 0 ? (c & 0x7f) + 3 : 1;
            while (n + len > out.length) out = Arrays.copyOf(out, out.length * 2);
            if (c >= 0) { out[n++] = (byte) c; continue; }
            int d = (in[i++] & 255) << 8 | in[i++] & 255;
            for (int k = 0; k < len; k++, n++) out[n] = out[n - d];
        }
        return Arrays.copyOf(out, n);
    }
    static List<Integer> lzw(String s) {
        Map<String, Integer> d = new HashMap<>();
        for (int i = 0; i < 128; i++) d.put("" + (char) i, i);
        List<Integer> r = new ArrayList<>();
        String w = "";
        for (char c : s.toCharArray()) {
            String wc = w + c; if (d.containsKey(wc)) w = wc; else { r.add(d.get(w)); d.put(wc, d.size()); w = "" + c; }
        }
        if (!w.isEmpty()) r.add(d.get(w));
        return r;
    }
    static String unlzw(List<Integer> l) {
        if (l.isEmpty()) return "";
        List<String> d = new ArrayList<>();
        for (int i = 0; i < 128; i++) d.add("" + (char) i);
        String w = d.get(l.get(0));
        StringBuilder b = new StringBuilder(w);
        for (int k : l.subList(1, l.size())) {
            String e = k < d.size() ? d.get(k) : w + w.charAt(0); b.append(e); d.add(w + e.charAt(0)); w = e;
        }
        return b.toString();
    }
    static String bwt(String s) {
        s += "\u0001";
        int n = s.length();
        Integer[] rot = new Integer[n];
        for (int i = 0; i < n; i++) rot[i] = i;
        String t = s + s;
        Arrays.sort(rot, (a, b) -> t.substring(a, a + n).compareTo(t.substring(b, b + n)));
        StringBuilder b = new StringBuilder();
        for (int r : rot) b.append(t.charAt(r + n - 1));
        return b.toString();
    }
    static String unbwt(String l) {
        int n = l.length();
        int[] count = new int[129], next = new int[n];
        for (char c : l.toCharArray()) count[c + 1]++;
        for (int i = 1; i < 129; i++) count[i] += count[i - 1];
        for (int i = 0; i < n; i++) next[count[l.charAt(i)]++] = i;
        StringBuilder b = new StringBuilder();
        for (int i = next[l.indexOf('\u0001')], k = 0; k < n - 1; k++) { b.append(l.charAt(i)); i = next[i]; }
        return b.toString();
    }
    static int[] mtf(String s) {
        List<Character> l = new LinkedList<>();
        for (char c = 0; c < 128; c++) l.add(c);
        int[] r = new int[s.length()];
        for (int i = 0; i < r.length; i++) { r[i] = l.indexOf(s.charAt(i)); l.add(0, l.remove(r[i])); }
        return r;
    }
    public static void main(String[] args) {
        StringBuilder sb = new StringBuilder();
        Random r = new Random(8);
        String[] w = {"alpha ", "beta ", "gamma ", "delta ", "the ", "of "};
        for (int i = 0; i < 200; i++) sb.append(w[r.nextInt(w.length)]);
        String[] ins = {"", "a", "aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa", "abcabcabcabcabcabcd",
                "to be or not to be, that is the question", sb.toString()};
        for (String s : ins) {
            byte[] c = compress(s.getBytes());
            System.out.println(s.length() + " -> " + c.length + " " + new String(expand(c)).equals(s) + " hash "
                    + Arrays.hashCode(c));
            List<Integer> z = lzw(s);
            System.out.println("  lzw " + z.size() + " " + unlzw(z).equals(s) + " " + (z.size() < 30 ? z : z.hashCode()));
            if (s.length() < 100) {
                String b = bwt(s);
                System.out.println("  bwt " + b.replace('\u0001', '$') + " " + unbwt(b).length() + " mtf "
                        + Arrays.toString(mtf(b)));
            }
        }
    }
}
