// The new value is computed from a read made before the lock was taken.
public class ReadOutsideLock {
    static int balance = 10;

    static void withdraw(int amount) {
        int seen = balance;
        synchronized (ReadOutsideLock.class) {
            balance = seen - amount;
        }
    }

    public static void main(String[] args) throws Exception {
        Thread t = new Thread(() -> withdraw(3));
        t.start();
        withdraw(4);
        t.join();
        assert balance == 3; //~ ASSERT
    }
}
