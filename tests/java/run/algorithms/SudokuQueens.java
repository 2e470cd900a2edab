// Sudoku by bit masks with fewest-candidates-first, N queens by bitsets, knight's tour by Warnsdorff, exact cover.
import java.util.*;
public class SudokuQueens {
    static int nodes;
    static boolean solve(int[] g, int[] row, int[] col, int[] box) {
        nodes++;
        int best = -1, bestMask = 0, bestCount = 10;
        for (int i = 0; i < 81; i++) {
            if (g[i] != 0) continue;
            int m = ~(row[i / 9] | col[i % 9] | box[i / 27 * 3 + i % 9 / 3]) & 0x1ff, c = Integer.bitCount(m);
            if (c < bestCount) { best = i; bestMask = m; bestCount = c; if (c == 0) return false; }
        }
        if (best < 0) return true;
        int r = best / 9, c = best % 9, b = r / 3 * 3 + c / 3;
        for (int m = bestMask; m != 0; m &= m - 1) {
            int bit = m & -m;
            g[best] = Integer.numberOfTrailingZeros(bit) + 1;
            row[r] |= bit; col[c] |= bit; box[b] |= bit;
            if (solve(g, row, col, box)) return true;
            row[r] ^= bit; col[c] ^= bit; box[b] ^= bit;
        }
        g[best] = 0;
        return false;
    }
    static String sudoku(String s) {
        int[] g = new int[81], row = new int[9], col = new int[9], box = new int[9];
        for (int i = 0; i < 81; i++) if (s.charAt(i) != '.') {
            g[i] = s.charAt(i) - '0';
            int bit = 1 << g[i] - 1;
            if (((row[i / 9] | col[i % 9] | box[i / 27 * 3 + i % 9 / 3]) & bit) != 0) return "contradiction at " + i;
            row[i / 9] |= bit;
            col[i % 9] |= bit;
            box[i / 27 * 3 + i % 9 / 3] |= bit;
        }
        nodes = 0;
        if (!solve(g, row, col, box)) return "none after " + nodes;
        StringBuilder b = new StringBuilder();
        for (int i = 0; i < 81; i++) b.append(g[i]).append(i % 9 == 8 ? "/" : "");
        return b + " nodes " + nodes;
    }
    static int queens(int n, int cols, int d1, int d2) {
        int all = (1 << n) - 1;
        if (cols == all) return 1;
        int c = 0;
        for (int free = all & ~(cols | d1 | d2); free != 0; free &= free - 1) {
            int bit = free & -free; c += queens(n, cols | bit, (d1 | bit) << 1, (d2 | bit) >>> 1);
        }
        return c;
    }
    static String tour(int n) {
        int[] dx = {1, 2, 2, 1, -1, -2, -2, -1}, dy = {2, 1, -1, -2, -2, -1, 1, 2};
        int[][] b = new int[n][n];
        int x = 0, y = 0;
        for (int step = 1; ; step++) {
            b[y][x] = step;
            int best = -1, deg = 9;
            for (int d = 0; d < 8; d++) {
                int u = x + dx[d], v = y + dy[d];
                if (u < 0 || v < 0 || u >= n || v >= n || b[v][u] != 0) continue;
                int k = 0;
                for (int e = 0; e < 8; e++) {
                    int p = u + dx[e], q = v + dy[e]; if (p >= 0 && q >= 0 && p < n && q < n && b[q][p] == 0) k++;
                }
                if (k < deg) { deg = k; best = d; }
            }
            if (best < 0) return step + " " + Arrays.deepToString(b);
            x += dx[best]; y += dy[best];
        }
    }
    static void cover(List<int[]> rows, int mask, int full, Deque<Integer> pick, List<String> out) {
        if (mask == full) { out.add(pick.toString()); return; }
        int need = Integer.numberOfTrailingZeros(~mask);
        for (int i = 0; i < rows.size(); i++) {
            int m = 0;
            for (int b : rows.get(i)) m |= 1 << b;
            if ((m >> need & 1) == 0 || (m & mask) != 0) continue;
            pick.addLast(i);
            cover(rows, mask | m, full, pick, out);
            pick.removeLast();
        }
    }
    public static void main(String[] args) {
        System.out.println(sudoku("53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"));
        System.out.println(sudoku("4.....8.5.3..........7......2.....6.....8.4......1.......6.3.7.5..2.....1.4......"));
        System.out.println(sudoku("55..............................................................................."));
        System.out.println(sudoku("12345678.........9..............................................................."));
        for (int n = 1; n <= 8; n++) System.out.print(queens(n, 0, 0, 0) + " ");
        System.out.println();
        System.out.println(tour(5));
        System.out.println(tour(8));
        List<String> out = new ArrayList<>();
        cover(List.of(new int[]{0, 3, 6}, new int[]{0, 3}, new int[]{3, 4, 6}, new int[]{2, 4, 5}, new int[]{1, 2, 5, 6},
                new int[]{1, 6}, new int[]{0}, new int[]{3}), 0, 127, new ArrayDeque<>(), out);
        System.out.println(out);
    }
}
