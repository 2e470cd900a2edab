//@ outputs: "joined" | "woken" | "joined+"
// A join of a thread that ends anyway, and an interrupt.
public class JoinOrInterrupt {
    static volatile String how;

    public static void main(String[] args) throws Exception {
        Thread work = new Thread(() -> { });
        Thread t = new Thread(() -> {
            try {
                work.join();
                how = "joined" + (Thread.interrupted() ? "+" : "");
            } catch (InterruptedException e) {
                how = "woken";
            }
        });
        work.start();
        t.start();
        t.interrupt();
        t.join();
        System.out.print(how);
    }
}
