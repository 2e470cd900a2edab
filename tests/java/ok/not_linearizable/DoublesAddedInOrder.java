//@ native: yes
//@ outputs: "0.0" | "1.0"
// To add doubles does not commute: 1e16 + 1 is rounded to 1e16. The one is there at the end only if it is
// added last.
import java.util.concurrent.atomic.DoubleAdder;
public class DoublesAddedInOrder {
    public static void main(String[] args) throws Exception {
        DoubleAdder d = new DoubleAdder();
        Thread t = new Thread(() -> { d.add(1e16); d.add(-1e16); });
        t.start();
        d.add(1.0);
        t.join();
        System.out.print(d.sum());
    }
}
