//@ outputs: "2" | "alive"
// Who sees that a thread has ended sees what it did.
public class SeenEndedSeenAll {
    static int n;

    public static void main(String[] a) throws Exception {
        Thread t = new Thread(() -> n++);
        t.start();
        boolean alive = t.isAlive();
        if (!alive) n++;
        t.join();
        System.out.print(alive ? "alive" : n);
    }
}
