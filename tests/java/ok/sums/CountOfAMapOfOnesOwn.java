//@ native: yes
//@ outputs: "2 1"
// How many pairs are in a map that only this thread has is nobody else's business, so that adding to another map stays
// one step.
import java.util.concurrent.ConcurrentHashMap;

public class CountOfAMapOfOnesOwn {
    static final ConcurrentHashMap<Integer, Integer> SHARED = new ConcurrentHashMap<>();

    public static void main(String[] args) throws Exception {
        Thread t = new Thread(() -> SHARED.put(1, 1));
        t.start();
        SHARED.put(2, 2);
        ConcurrentHashMap<Integer, Integer> own = new ConcurrentHashMap<>();
        own.put(1, 1);
        int count = own.size();
        t.join();
        System.out.print(SHARED.size() + " " + count);
    }
}
