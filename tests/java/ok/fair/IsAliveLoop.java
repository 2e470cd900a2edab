//@ flags: --livelock
//@ note: none
// Asking whether a thread is alive until it is not.

public class IsAliveLoop {
    static int x;

    public static void main(String[] args) throws Exception {
        Thread t = new Thread(() -> x = 1);
        t.start();
        while (t.isAlive()) Thread.yield();
        if (x != 1) throw new IllegalStateException();
    }
}
