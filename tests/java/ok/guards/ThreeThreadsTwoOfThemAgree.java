//@ outputs: "1" | "2" | "3"
// Two threads increment under the lock, the third one under another lock: what it read first it may write last.
public class ThreeThreadsTwoOfThemAgree {
    static final Object lock = new Object(), another = new Object();
    static int count;

    static Thread adding(Object guard) {
        Thread thread = new Thread(() -> {
            synchronized (guard) {
                count++;
            }
        });
        thread.start();
        return thread;
    }

    public static void main(String[] args) throws Exception {
        Thread[] all = { adding(lock), adding(lock), adding(another) };
        for (Thread thread : all) {
            thread.join();
        }
        System.out.print(count);
    }
}
