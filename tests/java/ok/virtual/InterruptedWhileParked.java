//@ needs: jdk>=21
//@ outputs: "InterruptedException" | "got"
// A virtual thread that waits in a queue is interrupted, or gets what is put.
import java.util.concurrent.LinkedBlockingQueue;

public class InterruptedWhileParked {
    static String how;

    public static void main(String[] args) throws Exception {
        LinkedBlockingQueue<String> q = new LinkedBlockingQueue<>();
        Thread v = Thread.startVirtualThread(() -> {
            try {
                how = q.take();
            } catch (InterruptedException e) {
                how = "InterruptedException";
            }
        });
        Thread i = new Thread(v::interrupt);
        i.start();
        q.put("got");
        v.join();
        i.join();
        System.out.print(how);
    }
}
