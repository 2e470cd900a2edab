//@ outputs: "i" | ""
// A group interrupts the thread before it asks, or after.
public class GroupInterrupted {
    public static void main(String[] a) throws Exception {
        ThreadGroup g = new ThreadGroup("g");
        Thread t = new Thread(g, () -> {
            if (Thread.interrupted()) System.out.print("i");
        });
        t.start();
        g.interrupt();
        t.join();
    }
}
