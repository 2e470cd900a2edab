// Arrays of every kind whose lengths differ, asked for by one op: none, negative ones in some states, lengths in the register that the
// array is put into, and what is read out of them after the next choice.
import gov.nasa.jpf.vm.Verify;

public class LengthsUnderMasks {
    static long of(int n, int kind) {
        try {
            switch (kind) {
                case 0: {
                    byte[] xs = new byte[n];
                    for (int i = 0; i < n; i++) xs[i] = (byte) (i * 100);
                    return xs.length * 1000L + (n > 0 ? xs[n - 1] : 1);
                }
                case 1: {
                    char[] xs = new char[n + 1];
                    xs[n] = (char) (n - 1);
                    return xs.length * 1000L + xs[n];
                }
                case 2: {
                    long[] xs = new long[n * 2];
                    for (int i = 0; i < xs.length; i++) xs[i] = (1L << 33) + i;
                    return xs.length == 0 ? -1 : xs[xs.length - 1];
                }
                case 3: {
                    boolean[] xs = new boolean[n + 3];
                    xs[n + 2] = true;
                    int count = 0;
                    for (boolean x : xs) count = count * 2 + (x ? 1 : 0);
                    return count;
                }
                default: {
                    Object[][] xs = new Object[n][];
                    if (n > 1) xs[1] = new Object[n - 1];
                    return xs.length * 10 + (n > 1 ? xs[1].length : 9);
                }
            }
        } catch (NegativeArraySizeException e) {
            return -100 + n;
        } catch (ArrayIndexOutOfBoundsException e) {
            return -200 + n;
        }
    }

    static void run() {
        int n = choose(-2, 3);
        int kind = choose(0, 4);
        long first = of(n, kind);
        int[] kept = n < 0 ? new int[-n] : new int[n];
        int next = choose(0, 2);
        long second = of(n + next, (kind + next) % 5);
        int[] more = new int[kept.length + next];
        System.arraycopy(kept, 0, more, next, kept.length);
        int lengths = kept.length * 10 + more.length;
        choose(0, 1);
        System.out.println(n + " " + kind + " " + next + ": " + first + " " + second + " " + lengths);
    }

    /** Below nought while nothing is chosen yet: what is done for the first time is not done for many states at once. */
    static int round = -12;

    static int choose(int low, int high) {
        return round < 0 ? low - round * 5 % (high - low + 1) : Verify.getInt(low, high);
    }

    public static void main(String[] args) {
        for (; round < 0; round++) {
            run();
        }
        run();
    }
}
