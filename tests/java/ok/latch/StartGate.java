//@ native: yes
//@ outputs: "5\n"
// Workers wait at a gate until main has set the data up.
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicInteger;

public class StartGate {
    static int data;

    public static void main(String[] args) throws Exception {
        CountDownLatch gate = new CountDownLatch(1);
        AtomicInteger sum = new AtomicInteger();
        Runnable work = () -> {
            try {
                gate.await();
            } catch (InterruptedException e) {
                throw new RuntimeException(e);
            }
            sum.addAndGet(data);
        };
        Thread a = new Thread(work);
        a.start();
        data = 5;
        gate.countDown();
        a.join();
        System.out.println(sum);
    }
}
