//@ outputs: "3"
// One thread uses the field with the lock and without it; the other thread uses the lock for something else.
public class OwnedWithAndWithoutTheLock {
    static final Object lock = new Object();
    static int mine, others;

    public static void main(String[] args) throws Exception {
        Thread other = new Thread(() -> {
            synchronized (lock) {
                others++;
            }
        });
        other.start();
        synchronized (lock) {
            mine = 1;
        }
        mine++;
        synchronized (lock) {
            mine++;
        }
        other.join();
        System.out.print(mine);
    }
}
