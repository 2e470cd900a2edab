// Words counted in a concurrent map by get and put: tasks of a pool lose one.
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentMap;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

public class WordsCountedByGetAndPut {
    static final ConcurrentMap<String, Integer> COUNTS = new ConcurrentHashMap<>();

    static void count(String text) {
        for (String word : text.split(" ")) {
            Integer n = COUNTS.get(word);
            COUNTS.put(word, n == null ? 1 : n + 1);
        }
    }

    public static void main(String[] args) throws Exception {
        ExecutorService pool = Executors.newFixedThreadPool(2);
        List<Future<?>> done = new ArrayList<>();
        for (String text : List.of("to be", "or to be")) done.add(pool.submit(() -> count(text)));
        for (Future<?> f : done) f.get();
        pool.shutdown();
        assert COUNTS.get("be") == 2 && COUNTS.get("to") == 2 : COUNTS; //~ ASSERT
    }
}
