//@ outputs: "1" | "2"
// A spliterator over one new generator, asked by two threads.
import java.util.*;
public class SplitsDrawnByTwo {
    public static void main(String[] args) throws Exception {
        Spliterator<? extends Object> s = new SplittableRandom(1).splits(1).spliterator();
        int[] got = new int[2];
        Thread t = new Thread(() -> s.tryAdvance(r -> got[0]++));
        t.start();
        s.tryAdvance(r -> got[1]++);
        t.join();
        System.out.print(got[0] + got[1]);
    }
}
