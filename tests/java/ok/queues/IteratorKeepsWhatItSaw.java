//@ native: yes
//@ outputs: "1" | "null"
// An iterator of an array queue that was made with an element gives it, even if it was taken since.
import java.util.*;
import java.util.concurrent.*;
public class IteratorKeepsWhatItSaw {
    public static void main(String[] args) throws Exception {
        ArrayBlockingQueue<Integer> q = new ArrayBlockingQueue<>(2);
        q.add(1);
        Thread t = new Thread(q::poll);
        t.start();
        Iterator<Integer> it = q.iterator();
        System.out.print(it.hasNext() ? it.next() : null);
        t.join();
    }
}
