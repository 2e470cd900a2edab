//@ native: yes
//@ outputs: "[a, b]" | "[c, b]" | "[c, d]" | "[a, d]"
// As for numbers: the first element is read before the other thread writes both, the second after.
import java.util.concurrent.atomic.AtomicReferenceArray;
public class ReferenceArrayTextTorn {
    public static void main(String[] args) throws Exception {
        AtomicReferenceArray<String> a = new AtomicReferenceArray<>(new String[] { "a", "b" });
        Thread t = new Thread(() -> { a.set(0, "c"); a.set(1, "d"); });
        t.start();
        String s = "" + a;
        t.join();
        System.out.print(s);
    }
}
