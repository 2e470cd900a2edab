//@ outputs: "1" | "2"
// The same of random longs, which a library class counts.
import java.util.*;
public class LongsDrawnByTwo {
    public static void main(String[] args) throws Exception {
        Spliterator.OfLong s = new Random(1).longs(1).spliterator();
        int[] got = new int[2];
        Thread t = new Thread(() -> s.tryAdvance((long i) -> got[0]++));
        t.start();
        s.tryAdvance((long i) -> got[1]++);
        t.join();
        System.out.print(got[0] + got[1]);
    }
}
