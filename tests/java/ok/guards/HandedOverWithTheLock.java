//@ outputs: "2"
// What a thread did under a lock and without it lies before what the thread does that has waited for its end.
public class HandedOverWithTheLock {
    static final Object lock = new Object();
    static int value;

    public static void main(String[] args) throws Exception {
        Thread bystander = new Thread(() -> {
            synchronized (lock) {
                lock.notify();
            }
        });
        bystander.start();
        Thread writer = new Thread(() -> {
            synchronized (lock) {
                value = 1;
            }
            value++;
        });
        writer.start();
        writer.join();
        System.out.print(value);
        bystander.join();
    }
}
