//@ outputs: "true1" | "false0" | "false1"
// await with a limit says whether the count is zero.
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;

public class LatchForAWhile {
    static volatile int x;

    public static void main(String[] args) throws Exception {
        CountDownLatch l = new CountDownLatch(1);
        new Thread(() -> {
            x = 1;
            l.countDown();
        }).start();
        System.out.print(l.await(5, TimeUnit.MILLISECONDS) + "" + x);
    }
}
