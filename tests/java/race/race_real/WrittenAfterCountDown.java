//@ flags: +listener=race
// What is written after countDown is not ordered with what the waiting thread reads.
import java.util.concurrent.CountDownLatch;

public class WrittenAfterCountDown {
    static int x;

    public static void main(String[] args) throws Exception {
        CountDownLatch done = new CountDownLatch(1);
        new Thread(() -> {
            done.countDown();
            x = 1; //~ RACE
        }).start();
        done.await();
        System.out.print(x); //~ RACE
    }
}
