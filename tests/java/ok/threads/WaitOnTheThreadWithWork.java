//@ native: yes
//@ outputs: "1\n"
// As WaitOnTheThread; what the thread did is seen.
// Confirmed on JDK 17 and 25: every outcome was seen.
public class WaitOnTheThreadWithWork {
    static int x;

    public static void main(String[] args) throws Exception {
        Thread t = new Thread(() -> x = 1);
        t.start();
        synchronized (t) {
            while (t.isAlive()) {
                t.wait();
            }
        }
        System.out.println(x);
    }
}
