//@ native: yes
//@ outputs: "[0, 0]" | "[0, 1]" | "[1, 1]"
// An atomic array of two: the first element is read before the second; the other sets the second, then the first.
import java.util.concurrent.atomic.*;
public class PrintsAnArrayOfAtomics {
    public static void main(String[] args) throws Exception {
        AtomicIntegerArray a = new AtomicIntegerArray(2);
        Thread t = new Thread(() -> { a.set(1, 1); a.set(0, 1); });
        t.start();
        System.out.print(a);
        t.join();
    }
}
