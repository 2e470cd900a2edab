//@ outputs: "2\n" | "1 interrupted\n"
// Two wait for elements. Whoever takes the first of two tells the other one of the second, after the first is out of the queue: interrupted
// before that, the other one gives up.
import java.util.concurrent.*;

public class SecondTakerNotToldYet {
    static int taken;
    static String end = "";

    static synchronized void took() {
        taken++;
    }

    static void take(LinkedBlockingQueue<Integer> q) {
        try {
            q.take();
            took();
        } catch (InterruptedException e) {
            end = " interrupted";
        }
    }

    public static void main(String[] a) throws Exception {
        LinkedBlockingQueue<Integer> q = new LinkedBlockingQueue<>();
        Thread first = new Thread(() -> take(q)), second = new Thread(() -> take(q));
        first.start();
        while (first.getState() != Thread.State.WAITING) Thread.yield();
        second.start();
        while (second.getState() != Thread.State.WAITING) Thread.yield();
        q.put(1);
        q.put(2);
        int before = q.size();
        int now = q.size();
        if (before == 2 && now == 1) second.interrupt();
        first.join();
        second.join();
        System.out.println(taken + end);
    }
}
