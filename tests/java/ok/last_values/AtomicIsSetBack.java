//@ outputs: "false,false" | "false,true" | "true,true" | "true,false"
// A flag of the library that is set back.
import java.util.concurrent.atomic.AtomicBoolean;

public class AtomicIsSetBack {
    static final AtomicBoolean done = new AtomicBoolean();

    public static void main(String[] args) throws Exception {
        Thread writer = new Thread(() -> { done.set(true); done.set(false); });
        writer.start();
        boolean a = done.get();
        boolean b = done.get();
        writer.join();
        System.out.print(a + "," + b);
    }
}
