//@ outputs: "0\n" | "2\n"
// What was there is gone, what is added before or after it.
import java.util.concurrent.atomic.*;

public class ResetBesideAnAdd {
    public static void main(String[] a) throws Exception {
        LongAdder x = new LongAdder();
        x.add(1);
        Thread t = new Thread(() -> {
            x.add(2);
        });
        t.start();
        x.reset();
        t.join();
        System.out.println(x.sum());
    }
}
