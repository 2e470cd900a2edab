//@ outputs: "false,false" | "false,true" | "true,true"
// A flag of the library.
import java.util.concurrent.atomic.AtomicBoolean;

public class AtomicIsSetOnce {
    static final AtomicBoolean done = new AtomicBoolean();

    public static void main(String[] args) throws Exception {
        Thread writer = new Thread(() -> { done.set(true); });
        writer.start();
        boolean a = done.get();
        boolean b = done.get();
        writer.join();
        System.out.print(a + "," + b);
    }
}
