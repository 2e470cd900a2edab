// Division, remainder, floor and ceiling division identities over all sign combinations, for int, long and mixed.
public class IntDivision {
    static int ceilDiv(int a, int b) { return -Math.floorDiv(-a, b); }
    public static void main(String[] args) {
        int[] as = {-8, -7, -1, 0, 1, 7, 8, Integer.MAX_VALUE, Integer.MIN_VALUE},
                bs = {-3, -2, -1, 1, 2, 3, 7, Integer.MAX_VALUE, Integer.MIN_VALUE};
        for (int a : as) {
            for (int b : bs) System.out.print(a / b + "," + a % b + "," + Math.floorDiv(a, b) + "," + Math.floorMod(a, b) + ","
                    + ceilDiv(a, b) + "," + (a / b * b + a % b == a) + "," + (long) a / b + "," + (long) a % b + ","
                    + Double.toHexString(a / (double) b) + " ");
            System.out.println();
        }
        int a = 17;
        a /= 3;
        System.out.print(a + " ");
        a %= 3;
        System.out.print(a + " ");
        a = -17;
        a /= 2.5;
        System.out.print(a + " ");
        long l = 1L << 40;
        l /= 1000;
        l %= 7777;
        System.out.print(l + " ");
        byte b = -128;
        b /= -1;
        System.out.print(b + " ");
        b %= 3;
        System.out.print(b + " ");
        short s = -32768;
        s /= -1;
        System.out.print(s + " ");
        char c = 65535;
        c /= 2;
        c %= 1000;
        System.out.println((int) c);
        for (int d = 1; d <= 10; d++) System.out.print(100 / d + "r" + 100 % d + " " + -100 / d + "r" + -100 % d + " " + 100 / -d
                + "r" + 100 % -d + " ");
        System.out.println();
        System.out.println(1 / 2 * 2 + 1 / 2.0 * 2 + 7 / 2 / 2 + 7 / (2 / 1) % 2 + 'z' / 'a' + (5 - 7) / 2 + (5 - 8) % 2);
        int n = 0, z = 0;
        for (int i = 0; i < 5; i++) try { n += 10 / (i - 2); n += 100; } catch (ArithmeticException e) { n += 1000; z++; }
        System.out.println(n + " " + z);
        try { long q = Long.MIN_VALUE / z / (z - 1); } catch (ArithmeticException e) { System.out.println(e.getMessage()); }
        try { z %= z - 1; } catch (ArithmeticException e) { System.out.println(z); }
        try { Math.floorMod(5, 0); } catch (ArithmeticException e) { System.out.println(e.getMessage()); }
        long h = 0;
        int x = 12345;
        for (int i = 1; i < 3000; i++) {
            x = x * 1103515245 + 12345; h = h * 31 + x / i + x % i + Math.floorMod(x, i) + ((long) x << 20) / -i;
        }
        System.out.println(h);
    }
}
