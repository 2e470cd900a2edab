//@ outputs: "1,1" | "2,2" | "1,2"
// Main writes under the lock and again without; the other reads twice under the lock, and may see the change in between.
public class UnderItsLockThenOpenlyByOne {
    static int x;

    public static void main(String[] args) throws Exception {
        Object lock = new Object();
        String[] seen = new String[1];
        x = 1;
        Thread other = new Thread(() -> {
            synchronized (lock) {
                seen[0] = x + "," + x;
            }
        });
        other.start();
        synchronized (lock) {
            x = x;
        }
        x = 2;
        other.join();
        System.out.print(seen[0]);
    }
}
