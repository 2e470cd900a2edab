//@ outputs: "1" | "ConcurrentModificationException"
// A sublist of a copied list fails when the list has changed.
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.CopyOnWriteArrayList;

public class CopiesHaveStrictSubLists {
    static CopyOnWriteArrayList<Integer> l = new CopyOnWriteArrayList<>(List.of(1, 2));
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
            a = text(() -> l.subList(0, 1).get(0));
        });
        Thread t2 = new Thread(() -> {
            l.add(3);
        });
        t1.start();
        t2.start();
        t1.join();
        t2.join();
        System.out.print(a);
    }
}
