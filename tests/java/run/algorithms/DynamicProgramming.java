// Edit distance with traceback, LCS, knapsack, LIS, matrix chain, coin change, partitions, optimal BST, text justification.
import java.util.*;
public class DynamicProgramming {
    static String edit(String a, String b) {
        int n = a.length(), m = b.length();
        int[][] d = new int[n + 1][m + 1];
        for (int i = 0; i <= n; i++) for (int j = 0; j <= m; j++) d[i][j] = i == 0 ? j : j == 0 ? i
                : Math.min(Math.min(d[i - 1][j], d[i][j - 1]) + 1, d[i - 1][j - 1] + (a.charAt(i - 1) == b.charAt(j - 1) ? 0 : 1));
        StringBuilder ops = new StringBuilder();
        for (int i = n, j = m; i > 0 || j > 0; ) {
            if (i > 0 && j > 0 && d[i][j] == d[i - 1][j - 1] + (a.charAt(i - 1) == b.charAt(j - 1) ? 0 : 1)) {
                ops.append(a.charAt(i - 1) == b.charAt(j - 1) ? '=' : 's'); i--; j--;
            } else if (i > 0 && d[i][j] == d[i - 1][j] + 1) { ops.append('d'); i--; } else { ops.append('i'); j--; }
        }
        return d[n][m] + ":" + ops.reverse();
    }
    static String lcs(String a, String b) {
        int[][] l = new int[a.length() + 1][b.length() + 1];
        for (int i = a.length() - 1; i >= 0; i--) for (int j = b.length() - 1; j >= 0; j--) l[i][j] = a.charAt(i) == b.charAt(j)
                ? 1 + l[i + 1][j + 1] : Math.max(l[i + 1][j], l[i][j + 1]);
        StringBuilder s = new StringBuilder();
        for (int i = 0, j = 0; i < a.length() && j < b.length(); ) if (a.charAt(i) == b.charAt(j)) {
            s.append(a.charAt(i)); i++; j++;
        } else if (l[i + 1][j] >= l[i][j + 1]) i++;
        else j++;
        return s.toString();
    }
    static String knap(int[] w, int[] v, int cap) {
        int n = w.length;
        int[][] d = new int[n + 1][cap + 1];
        for (int i = 1; i <= n; i++) for (int c = 0; c <= cap; c++) d[i][c] = Math.max(d[i - 1][c], c >= w[i - 1]
                ? d[i - 1][c - w[i - 1]] + v[i - 1] : 0);
        List<Integer> take = new ArrayList<>();
        for (int i = n, c = cap; i > 0; i--) if (d[i][c] != d[i - 1][c]) { take.add(i - 1); c -= w[i - 1]; }
        return d[n][cap] + " " + take;
    }
    static List<Integer> lis(int[] a) {
        int[] tail = new int[a.length], prev = new int[a.length];
        int len = 0;
        for (int i = 0; i < a.length; i++) {
            int lo = 0, hi = len;
            while (lo < hi) { int m = lo + hi >>> 1; if (a[tail[m]] < a[i]) lo = m + 1; else hi = m; }
            prev[i] = lo > 0 ? tail[lo - 1] : -1;
            tail[lo] = i;
            if (lo == len) len++;
        }
        LinkedList<Integer> out = new LinkedList<>();
        for (int i = len > 0 ? tail[len - 1] : -1; i >= 0; i = prev[i]) out.addFirst(a[i]);
        return out;
    }
    static String chain(int[] p) {
        int n = p.length - 1;
        long[][] c = new long[n][n];
        int[][] k = new int[n][n];
        for (int len = 2; len <= n; len++) for (int i = 0; i + len <= n; i++) {
            int j = i + len - 1;
            c[i][j] = Long.MAX_VALUE;
            for (int s = i; s < j; s++) {
                long q = c[i][s] + c[s + 1][j] + (long) p[i] * p[s + 1] * p[j + 1]; if (q < c[i][j]) { c[i][j] = q; k[i][j] = s; }
            }
        }
        return c[0][n - 1] + " " + paren(k, 0, n - 1);
    }
    static String paren(int[][] k, int i, int j) {
        return i == j ? "" + (char) ('A' + i) : "(" + paren(k, i, k[i][j]) + paren(k, k[i][j] + 1, j) + ")";
    }
    static long partitions(int n) {
        long[] p = new long[n + 1];
        p[0] = 1;
        for (int k = 1; k <= n; k++) for (int i = k; i <= n; i++) p[i] += p[i - k];
        return p[n];
    }
    static String coins(int[] cs, int amt) {
        int[] d = new int[amt + 1], use = new int[amt + 1];
        Arrays.fill(d, 1, amt + 1, Integer.MAX_VALUE);
        for (int i = 1; i <= amt; i++) for (int c : cs) if (c <= i && d[i - c] != Integer.MAX_VALUE && d[i - c] + 1 < d[i]) {
            d[i] = d[i - c] + 1; use[i] = c;
        }
        if (d[amt] == Integer.MAX_VALUE) return "impossible";
        StringBuilder b = new StringBuilder();
        for (int a = amt; a > 0; a -= use[a]) b.append(use[a]).append(' ');
        return d[amt] + ": " + b.toString().trim();
    }
    static String justify(String text, int w) {
        String[] ws = text.split(" ");
        int n = ws.length;
        long[] cost = new long[n + 1];
        int[] brk = new int[n];
        for (int i = n - 1; i >= 0; i--) {
            cost[i] = Long.MAX_VALUE;
            int len = -1;
            for (int j = i; j < n; j++) {
                len += ws[j].length() + 1;
                if (len > w) break;
                long c = (j == n - 1 ? 0 : (long) (w - len) * (w - len) * (w - len)) + cost[j + 1];
                if (c < cost[i]) { cost[i] = c; brk[i] = j + 1; }
            }
        }
        StringBuilder out = new StringBuilder("cost " + cost[0] + "\n");
        for (int i = 0; i < n; i = brk[i]) {
            int e = brk[i], gaps = e - i - 1, letters = 0;
            for (int k = i; k < e; k++) letters += ws[k].length();
            for (int k = i; k < e; k++) {
                out.append(ws[k]);
                if (k < e - 1) out.append(" ".repeat(e == n ? 1 : (w - letters) / gaps + (k - i < (w - letters) % gaps ? 1 : 0)));
            }
            out.append("|\n");
        }
        return out.toString();
    }
    static String palindromes(String s) {
        int best = 0, at = 0;
        for (int c = 0; c < 2 * s.length(); c++) {
            int l = c / 2, r = l + c % 2;
            while (l >= 0 && r < s.length() && s.charAt(l) == s.charAt(r)) {
                if (r - l + 1 > best) { best = r - l + 1; at = l; } l--; r++;
            }
        }
        return s.substring(at, at + best);
    }
    static int maxSub(int[] a) {
        int best = a[0], cur = a[0];
        for (int i = 1; i < a.length; i++) { cur = Math.max(a[i], cur + a[i]); best = Math.max(best, cur); }
        return best;
    }
    public static void main(String[] args) {
        String[][] ps = {{"kitten", "sitting"}, {"", "abc"}, {"abc", ""}, {"intention", "execution"}, {"same", "same"},
                {"GATTACA", "GCATGCU"}};
        for (String[] p : ps) System.out.println(edit(p[0], p[1]) + " lcs " + lcs(p[0], p[1]));
        System.out.println(knap(new int[]{12, 2, 1, 4, 1, 7, 9}, new int[]{4, 2, 1, 10, 2, 13, 8}, 15));
        System.out.println(lis(new int[]{10, 9, 2, 5, 3, 7, 101, 18, 4, 20, 21}) + " " + lis(new int[]{}) + lis(new int[]{5, 5, 5})
                + lis(new Random(1).ints(60, 0, 100).toArray()));
        System.out.println(chain(new int[]{30, 35, 15, 5, 10, 20, 25}) + " " + chain(new int[]{10, 20, 5, 4}));
        System.out.println(partitions(10) + " " + partitions(100) + " " + coins(new int[]{1, 5, 10, 25}, 63) + "; "
                + coins(new int[]{1, 3, 4}, 6) + "; " + coins(new int[]{5, 7}, 13));
        System.out.print(justify("the quick brown fox jumps over the lazy dog while many other animals watch in silent wonder from a distance", 20));
        System.out.println(palindromes("forgeeksskeegfor") + " " + palindromes("abacdfgdcaba") + " " + palindromes("z") + " "
                + maxSub(new int[]{-2, 1, -3, 4, -1, 2, 1, -5, 4}) + " " + maxSub(new int[]{-3, -1}));
    }
}
