//@ native: yes
//@ outputs: "0" | "1"
// What is printed to the other stream reads as well: twice the same reference, before and after an update.
import java.util.concurrent.atomic.*;
public class ErrorStreamBesideOut {
    static final AtomicReference<String> r = new AtomicReference<>("0");
    public static void main(String[] args) throws Exception {
        Thread t = new Thread(() -> r.set("1"));
        t.start();
        System.err.printf("%s%s", r, r);
        String first = r.get();
        t.join();
        System.out.print(first);
    }
}
