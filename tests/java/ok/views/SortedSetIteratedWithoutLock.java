//@ outputs: "1" | "3" | "ConcurrentModificationException"
// A synchronized set has to be locked to be iterated.
import java.util.Collections;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.Callable;

public class SortedSetIteratedWithoutLock {
    static Set<Integer> s = Collections.synchronizedSet(new TreeSet<>(List.of(1)));
    static String a = "";

    static String text(Callable<?> call) {
        try {
            return String.valueOf(call.call());
        } catch (Throwable e) {
            return e.getClass().getSimpleName();
        }
    }

    public static void main(String[] args) throws Exception {
        Thread t1 = new Thread(() -> {
            a = text(() -> { int n = 0; for (int i : s) n += i; return n; });
        });
        Thread t2 = new Thread(() -> {
            s.add(2);
        });
        t1.start();
        t2.start();
        t1.join();
        t2.join();
        System.out.print(a);
    }
}
