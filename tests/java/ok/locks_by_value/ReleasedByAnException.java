//@ native: yes
//@ outputs: "2"
// An exception gives up all monitors on its way.

public class ReleasedByAnException {
    static int n;
    static final Object A = new Object();

    static synchronized void fail() {
        synchronized (A) {
            n++;
            throw new IllegalStateException();
        }
    }

    static void attempt() {
        try {
            fail();
        } catch (IllegalStateException e) {
            // Expected.
        }
    }

    public static void main(String[] args) throws Exception {
        Thread t = new Thread(ReleasedByAnException::attempt);
        t.start();
        attempt();
        t.join();
        System.out.print(n);
    }
}
