//@ outputs: "00" | "01" | "11"
// The reader holds a lock that the writer does not: between two reads the value may change.
public class ReadUnderALockWrittenWithout {
    static final Object lock = new Object();
    static int value;

    public static void main(String[] args) throws Exception {
        Thread writer = new Thread(() -> value = 1);
        writer.start();
        String seen;
        synchronized (lock) {
            seen = "" + value + value;
        }
        writer.join();
        System.out.print(seen);
    }
}
