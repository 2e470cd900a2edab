// The lock order is turned only when main sees the thread's counter at 1, then 2, then 3; and the
// deadlock needs one more switch.
public class ThreePreemptions {
    static final Object a = new Object(), b = new Object();
    static volatile int step;

    public static void main(String[] args) throws Exception {
        Thread t = new Thread(() -> {
            step = 1;
            step = 2;
            synchronized (a) {
                step = 3;
                synchronized (b) { //~ DEADLOCK
                }
            }
        });
        t.start();
        boolean turned = step == 1 && step == 2 && step == 3;
        synchronized (turned ? b : a) {
            synchronized (turned ? a : b) { //~ DEADLOCK
            }
        }
        t.join();
    }
}
