//@ native: yes
//@ outputs: "1 1" | "1 0"
// A queue that counts after it has put: a reader may find the element before the count.
import java.util.concurrent.*;
public class LinkedQueueOverridden {
    static volatile int count;
    static class Counting extends LinkedBlockingQueue<Integer> {
        public void put(Integer x) throws InterruptedException { super.put(x); count++; }
    }
    public static void main(String[] args) throws Exception {
        Counting q = new Counting();
        Thread t = new Thread(() -> { try { q.put(1); } catch (InterruptedException e) { } });
        t.start();
        int x = q.take();
        System.out.print(x + " " + count);
        t.join();
    }
}
