//@ flags: +listener=race
// Two drains of two queues into one list.
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.LinkedBlockingQueue;

public class DrainedToPlainList {
    public static void main(String[] args) {
        LinkedBlockingQueue<Integer> one = new LinkedBlockingQueue<>(List.of(1));
        LinkedBlockingQueue<Integer> two = new LinkedBlockingQueue<>(List.of(2));
        List<Integer> out = new ArrayList<>(4);
        new Thread(() -> one.drainTo(out)).start(); //~ RACE
        two.drainTo(out); //~ RACE
    }
}
