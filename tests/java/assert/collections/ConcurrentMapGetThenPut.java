// A concurrent map does not make get-then-put one step.
import java.util.concurrent.ConcurrentHashMap;

public class ConcurrentMapGetThenPut {
    static final ConcurrentHashMap<String, Integer> hits = new ConcurrentHashMap<>();

    static void hit() {
        Integer n = hits.get("page");
        hits.put("page", n == null ? 1 : n + 1);
    }

    public static void main(String[] args) throws Exception {
        Thread t = new Thread(ConcurrentMapGetThenPut::hit);
        t.start();
        hit();
        t.join();
        assert hits.get("page") == 2; //~ ASSERT
    }
}
