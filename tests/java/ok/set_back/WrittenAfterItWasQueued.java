//@ outputs: "0" | "1"
// The sender writes to what it has handed over.
import java.util.concurrent.LinkedBlockingQueue;

public class WrittenAfterItWasQueued {
    static class Box {
        int x;
    }

    public static void main(String[] args) throws Exception {
        LinkedBlockingQueue<Box> queue = new LinkedBlockingQueue<>();
        Thread sender = new Thread(() -> {
            Box box = new Box();
            queue.add(box);
            box.x = 1;
        });
        sender.start();
        System.out.print(queue.take().x);
    }
}
