import java.util.*;
import java.util.concurrent.*;
public class Early {
    static volatile List<String> news;
    public static void main(String[] args) throws Exception {
        List<Integer> filled = new ArrayList<>();
        Map<String, Integer> own = new HashMap<>();
        own.put("x", 1);
        for (int i = 1; i <= 12; i++) filled.add(i);
        Collections.addAll(filled, 13);
        Thread t = new Thread(() -> {
            List<String> made = new ArrayList<>();
            made.add("a");
            news = made;
            filled.get(0);
        }, "writer");
        t.start();
        t.join();
        assert news.get(0).isEmpty() : own.size() + filled.size();
    }
}
