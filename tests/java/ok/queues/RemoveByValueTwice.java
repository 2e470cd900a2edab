//@ native: yes
//@ outputs: "10" | "01"
// One element, removed once.
import java.util.concurrent.*;
public class RemoveByValueTwice {
    public static void main(String[] args) throws Exception {
        LinkedBlockingDeque<Integer> q = new LinkedBlockingDeque<>();
        q.add(1);
        int[] n = new int[2];
        Thread t = new Thread(() -> n[0] = q.removeFirstOccurrence(1) ? 1 : 0);
        t.start();
        n[1] = q.remove(1) ? 1 : 0;
        t.join();
        System.out.print(n[0] + "" + n[1]);
    }
}
