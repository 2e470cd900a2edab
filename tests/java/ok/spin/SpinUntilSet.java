//@ native: yes
//@ outputs: "set\n"
// A spin loop that ends, as soon as the other thread is let run.
public class SpinUntilSet {
    static volatile boolean ready;

    public static void main(String[] args) throws Exception {
        Thread t = new Thread(() -> ready = true);
        t.start();
        while (!ready) Thread.onSpinWait();
        System.out.println("set");
        t.join();
    }
}
