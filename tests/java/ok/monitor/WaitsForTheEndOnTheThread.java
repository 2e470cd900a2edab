//@ outputs: "done"
//@ native: yes
// A thread that ends notifies all who wait on it.
public class WaitsForTheEndOnTheThread {
    static int x;

    public static void main(String[] a) throws Exception {
        Thread t = new Thread(() -> x = 1);
        t.start();
        synchronized (t) {
            while (t.isAlive()) t.wait();
        }
        System.out.print(x == 1 ? "done" : "bad");
    }
}
