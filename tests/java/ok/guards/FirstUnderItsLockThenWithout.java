//@ outputs: "0" | "1" | "2"
// The writer takes the lock for its first write only; the reader never does. Nothing guards the field.
public class FirstUnderItsLockThenWithout {
    static final Object lock = new Object();
    static int value;

    public static void main(String[] args) throws Exception {
        Thread writer = new Thread(() -> {
            synchronized (lock) {
                value = 1;
            }
            value = 2;
        });
        writer.start();
        int seen = value;
        writer.join();
        System.out.print(seen);
    }
}
