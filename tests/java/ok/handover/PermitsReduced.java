//@ outputs: "falsefalse-1" | "truefalse-2"
// A semaphore can be reduced below zero.
import java.util.concurrent.Semaphore;

public class PermitsReduced {
    static class S extends Semaphore { S() { super(1); } void less() { reducePermits(2); } }
    static S s = new S();
    static String a = "", b = "";

    public static void main(String[] args) throws Exception {
        Thread t1 = new Thread(() -> {
            a = "" + s.tryAcquire();
        });
        Thread t2 = new Thread(() -> {
            s.less();
            b = "" + s.tryAcquire();
        });
        t1.start();
        t2.start();
        t1.join();
        t2.join();
        System.out.print(a + b + s.availablePermits());
    }
}
