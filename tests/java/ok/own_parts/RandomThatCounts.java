//@ native: yes
//@ outputs: "1" | "2"
// A generator that overrides next: nextInt calls it, and its count is not atomic.
import java.util.*;
public class RandomThatCounts extends Random {
    static int calls;
    protected int next(int bits) { calls++; return 0; }
    public static void main(String[] args) throws Exception {
        RandomThatCounts r = new RandomThatCounts();
        Thread t = new Thread(() -> r.nextInt());
        t.start();
        r.nextInt();
        t.join();
        System.out.print(calls);
    }
}
