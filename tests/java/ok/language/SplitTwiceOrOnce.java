//@ outputs: "1" | "2"
// A spliterator over one element of a list is asked by two threads: both may get it.
import java.util.*;
public class SplitTwiceOrOnce {
    public static void main(String[] args) throws Exception {
        Spliterator<Integer> s = new ArrayList<>(List.of(1)).spliterator();
        int[] got = new int[2];
        Thread t = new Thread(() -> s.tryAdvance(i -> got[0]++));
        t.start();
        s.tryAdvance(i -> got[1]++);
        t.join();
        System.out.print(got[0] + got[1]);
    }
}
