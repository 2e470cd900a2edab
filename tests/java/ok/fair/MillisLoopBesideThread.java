//@ flags: --livelock
//@ note: none
// The same by the other clock, while another thread works.

public class MillisLoopBesideThread {
    static volatile int x;

    public static void main(String[] args) throws Exception {
        Thread t = new Thread(() -> x = 1);
        t.start();
        long end = System.currentTimeMillis() + 5;
        while (System.currentTimeMillis() < end) Thread.yield();
        t.join();
    }
}
