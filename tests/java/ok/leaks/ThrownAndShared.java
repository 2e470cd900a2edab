//@ native: yes
//@ outputs: "1" | "2"
// What a task throws is an object like others: two threads count in it. The one who waits may be done
// before the other one counts.
import java.util.concurrent.*;
public class ThrownAndShared {
    static class X extends RuntimeException { int n; }
    public static void main(String[] args) throws Exception {
        X x = new X();
        FutureTask<String> f = new FutureTask<>(() -> { throw x; });
        Thread t = new Thread(() -> { f.run(); x.n++; });
        t.start();
        try { f.get(); } catch (ExecutionException e) { ((X) e.getCause()).n++; }
        t.join();
        System.out.print(x.n);
    }
}
