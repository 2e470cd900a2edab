//@ outputs: "12[2]" | "12[3]" | "13[3]" | "23[3]"
// All elements of a copied list are replaced at one moment; two reads of it are two.
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;

public class ReplacedAtOnce {
    static CopyOnWriteArrayList<Integer> l = new CopyOnWriteArrayList<>(List.of(1, 2));
    static String a = "";

    public static void main(String[] args) throws Exception {
        Thread t1 = new Thread(() -> {
            l.replaceAll(i -> i + 1);
        });
        Thread t2 = new Thread(() -> {
            a = "" + l.get(0) + l.get(1);
            l.removeIf(i -> i == 2);
        });
        t1.start();
        t2.start();
        t1.join();
        t2.join();
        System.out.print(a + l);
    }
}
