//@ expect: exception java.util.ConcurrentModificationException
// ArrayList.forEach compares modCount at its end: a clear in between is noticed.
// Confirmed on JDK 17 and 25: seen.
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;

public class ListClearedWhileForEach {
    public static void main(String[] args) {
        List<Integer> list = new ArrayList<>(List.of(1));
        AtomicInteger sum = new AtomicInteger();
        new Thread(list::clear).start();
        list.forEach(i -> sum.getAndAdd(1)); //~ THROWS
    }
}
