//@ outputs: "12" | "1IndexOutOfBoundsException" | "22"
// A view that cannot be changed shows the changes of its list.
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.Callable;

public class UnmodifiableSeesChange {
    static List<Integer> l = new ArrayList<>(List.of(1));
    static List<Integer> v = Collections.unmodifiableList(l);
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
            l.add(2);
        });
        Thread t2 = new Thread(() -> {
            a = "" + v.size() + text(() -> v.get(1));
        });
        t1.start();
        t2.start();
        t1.join();
        t2.join();
        System.out.print(a);
    }
}
