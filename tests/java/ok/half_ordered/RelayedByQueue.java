//@ flags: --race
//@ outputs: "1\n"
// A queue hands the box on, and an opaque flag says so too early for nobody.
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.atomic.AtomicBoolean;

public class RelayedByQueue {
    static class Box {
        int x;
    }

    public static void main(String[] args) throws InterruptedException {
        AtomicBoolean said = new AtomicBoolean();
        BlockingQueue<Box> queue = new LinkedBlockingQueue<>();
        new Thread(() -> {
            Box box = new Box();
            box.x = 1;
            queue.add(box);
            said.setOpaque(true);
        }).start();
        said.getOpaque();
        System.out.println(queue.take().x);
    }
}
