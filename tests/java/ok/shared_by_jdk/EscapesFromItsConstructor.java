//@ outputs: "0" | "7"
// A listener registers itself before it is complete.
import java.util.concurrent.atomic.AtomicReference;

public class EscapesFromItsConstructor {
    static final AtomicReference<EscapesFromItsConstructor> ME = new AtomicReference<>();
    final int value;

    EscapesFromItsConstructor() {
        ME.set(this);
        value = 7;
    }

    public static void main(String[] args) throws Exception {
        Thread t = new Thread(EscapesFromItsConstructor::new);
        t.start();
        EscapesFromItsConstructor e = ME.get();
        int seen = e == null ? 7 : e.value;
        t.join();
        System.out.print(seen);
    }
}
