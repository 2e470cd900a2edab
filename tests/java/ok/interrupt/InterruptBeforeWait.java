//@ native: yes
//@ outputs: "interrupted\n"
// An interrupt that comes before wait() is not lost: wait throws at once.
public class InterruptBeforeWait {
    public static void main(String[] args) throws Exception {
        Thread first = Thread.currentThread();
        Thread t = new Thread(first::interrupt);
        t.start();
        Object lock = new Object();
        synchronized (lock) {
            try {
                lock.wait();
            } catch (InterruptedException e) {
                assert !Thread.currentThread().isInterrupted();
                System.out.println("interrupted");
            }
        }
        t.join();
    }
}
