// Forty users ask whether a resource is open and then use it; whoever closes it is started last, and has to
// run between a user's question and its use.
public class LateUseAfterClose {
    static volatile boolean open = true;

    public static void main(String[] args) throws InterruptedException {
        Thread[] threads = new Thread[41];
        for (int i = 0; i < 40; i++) {
            threads[i] = new Thread(() -> {
                if (open) {
                    assert open : "used after it was closed"; //~ ASSERT
                }
            });
        }
        threads[40] = new Thread(() -> open = false);
        for (Thread t : threads) t.start();
        for (Thread t : threads) t.join();
    }
}
