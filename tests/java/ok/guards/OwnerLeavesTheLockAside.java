//@ outputs: "1" | "2"
// Both threads hold the lock for every access but one: the last increment of the first thread. An update may be lost.
public class OwnerLeavesTheLockAside {
    static final Object lock = new Object();
    static int count;

    public static void main(String[] args) throws Exception {
        Thread other = new Thread(() -> {
            synchronized (lock) {
                count++;
            }
        });
        other.start();
        synchronized (lock) {
            count = count + 0;
        }
        count++;
        other.join();
        System.out.print(count);
    }
}
