//@ outputs: "0\n" | "1\n" | "new\n"
// What a reference refers to is read before the text of that is made.
import java.util.concurrent.atomic.*;

public class TextOfAReferenceToAReference {
    public static void main(String[] a) throws Exception {
        AtomicReference<Object> x = new AtomicReference<>("0"), outer = new AtomicReference<>(x);
        Thread t = new Thread(() -> {
            outer.set("new");
            x.set("1");
        });
        t.start();
        System.out.println(outer.toString());
        t.join();
    }
}
