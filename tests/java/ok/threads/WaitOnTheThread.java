//@ native: yes
//@ outputs: "ended\n"
// A thread that ends notifies those who wait on it.
// Confirmed on JDK 17 and 25: every outcome was seen.
public class WaitOnTheThread {
    public static void main(String[] args) throws Exception {
        Thread t = new Thread(() -> {});
        t.start();
        synchronized (t) {
            while (t.isAlive()) {
                t.wait();
            }
        }
        System.out.println("ended");
    }
}
