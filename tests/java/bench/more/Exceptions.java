/** Exceptions thrown and caught in loops, near and far, and finally blocks. */
public class Exceptions {
    static class Stop extends RuntimeException {
        final int value;
        Stop(int value) { super(null, null, false, false); this.value = value; }
    }

    static int deep(int n, int k) {
        if (n == 0) {
            if ((k & 3) == 0) throw new Stop(k);
            return k;
        }
        try {
            return deep(n - 1, k) + 1;
        } finally {
            count++;
        }
    }

    static int count;

    public static void main(String[] args) {
        long sum = 0;
        int[] a = new int[100];
        for (int i = 0; i < 800_000; i++) {
            try {
                sum += deep(6, i);
            } catch (Stop s) {
                sum ^= s.value;
            }
            try {
                a[i % 110]++;
                sum += 1000 / (i % 50);
            } catch (ArrayIndexOutOfBoundsException e) {
                sum += 3;
            } catch (ArithmeticException e) {
                sum += 5;
            }
        }
        for (int i = 0; i < 80_000; i++) {
            try {
                sum += Integer.parseInt((i & 1) == 0 ? "12x" : "345");
            } catch (NumberFormatException e) {
                sum++;
            }
        }
        System.out.println(sum + " " + count);
    }
}
