//@ outputs: "through\n"
//@ native: yes
//@ assumes: 10s
// Ten seconds are enough for a barrier whose other party is on its way.
import java.util.concurrent.*;

public class BarrierOfTenSeconds {
    public static void main(String[] args) throws Exception {
        CyclicBarrier barrier = new CyclicBarrier(2);
        Thread t = new Thread(() -> {
            try {
                barrier.await(10, TimeUnit.SECONDS);
            } catch (Exception e) {
                throw new IllegalStateException(e);
            }
        });
        t.start();
        barrier.await(10, TimeUnit.SECONDS);
        t.join();
        System.out.println("through");
    }
}
