//@ native: yes
//@ outputs: "1" | "2"
// The future hands the object over, and the one who made it goes on using it.
import java.util.concurrent.*;
public class ReachedByAFuture {
    static class B { int n; }
    public static void main(String[] args) throws Exception {
        CompletableFuture<B> f = new CompletableFuture<>();
        Thread t = new Thread(() -> { B b = f.join(); b.n++; });
        t.start();
        B b = new B();
        f.complete(b);
        b.n++;
        t.join();
        System.out.print(b.n);
    }
}
