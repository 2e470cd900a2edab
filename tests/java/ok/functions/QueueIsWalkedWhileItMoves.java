//@ outputs: "12" | "123" | "2" | "23"
// The first may be gone when the walk begins, and the last be there when it ends.
import java.util.List;
import java.util.concurrent.ConcurrentLinkedQueue;

public class QueueIsWalkedWhileItMoves {
    public static void main(String[] args) throws Exception {
        ConcurrentLinkedQueue<Integer> queue = new ConcurrentLinkedQueue<>(List.of(1, 2));
        Thread other = new Thread(() -> {
            queue.poll();
            queue.add(3);
        });
        other.start();
        StringBuilder seen = new StringBuilder();
        for (int x : queue) {
            seen.append(x);
        }
        System.out.print(seen);
    }
}
