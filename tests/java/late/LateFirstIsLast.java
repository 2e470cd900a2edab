// Fifty threads leave their number in a field. The assertion fails only if the one that was started first
// writes last.
public class LateFirstIsLast {
    static volatile int last;

    public static void main(String[] args) throws InterruptedException {
        Thread[] threads = new Thread[50];
        for (int i = 0; i < threads.length; i++) {
            int number = i + 1;
            threads[i] = new Thread(() -> last = number);
        }
        for (Thread t : threads) t.start();
        for (Thread t : threads) t.join();
        assert last != 1 : "the first came last"; //~ ASSERT
    }
}
