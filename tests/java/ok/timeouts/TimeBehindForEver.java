//@ outputs: "false"
// The sleep ends when nothing else is left to do, at the end of time, and there has to be time behind it for a wait that ends by itself.
import java.util.concurrent.*;

public class TimeBehindForEver {
    public static void main(String[] args) throws Exception {
        Thread.sleep(Long.MAX_VALUE);
        System.out.print(new CountDownLatch(1).await(10, TimeUnit.MILLISECONDS));
    }
}
