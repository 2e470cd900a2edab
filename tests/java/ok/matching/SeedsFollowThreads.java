//@ outputs: "ok\n"
// Whoever draws first, each thread draws its own numbers.
import java.util.concurrent.ThreadLocalRandom;

public class SeedsFollowThreads {
    static volatile int a = -1, b = -1;

    public static void main(String[] args) throws Exception {
        Thread first = new Thread(() -> a = ThreadLocalRandom.current().nextInt(1000));
        Thread second = new Thread(() -> b = ThreadLocalRandom.current().nextInt(1000));
        first.start();
        second.start();
        first.join();
        second.join();
        assert a >= 0 && a < 1000 && b >= 0 && b < 1000;
        System.out.println("ok");
    }
}
