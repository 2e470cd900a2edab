import java.util.concurrent.*;
public class LatchShort {
    static final CountDownLatch done = new CountDownLatch(3);
    static void work(int n) {
        if (n % 2 == 1) return;
        System.out.println("worked on " + n);
        done.countDown();
    }
    public static void main(String[] args) throws Exception {
        for (int i = 0; i < 3; i++) { int n = i; new Thread(() -> work(n), "worker-" + i).start(); }
        done.await();
        System.out.println("all done");
    }
}
