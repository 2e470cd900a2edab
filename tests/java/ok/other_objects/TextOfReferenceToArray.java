//@ native: yes
//@ outputs: "[0, 0]" | "[1, 0]" | "[1, 1]" | "[0, 1]"
// The text of an atomic reference is that of what it refers to, and takes as many steps.
import java.util.concurrent.atomic.*;
public class TextOfReferenceToArray {
    public static void main(String[] args) throws Exception {
        AtomicIntegerArray a = new AtomicIntegerArray(2);
        AtomicReference<Object> r = new AtomicReference<>(a);
        Thread t = new Thread(() -> { a.set(0, 1); a.set(1, 1); });
        t.start();
        String s = String.valueOf(r);
        t.join();
        System.out.print(s);
    }
}
