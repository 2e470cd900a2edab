//@ flags: +symmetry=threads
//@ outputs: "4\n"
// Four threads that nobody can tell apart add to a counter under its lock.
public class SameCodeSameLock {
    static int count;

    public static void main(String[] args) throws Exception {
        Object lock = new Object();
        Runnable add = () -> {
            synchronized (lock) {
                count++;
            }
        };
        Thread[] threads = new Thread[4];
        for (int i = 0; i < threads.length; i++) {
            threads[i] = new Thread(add);
            threads[i].start();
        }
        for (Thread thread : threads) {
            thread.join();
        }
        System.out.println(count);
    }
}
