//@ native: yes
//@ outputs: "22\n"
// Nobody begins phase two before both have finished phase one.
import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.atomic.AtomicInteger;

public class TwoPhases {
    static final CyclicBarrier barrier = new CyclicBarrier(2);
    static final AtomicInteger one = new AtomicInteger(), two = new AtomicInteger();

    static void work() {
        try {
            one.incrementAndGet();
            barrier.await();
            assert one.get() == 2;
            two.incrementAndGet();
            barrier.await();
            assert two.get() == 2;
        } catch (Exception e) {
            throw new RuntimeException(e);
        }
    }

    public static void main(String[] args) throws Exception {
        Thread t = new Thread(TwoPhases::work);
        t.start();
        work();
        t.join();
        System.out.println(one + "" + two);
    }
}
