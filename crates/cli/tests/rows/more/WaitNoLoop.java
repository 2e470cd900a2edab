import java.util.*;
public class WaitNoLoop {
    private final LinkedList<String> queue = new LinkedList<>();
    synchronized void put(String s) { queue.add(s); notifyAll(); }
    synchronized String take() throws InterruptedException { if (queue.isEmpty()) wait(); return queue.removeFirst(); }
    public static void main(String[] args) throws Exception {
        WaitNoLoop q = new WaitNoLoop();
        Runnable consumer = () -> { try { System.out.println("got " + q.take()); } catch (InterruptedException e) { } };
        new Thread(consumer, "consumer-1").start();
        new Thread(consumer, "consumer-2").start();
        q.put("job");
        q.put("another");
    }
}
