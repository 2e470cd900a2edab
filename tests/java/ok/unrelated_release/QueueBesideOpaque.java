//@ flags: --race
// A box travels by a queue and back by another; an opaque flag beside it says nothing.
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.atomic.AtomicBoolean;

public class QueueBesideOpaque {
    static class Box {
        int x;
    }

    public static void main(String[] args) throws Exception {
        BlockingQueue<Box> there = new ArrayBlockingQueue<>(1);
        BlockingQueue<Box> back = new ArrayBlockingQueue<>(1);
        AtomicBoolean busy = new AtomicBoolean();
        Thread t = new Thread(() -> {
            try {
                Box box = there.take();
                busy.setOpaque(true);
                box.x++;
                back.put(box);
            } catch (InterruptedException e) {
                throw new AssertionError(e);
            }
        });
        t.start();
        Box box = new Box();
        box.x = 1;
        there.put(box);
        busy.getOpaque();
        box = back.take();
        box.x++;
        System.out.println(box.x);
    }
}
