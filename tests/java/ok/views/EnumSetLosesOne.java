//@ outputs: "[A, B]" | "[A]" | "[B]"
// The bits of a set are one word, which both read before either writes.
import java.util.EnumSet;

public class EnumSetLosesOne {
    enum E { A, B }
    static EnumSet<E> m = EnumSet.noneOf(E.class);

    public static void main(String[] args) throws Exception {
        Thread t1 = new Thread(() -> {
            m.add(E.A);
        });
        Thread t2 = new Thread(() -> {
            m.add(E.B);
        });
        t1.start();
        t2.start();
        t1.join();
        t2.join();
        System.out.print(m);
    }
}
