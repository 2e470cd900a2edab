/** Pancake flips over all permutations: int arrays and loops. */
public class Fannkuch {
    public static void main(String[] args) {
        int n = 9;
        int[] p = new int[n], q = new int[n], s = new int[n];
        int sign = 1, maxFlips = 0, sum = 0;
        for (int i = 0; i < n; i++) { p[i] = i; q[i] = i; s[i] = i; }
        while (true) {
            int q0 = p[0];
            if (q0 != 0) {
                for (int i = 1; i < n; i++) q[i] = p[i];
                int flips = 1;
                while (true) {
                    int qq = q[q0];
                    if (qq == 0) { sum += sign * flips; if (flips > maxFlips) maxFlips = flips; break; }
                    q[q0] = q0;
                    if (q0 >= 3) {
                        int i = 1, j = q0 - 1;
                        do { int t = q[i]; q[i] = q[j]; q[j] = t; i++; j--; } while (i < j);
                    }
                    q0 = qq; flips++;
                }
            }
            if (sign == 1) {
                int t = p[0]; p[0] = p[1]; p[1] = t; sign = -1;
            } else {
                int t = p[1]; p[1] = p[2]; p[2] = t; sign = 1;
                for (int i = 2; i < n; i++) {
                    int sx = s[i];
                    if (sx != 0) { s[i] = sx - 1; break; }
                    if (i == n - 1) { System.out.println(sum + maxFlips * 1000); return; }
                    s[i] = i;
                    t = p[0];
                    for (int j = 0; j <= i; j++) p[j] = p[j + 1];
                    p[i + 1] = t;
                }
            }
        }
    }
}
