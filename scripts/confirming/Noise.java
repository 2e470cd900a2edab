package java.util;

/**
 * Delays at random, called before every access to memory and every call in the classes that AddNoise has rewritten. Lives
 * in java.base so that library and program can both call it; quiet until a run begins.
 */
public final class Noise {
    /** One call in so many delays; 0 is quiet. */
    private static volatile int oneIn;
    private static long seed = 1;

    private Noise() {}

    /** Threads that link or load classes: delays in there take time and show nothing. Made when the library has booted. */
    private static class Hushed {
        static final ThreadLocal<int[]> depth = new ThreadLocal<>();
    }

    private static int[] depth() {
        int[] depth = Hushed.depth.get();
        if (depth == null) {
            depth = new int[1];
            Hushed.depth.set(depth);
        }
        return depth;
    }

    /** Makes what pause needs before anything calls it. */
    public static void set(int oneIn) {
        depth();
        Noise.oneIn = oneIn;
    }

    public static void hush() {
        if (oneIn != 0) {
            depth()[0]++;
        }
    }

    public static void unhush() {
        if (oneIn != 0 && depth()[0] > 0) {
            depth()[0]--;
        }
    }

    public static void pause() {
        int rate = oneIn;
        if (rate == 0) {
            return;
        }
        // Losing an update of the seed does no harm.
        long next = seed * 6364136223846793005L + System.nanoTime() * 2 + 1;
        seed = next;
        int draw = (int) (next >>> 33);
        if (draw % rate == 0 && depth()[0] == 0) {
            delay(1000L << (draw / rate % 11));
        }
    }

    /** From a microsecond to a millisecond; long ones leave the processor to others. */
    private static void delay(long nanos) {
        long end = System.nanoTime() + nanos;
        while (System.nanoTime() < end) {
            if (nanos > 20_000) {
                Thread.yield();
            } else {
                Thread.onSpinWait();
            }
        }
    }
}
