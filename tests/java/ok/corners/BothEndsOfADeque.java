//@ outputs: "1 2"
// One adds at the front and one at the back: the order does not depend on who comes first.
import java.util.concurrent.*;
public class BothEndsOfADeque {
    public static void main(String[] args) throws Exception {
        LinkedBlockingDeque<Integer> d = new LinkedBlockingDeque<>();
        Thread t = new Thread(() -> { try { d.putFirst(1); } catch (InterruptedException e) { } });
        Thread u = new Thread(() -> { try { d.putLast(2); } catch (InterruptedException e) { } });
        t.start();
        u.start();
        t.join();
        u.join();
        System.out.print(d.takeFirst() + " " + d.takeLast());
    }
}
