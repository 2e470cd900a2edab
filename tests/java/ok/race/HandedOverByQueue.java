//@ flags: +listener=race
//@ native: yes
//@ outputs: "4\n"
// An object changed before it is put into a queue and read after it is taken out.
import java.util.concurrent.LinkedBlockingQueue;

public class HandedOverByQueue {
    static class Box {
        int value;
    }

    public static void main(String[] args) throws Exception {
        LinkedBlockingQueue<Box> queue = new LinkedBlockingQueue<>();
        Thread t = new Thread(() -> {
            Box box = new Box();
            box.value = 4;
            queue.add(box);
        });
        t.start();
        System.out.println(queue.take().value);
        t.join();
    }
}
