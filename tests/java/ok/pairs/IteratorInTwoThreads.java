//@ outputs: "removed 0\n" | "early 1\n"
// One thread takes the element, the other removes it: only if it was taken before.
import java.util.Iterator;
import java.util.concurrent.ConcurrentHashMap;

public class IteratorInTwoThreads {
    public static void main(String[] args) throws Exception {
        ConcurrentHashMap<String, Integer> map = new ConcurrentHashMap<>();
        map.put("a", 1);
        Iterator<String> keys = map.keySet().iterator();
        Thread t = new Thread(keys::next);
        t.start();
        String end;
        try {
            keys.remove();
            end = "removed";
        } catch (IllegalStateException e) {
            end = "early";
        }
        t.join();
        System.out.println(end + " " + map.size());
    }
}
