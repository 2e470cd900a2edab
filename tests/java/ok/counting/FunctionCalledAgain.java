//@ native: yes
//@ outputs: "2" | "3"
// An update that lost a race calls its function again.
import java.util.concurrent.atomic.*;

public class FunctionCalledAgain {
    static final AtomicInteger CALLS = new AtomicInteger();

    public static void main(String[] args) throws Exception {
        AtomicReference<String> text = new AtomicReference<>("");
        Runnable update = () -> text.updateAndGet(s -> {
            CALLS.incrementAndGet();
            return s + "x";
        });
        Thread a = new Thread(update);
        a.start();
        update.run();
        a.join();
        System.out.print(CALLS);
    }
}
