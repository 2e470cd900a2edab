// The lock is a field that one thread replaces while it holds the old lock.
public class LockObjectReplaced {
    static volatile Object lock = new Object();
    static int inside;

    public static void main(String[] args) throws Exception {
        Thread t = new Thread(() -> {
            synchronized (lock) {
                inside++;
                assert inside == 1; //~ ASSERT
                inside--;
            }
        });
        t.start();
        synchronized (lock) {
            lock = new Object();
            inside++;
            assert inside == 1; //~ ASSERT
            inside--;
        }
        t.join();
    }
}
