//@ expect: exception java.util.ConcurrentModificationException
// Walking over a synchronized list is the caller's business.
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

public class SynchronizedListIsWalkedWithoutItsLock {
    public static void main(String[] args) throws Exception {
        List<Integer> list = Collections.synchronizedList(new ArrayList<>(List.of(1, 2)));
        Thread other = new Thread(() -> list.add(3));
        other.start();
        int sum = 0;
        for (int x : list) { //~ THROWS
            sum += x;
        }
        other.join();
    }
}
