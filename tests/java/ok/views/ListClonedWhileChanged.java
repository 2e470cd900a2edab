//@ outputs: "[1, 2]" | "[1]" | "[3, 2]" | "[3]"
// A list is cloned while another thread adds to it and replaces its first element.
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;

public class ListClonedWhileChanged {
    static ArrayList<Integer> d = new ArrayList<>(List.of(1));
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
            a = text(() -> ((ArrayList<?>) d.clone()).toString());
        });
        Thread t2 = new Thread(() -> {
            d.add(2);
            d.set(0, 3);
        });
        t1.start();
        t2.start();
        t1.join();
        t2.join();
        System.out.print(a);
    }
}
