//@ outputs: "0true[]" | "1false[2]" | "1true[2]" | "1true[]" | "1true[null]" | "ConcurrentModificationExceptiontrue[1]"
// One thread removes the first element by an iterator, the other one the second by its value.
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.concurrent.Callable;

public class RemovedByIteratorAndByValue {
    static List<Integer> l = new ArrayList<>(List.of(1, 2));
    static String a = "", b = "";

    static String text(Callable<?> call) {
        try {
            return String.valueOf(call.call());
        } catch (Throwable e) {
            return e.getClass().getSimpleName();
        }
    }

    public static void main(String[] args) throws Exception {
        Thread t1 = new Thread(() -> {
            a = text(() -> { Iterator<Integer> i = l.iterator(); i.next(); i.remove(); return l.size(); });
        });
        Thread t2 = new Thread(() -> {
            b = text(() -> l.remove((Integer) 2));
        });
        t1.start();
        t2.start();
        t1.join();
        t2.join();
        System.out.print(a + b + l);
    }
}
