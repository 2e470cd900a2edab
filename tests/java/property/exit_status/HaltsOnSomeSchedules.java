// The same by Runtime.halt, which asks no shutdown hooks.

public class HaltsOnSomeSchedules {
    static volatile int x;

    public static void main(String[] args) throws Exception {
        Thread t = new Thread(() -> x = 1);
        t.start();
        if (x == 1) Runtime.getRuntime().halt(2);
        t.join();
    }
}
