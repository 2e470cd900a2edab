//@ outputs: "0 a" | "1 a" | "0 ab" | "1 ab" | "2 ab"
// The estimate of a map's spliterator is its count, which lags behind its contents.
// Confirmed on JDK 17 and 25: every outcome was seen.
import java.util.*;
import java.util.concurrent.*;

public class TwoKeysCountedBySpliterator {
    public static void main(String[] args) throws Exception {
        ConcurrentHashMap<String, Integer> m = new ConcurrentHashMap<>();
        Thread t = new Thread(() -> {
            m.put("a", 1);
            m.put("b", 1);
        });
        t.start();
        String seen = "";
        while (m.get("a") == null) Thread.onSpinWait();
        long estimate = m.keySet().spliterator().estimateSize();
        seen = m.containsKey("b") ? "ab" : "a";
        t.join();
        System.out.print(estimate + " " + seen);
    }
}
