//@ outputs: "x true\n" | "interrupted false\n"
// The element comes after the interrupt; who has looked before may take it.
import java.util.concurrent.LinkedBlockingQueue;

public class TakenAfterAnInterrupt {
    public static void main(String[] args) throws Exception {
        LinkedBlockingQueue<String> queue = new LinkedBlockingQueue<>();
        Thread t = new Thread(() -> {
            String end;
            try {
                end = queue.take();
            } catch (InterruptedException e) {
                end = "interrupted";
            }
            System.out.println(end + " " + Thread.interrupted());
        });
        t.start();
        t.interrupt();
        queue.add("x");
    }
}
