// One poison pill stops one of two consumers.
import java.util.concurrent.LinkedBlockingQueue;

public class OnePoisonTwoConsumers {
    static final LinkedBlockingQueue<Integer> queue = new LinkedBlockingQueue<>();

    static void consume() {
        try {
            while (queue.take() != 0) { //~ DEADLOCK
            }
        } catch (InterruptedException e) {
            throw new RuntimeException(e);
        }
    }

    public static void main(String[] args) throws Exception {
        Thread a = new Thread(OnePoisonTwoConsumers::consume);
        Thread b = new Thread(OnePoisonTwoConsumers::consume);
        a.start();
        b.start();
        queue.put(7);
        queue.put(0);
        a.join();
        b.join();
    }
}
