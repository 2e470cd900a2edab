// Labelled break/continue out of loops, blocks, switches and try/finally.
public class LabelledLoops {
    public static void main(String[] args) {
        StringBuilder sb = new StringBuilder();
        outer:
        for (int i = 0; i < 6; i++) {
            inner:
            for (int j = 0; ; j++) {
                if (j == i) continue outer;
                if (i == 4 && j == 2) break outer;
                if (j == 2) { sb.append('|'); continue inner; }
                sb.append(i).append(j).append(' ');
            }
        }
        System.out.println(sb);
        block: { if (args.length == 0) break block; System.out.println("not reached"); }
        int n = 0;
        again:
        do {
            n++;
            try {
                try { if (n < 3) continue again; if (n == 3) break again; } finally { System.out.println("inner finally " + n); }
            } finally { System.out.println("outer finally " + n); }
        } while (n < 10);
        System.out.println("n=" + n);
        int c = 0;
        w:
        while (true) {
            switch (c++) {
                case 0: continue;
                case 1: break;
                case 2: continue w;
                case 3: System.out.println("three");
                break;
                case 5: break w;
                default: System.out.println("def " + c);
            }
            System.out.println("after switch " + c);
        }
        for (int i = 0, j = 10; i < j; i += 2, j--) System.out.print(i + ":" + j + " ");
        System.out.println();
        int k = 0;
        for (;;) { if (k++ > 3) break; }
        System.out.println(k);
        a: b: for (int i = 0; i < 2; i++) { for (;;) { if (i == 0) continue b; else break a; } }
        int r = 0;
        loop:
        for (int i = 0; i < 5; i++) {
            try {
                if (i % 2 == 0) continue; r += i;
            } catch (RuntimeException e) { break; } finally { r += 100; if (i == 3) break loop; }
        }
        System.out.println(r);
        System.out.println(find(new int[][]{{1, 2}, {3, 4, 5}, {}, {6}}, 5) + " " + find(new int[][]{{1}}, 9));
        for (long l = Long.MAX_VALUE - 2; l > 0; l++) System.out.println(l);
        for (byte b = 120; b > 0; b++) System.out.print(b + " ");
        for (char ch = 65533; ch > 3; ch++) System.out.print((int) ch + " ");
        for (double d = 0; d < 1; d += 0.1) System.out.print(d + " ");
        System.out.println();
    }
    static String find(int[][] m, int v) {
        int i, j;
        found: {
            for (i = 0; i < m.length; i++) for (j = 0; j < m[i].length; j++) if (m[i][j] == v) break found;
            return "none";
        }
        return i + "," + j;
    }
}
