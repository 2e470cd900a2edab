//@ native: yes
//@ outputs: "[0, 0]" | "[1, 0]" | "[1, 1]" | "[0, 1]"
// The text of an atomic array is made of one element after the other: the first may be the old one and the
// second the new one, which they never were together.
import java.util.concurrent.atomic.AtomicIntegerArray;
public class AtomicArrayTextTorn {
    public static void main(String[] args) throws Exception {
        AtomicIntegerArray a = new AtomicIntegerArray(2);
        Thread t = new Thread(() -> { a.set(0, 1); a.set(1, 1); });
        t.start();
        String s = a.toString();
        t.join();
        System.out.print(s);
    }
}
