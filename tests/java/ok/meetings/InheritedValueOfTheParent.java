//@ outputs: "1 2\n" | "2 2\n" | "1 1\n"
// The value of a child is made by its parent, when the thread is made: before what the parent reads next.
import java.util.concurrent.atomic.*;

public class InheritedValueOfTheParent {
    static AtomicInteger shared = new AtomicInteger(1);
    static int seen;
    static InheritableThreadLocal<Integer> l = new InheritableThreadLocal<>() {
        protected Integer childValue(Integer v) {
            return shared.get();
        }
    };

    public static void main(String[] a) throws Exception {
        l.set(0);
        Thread w = new Thread(() -> shared.set(2));
        w.start();
        Thread t = new Thread(() -> seen = l.get());
        int after = shared.get();
        t.start();
        t.join();
        w.join();
        System.out.println(seen + " " + after);
    }
}
