//@ outputs: "a" | "b"
// The order is decided once, when the second element comes, by what the ranks are then.
import java.util.Comparator;
import java.util.concurrent.PriorityBlockingQueue;

public class ComparatorReadsWhatChanges {
    static class Item {
        final String name;
        volatile int rank;

        Item(String name, int rank) {
            this.name = name;
            this.rank = rank;
        }
    }

    public static void main(String[] args) throws Exception {
        PriorityBlockingQueue<Item> queue = new PriorityBlockingQueue<>(2, Comparator.comparingInt(i -> i.rank));
        Item a = new Item("a", 1);
        queue.add(a);
        Thread other = new Thread(() -> a.rank = 5);
        other.start();
        queue.add(new Item("b", 3));
        System.out.print(queue.poll().name);
    }
}
