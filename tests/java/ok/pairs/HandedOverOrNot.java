//@ outputs: "true x\n" | "false null\n"
// An offer without waiting finds the other waiting or not; then poll gives up.
import java.util.concurrent.SynchronousQueue;
import java.util.concurrent.TimeUnit;

public class HandedOverOrNot {
    public static void main(String[] args) throws Exception {
        SynchronousQueue<String> queue = new SynchronousQueue<>();
        String[] got = new String[1];
        Thread t = new Thread(() -> {
            try {
                got[0] = queue.poll(5, TimeUnit.MILLISECONDS);
            } catch (InterruptedException e) {
                got[0] = "interrupted";
            }
        });
        t.start();
        boolean given = queue.offer("x");
        t.join();
        System.out.println(given + " " + got[0]);
    }
}
