//@ native: yes
//@ outputs: "false 5" | "true 5"
// done() comes after the result is there; another thread may see the result first.
import java.util.concurrent.*;
public class DoneIsToldByOverride {
    static volatile boolean told;
    public static void main(String[] args) throws Exception {
        FutureTask<Integer> f = new FutureTask<>(() -> 5) { protected void done() { told = true; } };
        Thread t = new Thread(f);
        t.start();
        int v = f.get();
        boolean seen = told;
        t.join();
        System.out.print(seen + " " + v);
    }
}
