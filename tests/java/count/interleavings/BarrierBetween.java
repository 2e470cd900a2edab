//@ paths: 4
//@ outputs: "abab" | "abba" | "baab" | "baba"
// A step, a barrier, a step, in two threads: 2! orders before the barrier times 2! after it.
import java.util.concurrent.CyclicBarrier;

public class BarrierBetween {
    static final CyclicBarrier barrier = new CyclicBarrier(2);
    static String history = "";

    static synchronized void step(String letter) {
        history += letter;
    }

    static void steps(String letter) {
        step(letter);
        try {
            barrier.await();
        } catch (Exception e) {
            throw new RuntimeException(e);
        }
        step(letter);
    }

    public static void main(String[] args) throws Exception {
        Thread a = new Thread(() -> steps("a"));
        a.start();
        steps("b");
        a.join();
        System.out.print(history);
    }
}
