//@ native: yes
//@ outputs: "1 2\n" | "2 1\n"
// What a thread local holds is state: the worker asks for it later, after a pause.
// Confirmed on JDK 17 and 25: every outcome was seen.
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicInteger;

public class ThreadLocalsOfWorkers {
    static final AtomicInteger next = new AtomicInteger();
    static final ThreadLocal<Integer> number = ThreadLocal.withInitial(() -> next.incrementAndGet());
    static final int[] numbers = new int[2];

    public static void main(String[] args) throws Exception {
        CountDownLatch both = new CountDownLatch(2);
        Thread[] workers = new Thread[2];
        for (int i = 0; i < 2; i++) {
            int mine = i;
            workers[i] = new Thread(() -> {
                number.get();
                both.countDown();
                try {
                    both.await();
                } catch (InterruptedException e) {
                    throw new IllegalStateException(e);
                }
                numbers[mine] = number.get();
            });
            workers[i].start();
        }
        for (Thread worker : workers) {
            worker.join();
        }
        System.out.println(numbers[0] + " " + numbers[1]);
    }
}
