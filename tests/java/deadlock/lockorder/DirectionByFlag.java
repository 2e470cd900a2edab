// The lock order depends on data that the other thread changes: rare, and needs the write to fall
// between two particular steps.
public class DirectionByFlag {
    static final Object a = new Object(), b = new Object();
    static volatile int phase;

    public static void main(String[] args) throws Exception {
        Thread t = new Thread(() -> {
            phase = 1;
            synchronized (a) {
                phase = 2;
                synchronized (b) { //~ DEADLOCK
                }
            }
        });
        t.start();
        boolean turned = phase == 1;
        Object first = turned && phase == 2 ? b : a;
        Object second = first == a ? b : a;
        synchronized (first) {
            synchronized (second) { //~ DEADLOCK
            }
        }
        t.join();
    }
}
