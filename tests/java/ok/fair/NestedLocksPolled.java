//@ flags: --livelock
//@ note: none
// The setter needs two locks, one inside the other, and both are free again and again.

public class NestedLocksPolled {
    static final Object outer = new Object(), inner = new Object();
    static boolean done;

    public static void main(String[] args) throws Exception {
        new Thread(() -> {
            synchronized (outer) {
                synchronized (inner) {
                    done = true;
                }
            }
        }).start();
        while (true) {
            synchronized (inner) {
                if (done) return;
            }
        }
    }
}
