//@ native: yes
//@ outputs: "false\n"
// A thread that takes the place of an interrupted one is not interrupted.
// Confirmed on JDK 17 and 25: every outcome was seen.
public class FreshInterruption {
    static boolean seen;

    public static void main(String[] args) throws Exception {
        Thread t = new Thread(() -> Thread.currentThread().interrupt());
        t.start();
        t.join();
        Thread u = new Thread(() -> seen = Thread.currentThread().isInterrupted());
        u.start();
        u.join();
        System.out.println(seen);
    }
}
