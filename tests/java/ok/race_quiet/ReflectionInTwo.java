//@ flags: +listener=race
//@ outputs: "2"
// Reflection keeps what it finds for itself, also while two look.
import java.util.concurrent.atomic.*;
public class ReflectionInTwo {
    static final AtomicInteger n = new AtomicInteger();
    public static void add() { n.incrementAndGet(); }
    static void call() {
        try {
            ReflectionInTwo.class.getMethod("add").invoke(null);
        } catch (ReflectiveOperationException e) {
            throw new Error(e);
        }
    }
    public static void main(String[] args) throws Exception {
        Thread t = new Thread(ReflectionInTwo::call);
        t.start();
        call();
        t.join();
        System.out.print(n);
    }
}
