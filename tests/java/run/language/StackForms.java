// Expression shapes that need dup_x1, dup_x2, dup2, dup2_x1, dup2_x2, swap-like values and discarded results.
public class StackForms {
    int i;
    long l;
    double d;
    char c = 'a';
    static int si;
    static long sl;
    static double sd;
    long[] la = {1, 2, 3};
    double[] da = {.5, 1.5};
    int[] ia = {1, 2, 3};
    char[] ca = {'x', 'y'};
    byte[] ba = {127, -128};
    Long boxL = 5L;
    Long[] bl = {1L, 2L};
    String s = "s";
    String[] sa = {"a", "b"};
    StackForms me() { i++; return this; }
    static int use(long a, int b, double c, long d) { return (int) (a * 1000 + b * 100 + c * 10 + d); }
    public static void main(String[] args) {
        StackForms f = new StackForms(); int k = 0;
        System.out.println((f.i = 5) + (f.i += 3) + f.i++ + ++f.i + f.i--);
        System.out.println((f.l = 5) + (f.l += 3) + f.l++ + ++f.l + f.l--);
        System.out.println((f.d = 5) + (f.d /= 3) + f.d++ + ++f.d + f.d--);
        System.out.println("" + f.c++ + ++f.c + f.c-- + (f.c += 2) + (int) (f.c *= 2));
        System.out.println((si = 5) + (si += 3) + si++ + ++si);
        System.out.println((sl = 5) + (sl <<= 3) + sl++ + --sl);
        System.out.println((sd = 5) + (sd -= .5) + sd++ + --sd);
        System.out.println((f.la[k++] = 10) + (f.la[k++] += 20) + f.la[k]++ + ++f.la[k--] + f.la[k]--);
        System.out.println(f.la[0] + " " + f.la[1] + " " + f.la[2] + " " + k);
        k = 0;
        System.out.println((f.da[k++] = 10) + (f.da[k] += 20) + f.da[k]++ + ++f.da[k--] + f.da[k]--);
        System.out.println((f.ia[k++] = 10) + (f.ia[k] += 20) + f.ia[k]++ + ++f.ia[k--] + f.ia[k]--);
        System.out.println("" + f.ca[0]++ + ++f.ca[0] + (f.ca[1] -= 3) + f.ca[1]-- + (int) f.ca[1]);
        System.out.println(f.ba[0]++ + " " + f.ba[0] + " " + --f.ba[1] + " " + (f.ba[1] += 1) + " " + (f.ba[0] >>>= 1) + " "
                + (f.ba[0] ^= 0xff));
        f.me().me().l += f.me().i;
        System.out.println(f.l + " " + f.i);
        f.me().la[f.me().i % 3] *= f.me().i;
        System.out.println(f.la[0] + " " + f.la[1] + " " + f.la[2]);
        System.out.println(f.boxL++ + ++f.boxL + (f.boxL += 2) + " " + f.boxL);
        k = 0;
        System.out.println(f.bl[k++]++ + ++f.bl[k--] + f.bl[k] + f.bl[1]);
        System.out.println((f.s += 1) + (f.s += 'c') + (f.sa[k++] += f.sa[k] += "z") + f.sa[0] + f.sa[1]);
        long a, b, c;
        a = b = c = 7;
        System.out.println(a + b + c);
        f.la[0] = f.la[1] = f.l = sl = 1L << 35;
        System.out.println(f.la[0] + f.la[1] + f.l + sl);
        f.da[0] = f.d = sd = f.ia[0] = f.ca[0] = 'A';
        System.out.println(f.da[0] + " " + f.d + " " + sd + " " + f.ia[0] + f.ca[0]);
        int q;
        f.ia[q = 1] = f.ia[q] + (q = 2) + q;
        System.out.println(f.ia[1] + " " + q);
        System.out.println(use(a++, (int) b--, f.d++, ++c) + " " + a + b + c);
        f.ia[f.ia[0] = 2] = f.ia[0]++;
        System.out.println(f.ia[0] + " " + f.ia[2]);
        new StackForms();
        f.me();
        f.i++;
        ++f.l;
        si--;
        "x".length();
        Math.max(1L, 2L);
        System.out.println(f.i);
        long[][] m = {{1, 2}, {3}};
        int x = 0;
        m[x++][x--] += m[x + 1][x] <<= 2;
        System.out.println(m[0][1] + " " + m[1][0] + " " + x);
        Object o;
        System.out.println((o = "v") == o);
        if ((q = f.i) > 0 & (k = q * 2) > 1) System.out.println(q + k);
        for (int p = 0, r = (p = 3) + 1; (r -= 1) > 0; p = r) System.out.print(p + "" + r + " ");
        System.out.println();
        System.out.println(-(-(- -f.i)) + ~~f.i + (f.i > 0 == !!true ? 1 : 0));
    }
}
