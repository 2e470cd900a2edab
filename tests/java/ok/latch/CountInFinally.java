//@ native: yes
//@ outputs: "done\n"
// The same with the count in a finally block.
import java.util.concurrent.CountDownLatch;

public class CountInFinally {
    public static void main(String[] args) throws Exception {
        CountDownLatch done = new CountDownLatch(1);
        Thread t = new Thread(() -> {
            try {
                Integer.parseInt("no number");
            } catch (NumberFormatException e) {
                // expected
            } finally {
                done.countDown();
            }
        });
        t.start();
        done.await();
        System.out.println("done");
    }
}
