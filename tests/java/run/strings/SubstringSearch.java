// Hand-written searching (naive, KMP, Boyer-Moore-Horspool, Rabin-Karp) against indexOf.
import java.util.*;
public class SubstringSearch {
    static int naive(String t, String p) {
        outer:
        for (int i = 0; i + p.length() <= t.length(); i++) {
            for (int j = 0; j < p.length(); j++) if (t.charAt(i + j) != p.charAt(j)) continue outer;
            return i;
        }
        return -1;
    }
    static int[] failure(String p) {
        int[] f = new int[p.length() + 1];
        f[0] = -1;
        for (int i = 0, k = -1; i < p.length(); ) {
            while (k >= 0 && p.charAt(i) != p.charAt(k)) k = f[k];
            f[++i] = ++k;
        }
        return f;
    }
    static int kmp(String t, String p) {
        if (p.isEmpty()) return 0;
        int[] f = failure(p);
        for (int i = 0, k = 0; i < t.length(); i++) {
            while (k >= 0 && t.charAt(i) != p.charAt(k)) k = f[k];
            if (++k == p.length()) return i - k + 1;
        }
        return -1;
    }
    static int horspool(String t, String p) {
        int m = p.length(), n = t.length();
        if (m == 0) return 0;
        Map<Character, Integer> shift = new HashMap<>();
        for (int i = 0; i < m - 1; i++) shift.put(p.charAt(i), m - 1 - i);
        for (int i = 0; i + m <= n; i += shift.getOrDefault(t.charAt(i + m - 1), m)) {
            int j = m - 1;
            while (j >= 0 && t.charAt(i + j) == p.charAt(j)) j--;
            if (j < 0) return i;
        }
        return -1;
    }
    static int rabinKarp(String t, String p) {
        int m = p.length(), n = t.length();
        if (m > n) return -1;
        int hp = 0, ht = 0, pow = 1;
        for (int i = 0; i < m; i++) { hp = hp * 31 + p.charAt(i); ht = ht * 31 + t.charAt(i); if (i > 0) pow *= 31; }
        for (int i = 0; ; i++) {
            if (hp == ht && t.startsWith(p, i)) return i;
            if (i + m >= n) return -1;
            ht = (ht - t.charAt(i) * pow) * 31 + t.charAt(i + m);
        }
    }
    public static void main(String[] args) {
        Random r = new Random(5);
        StringBuilder sb = new StringBuilder();
        for (int i = 0; i < 300; i++) sb.append((char) ('a' + r.nextInt(3)));
        String t = sb + "\u4e00needle\ud83d\ude00" + sb.reverse();
        String[] ps = {"", "a", "abc", "aaa", "abcabc", "needle", "\u4e00n", "\ude00", "zzz", t, t + "x", t.substring(100, 150),
                "cbacbacba", "\ud83d\ude00"};
        for (String p : ps) System.out.println(p.length() + " " + t.indexOf(p) + " " + naive(t, p) + " " + kmp(t, p) + " "
                + horspool(t, p) + " " + rabinKarp(t, p) + " " + t.lastIndexOf(p) + " " + t.contains(p));
        System.out.println(Arrays.toString(failure("abacabadabacaba")));
        for (int i = 0; i < 20; i++) {
            int a = r.nextInt(t.length() - 30);
            String p = t.substring(a, a + 1 + r.nextInt(20));
            System.out.print((t.indexOf(p) == kmp(t, p) && kmp(t, p) == horspool(t, p)) + " " + t.indexOf(p, a) + " "
                    + t.lastIndexOf(p, a) + "; ");
        }
        System.out.println();
    }
}
