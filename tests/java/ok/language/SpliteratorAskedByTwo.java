//@ outputs: "1" | "2"
// A spliterator over one random number looks whether it is at its end, draws, and only then moves on: asked by two threads it may
// give two numbers.
import java.util.*;
public class SpliteratorAskedByTwo {
    static volatile int given;
    public static void main(String[] args) throws Exception {
        Spliterator.OfInt numbers = new SplittableRandom(1).ints(1).spliterator();
        boolean[] got = new boolean[2];
        Thread t = new Thread(() -> got[0] = numbers.tryAdvance((int n) -> {}));
        t.start();
        got[1] = numbers.tryAdvance((int n) -> {});
        t.join();
        System.out.print((got[0] ? 1 : 0) + (got[1] ? 1 : 0));
    }
}
