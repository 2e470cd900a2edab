import java.util.concurrent.*;
public class WordCount {
    static final ConcurrentHashMap<String, Integer> counts = new ConcurrentHashMap<>();
    static void count(String word) {
        Integer old = counts.get(word);
        counts.put(word, old == null ? 1 : old + 1);
    }
    public static void main(String[] a) throws Exception {
        ExecutorService pool = Executors.newFixedThreadPool(2);
        Future<?> x = pool.submit(() -> count("the"));
        Future<?> y = pool.submit(() -> count("the"));
        x.get(); y.get();
        pool.shutdown();
        if (counts.get("the") != 2) throw new AssertionError("counted " + counts);
    }
}
