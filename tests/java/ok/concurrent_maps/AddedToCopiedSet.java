//@ outputs: "falsefalsetruetrue[1, 2]" | "falsetruetruetrue[1, 2]" | "truefalsefalsetrue[1, 2]" | "truetruefalsetrue[1, 2]"
// One of two threads adds the element.
import java.util.concurrent.CopyOnWriteArraySet;

public class AddedToCopiedSet {
    static CopyOnWriteArraySet<Integer> l = new CopyOnWriteArraySet<>();
    static String a = "", b = "";

    public static void main(String[] args) throws Exception {
        Thread t1 = new Thread(() -> {
            a = "" + l.add(1) + l.contains(2);
        });
        Thread t2 = new Thread(() -> {
            b = "" + l.add(1) + l.add(2);
        });
        t1.start();
        t2.start();
        t1.join();
        t2.join();
        System.out.print(a + b + l);
    }
}
