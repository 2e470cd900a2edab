//@ native: yes
//@ outputs: "0 0\n"
// A thread that takes the place of another does not find its thread locals.
// Confirmed on JDK 17 and 25: every outcome was seen.
public class FreshThreadLocals {
    static final ThreadLocal<Integer> local = ThreadLocal.withInitial(() -> 0);
    static int first, second;

    public static void main(String[] args) throws Exception {
        Thread t = new Thread(() -> {
            first = local.get();
            local.set(7);
        });
        t.start();
        t.join();
        Thread u = new Thread(() -> second = local.get());
        u.start();
        u.join();
        System.out.println(first + " " + second);
    }
}
