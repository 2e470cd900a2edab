//@ flags: +listener=race
// The writer keeps changing the object after it has handed it over.
import java.util.concurrent.LinkedBlockingQueue;

public class EscapedObjectRace {
    static class Box {
        int value;
    }

    public static void main(String[] args) throws Exception {
        LinkedBlockingQueue<Box> queue = new LinkedBlockingQueue<>();
        Thread t = new Thread(() -> {
            Box box = new Box();
            queue.add(box);
            box.value = 4; //~ RACE
        });
        t.start();
        int seen = queue.take().value; //~ RACE
        t.join();
    }
}
