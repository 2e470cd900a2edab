// Forty threads add to a sum under one lock; one takes another lock, because its field has a similar name. Its
// addition is lost, or loses another, if somebody adds between its read and its write.
public class LateWrongLockName {
    static final Object sumLock = new Object(), sumsLock = new Object();
    static int sum;

    static void add(Object lock) {
        synchronized (lock) {
            sum++;
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Thread[] threads = new Thread[40];
        for (int i = 0; i < threads.length; i++) {
            Object lock = i == 7 ? sumsLock : sumLock;
            threads[i] = new Thread(() -> add(lock));
        }
        for (Thread t : threads) t.start();
        for (Thread t : threads) t.join();
        assert sum == threads.length : "an addition is lost"; //~ ASSERT
    }
}
