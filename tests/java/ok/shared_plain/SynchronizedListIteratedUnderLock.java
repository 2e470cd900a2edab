//@ outputs: "0" | "1"
// With the lock nothing can come between.
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

public class SynchronizedListIteratedUnderLock {
    public static void main(String[] args) throws Exception {
        List<Integer> l = Collections.synchronizedList(new ArrayList<>());
        Thread t = new Thread(() -> l.add(1));
        t.start();
        int n = 0;
        synchronized (l) {
            for (int i : l) {
                n += i;
            }
        }
        t.join();
        System.out.print(n);
    }
}
