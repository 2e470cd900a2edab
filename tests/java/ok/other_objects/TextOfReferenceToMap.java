//@ native: yes
//@ outputs: "{0=0}" | "{}" | "{1=1}" | "{0=0, 1=1}"
// The map never has both pairs, but its text may: whoever makes it walks over the bins. That it is asked for by the
// text of a reference, which itself is one read, makes no difference.
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
public class TextOfReferenceToMap {
    public static void main(String[] args) throws Exception {
        ConcurrentHashMap<Integer, Integer> m = new ConcurrentHashMap<>();
        m.put(0, 0);
        AtomicReference<Object> r = new AtomicReference<>(m);
        Thread t = new Thread(() -> { m.remove(0); m.put(1, 1); });
        t.start();
        String s = r.toString();
        t.join();
        System.out.print(s);
    }
}
