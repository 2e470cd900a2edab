//@ outputs: "put true\n" | "interrupted false\n"
// There is room, so that put waits for nothing but its lock, which it takes interruptibly. It looks at its status before the
// interrupt or after. main waits for the end of the other thread, so the status is set in the end unless it was cleared.
import java.util.concurrent.ArrayBlockingQueue;

public class PutOrInterrupted {
    public static void main(String[] args) throws Exception {
        ArrayBlockingQueue<String> queue = new ArrayBlockingQueue<>(1);
        Thread me = Thread.currentThread();
        Thread t = new Thread(me::interrupt);
        t.start();
        String end;
        try {
            queue.put("x");
            end = "put";
        } catch (InterruptedException e) {
            end = "interrupted";
        }
        while (t.isAlive()) {
            Thread.onSpinWait();
        }
        System.out.println(end + " " + Thread.interrupted());
    }
}
