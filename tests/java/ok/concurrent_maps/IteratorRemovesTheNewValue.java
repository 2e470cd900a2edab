//@ outputs: "{}" | "{k=2}"
// remove of an iterator goes by the key: a value that was put meanwhile goes too.
import java.util.Iterator;
import java.util.concurrent.ConcurrentHashMap;

public class IteratorRemovesTheNewValue {
    public static void main(String[] args) throws Exception {
        ConcurrentHashMap<String, Integer> m = new ConcurrentHashMap<>();
        m.put("k", 1);
        Iterator<String> i = m.keySet().iterator();
        Thread t = new Thread(() -> m.put("k", 2));
        t.start();
        i.next();
        i.remove();
        t.join();
        System.out.print(m);
    }
}
