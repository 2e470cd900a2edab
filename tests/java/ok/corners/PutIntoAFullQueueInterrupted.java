//@ native: yes
//@ outputs: "i"
// The queue is full and nobody takes: put ends by the interrupt only, whether it comes before or during it.
import java.util.concurrent.*;

public class PutIntoAFullQueueInterrupted {
    public static void main(String[] args) throws Exception {
        ArrayBlockingQueue<Integer> queue = new ArrayBlockingQueue<>(1);
        queue.add(1);
        Thread t = new Thread(() -> {
            try {
                queue.put(2);
                System.out.print("p");
            } catch (InterruptedException e) {
                System.out.print("i");
            }
        });
        t.start();
        t.interrupt();
        t.join();
    }
}
