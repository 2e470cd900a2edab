//@ outputs: "-" | "1" | "2" | "3"
// Whoever finds the count of a map taken counts in a cell, and cells are summed up one after the other. A pair is
// put by one and removed by another thread after that; a sum that has looked at the first cell before and at the second
// after that has one pair too few: there were never less than two once both others had been put.
import java.util.concurrent.*;

public class CountOfAMapOutOfOrder {
    static final ConcurrentHashMap<Integer, Integer> MAP = new ConcurrentHashMap<>(64);
    static volatile boolean first, second, third;

    public static void main(String[] args) throws Exception {
        MAP.put(0, 0);
        MAP.remove(0);
        Thread t = new Thread(() -> {
            MAP.put(1, 1);
            first = true;
            MAP.put(2, 2);
            third = true;
        });
        Thread u = new Thread(() -> {
            MAP.put(3, 3);
            second = true;
            if (third) MAP.remove(2);
        });
        t.start();
        u.start();
        System.out.print(first && second ? MAP.size() : "-");
        t.join();
        u.join();
    }
}
