//@ outputs: "true" | "false"
// A group interrupts threads that live; one that has ended is not told.
public class GroupInterruptsTheLiving {
    public static void main(String[] args) throws Exception {
        ThreadGroup g = new ThreadGroup("g");
        Thread t = new Thread(g, () -> {});
        t.start();
        g.interrupt();
        t.join();
        System.out.print(t.isInterrupted());
    }
}
