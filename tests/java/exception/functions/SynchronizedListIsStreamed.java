//@ expect: exception java.util.ConcurrentModificationException
// The stream of a synchronized list does not hold its lock.
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

public class SynchronizedListIsStreamed {
    public static void main(String[] args) throws Exception {
        List<Integer> list = Collections.synchronizedList(new ArrayList<>(List.of(1)));
        Thread other = new Thread(() -> list.add(2));
        other.start();
        list.stream().forEach(x -> {}); //~ THROWS
        other.join();
    }
}
