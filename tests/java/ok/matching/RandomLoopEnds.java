//@ outputs: "drawn\n"
// Each draw changes the seed, so a loop that waits for a number comes to an end: it is no way back to the same state.
import java.util.concurrent.ThreadLocalRandom;

public class RandomLoopEnds {
    static volatile boolean other;

    public static void main(String[] args) throws Exception {
        Thread t = new Thread(() -> other = true);
        t.start();
        while (ThreadLocalRandom.current().nextInt(20) != 7) {
            if (other) Thread.yield();
        }
        t.join();
        System.out.println("drawn");
    }
}
