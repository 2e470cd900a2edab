// A hundred writers set two fields one after the other; a reader that comes last looks at both. It sees the
// first one set and the second one not only if it runs between the first writer's two writes and before
// any other second write: one place early in the run, behind a hundred threads that wait for their turn.
public class LateReaderAmongWriters {
    static volatile int a, b;

    public static void main(String[] args) throws InterruptedException {
        Thread[] threads = new Thread[101];
        for (int i = 0; i < 100; i++) {
            threads[i] = new Thread(() -> {
                a = 1;
                b = -1;
            });
        }
        threads[100] = new Thread(() -> {
            int seenA = a, seenB = b;
            assert seenA == 0 && seenB == 0 || seenB == -1 : "half written"; //~ ASSERT
        });
        for (Thread t : threads) t.start();
        for (Thread t : threads) t.join();
    }
}
