// Fifty threads compute in two stages, each under a lock of its own; a reader takes both locks one after the
// other. It finds the result of the first stage without that of the second only if it comes between the
// stages of the first thread, before any other has finished.
public class LateTwoStages {
    static final Object first = new Object(), second = new Object();
    static int one, two;

    public static void main(String[] args) throws InterruptedException {
        Thread[] threads = new Thread[51];
        for (int i = 0; i < 50; i++) {
            threads[i] = new Thread(() -> {
                synchronized (first) {
                    one = 1;
                }
                synchronized (second) {
                    two = one + 1;
                }
            });
        }
        threads[50] = new Thread(() -> {
            int seenOne, seenTwo;
            synchronized (first) {
                if (one == 0) return;
                seenOne = one;
            }
            synchronized (second) {
                seenTwo = two;
            }
            assert seenTwo == seenOne + 1 : "only one stage is done"; //~ ASSERT
        });
        for (Thread t : threads) t.start();
        for (Thread t : threads) t.join();
    }
}
