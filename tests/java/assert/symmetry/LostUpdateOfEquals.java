//@ flags: +symmetry=threads
// Three threads that nobody can tell apart lose an update.
public class LostUpdateOfEquals {
    static volatile int count;

    public static void main(String[] args) throws Exception {
        Runnable add = () -> {
            int read = count;
            count = read + 1;
        };
        Thread[] threads = { new Thread(add), new Thread(add), new Thread(add) };
        for (Thread thread : threads) {
            thread.start();
        }
        for (Thread thread : threads) {
            thread.join();
        }
        assert count == 3; //~ ASSERT
    }
}
