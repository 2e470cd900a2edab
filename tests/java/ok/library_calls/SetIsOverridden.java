//@ outputs: "get" | "set"
// A future that notes its result before it has it: who waits goes on after both.
// Confirmed on JDK 17 and 25: every outcome was seen.
import java.util.concurrent.*;

public class SetIsOverridden {
    static volatile String last = "get";

    public static void main(String[] args) throws Exception {
        FutureTask<Integer> f = new FutureTask<>(() -> 1) {
            protected void set(Integer v) {
                super.set(v);
                last = "set";
            }
        };
        Thread t = new Thread(f);
        t.start();
        f.get();
        String seen = last;
        t.join();
        System.out.print(seen);
    }
}
