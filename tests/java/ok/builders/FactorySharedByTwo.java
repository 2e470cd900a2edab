//@ needs: jdk>=21
//@ outputs: "v0v1" | "v1v0"
// A factory made by a builder is safe: the numbers differ.
import java.util.concurrent.ThreadFactory;

public class FactorySharedByTwo {
    static String x, y;

    public static void main(String[] args) throws Exception {
        ThreadFactory f = Thread.ofVirtual().name("v", 0).factory();
        Thread s = new Thread(() -> x = f.newThread(() -> { }).getName());
        Thread t = new Thread(() -> y = f.newThread(() -> { }).getName());
        s.start();
        t.start();
        s.join();
        t.join();
        System.out.print(x + y);
    }
}
