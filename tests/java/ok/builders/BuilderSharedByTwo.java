//@ needs: jdk>=21
//@ outputs: "v0v1" | "v1v0" | "v0v0"
// A builder counts without a lock: both can get the same number.
public class BuilderSharedByTwo {
    static String x, y;

    public static void main(String[] args) throws Exception {
        Thread.Builder b = Thread.ofVirtual().name("v", 0);
        Thread s = new Thread(() -> x = b.unstarted(() -> { }).getName());
        Thread t = new Thread(() -> y = b.unstarted(() -> { }).getName());
        s.start();
        t.start();
        s.join();
        t.join();
        System.out.print(x + y);
    }
}
