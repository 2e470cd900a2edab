//@ outputs: "11" | "3" | "6"
// An array is changed before, between and after two steps of an optional.
import java.util.Optional;

public class MappedTwice {
    static int[] n = {1};
    static String a = "";

    public static void main(String[] args) throws Exception {
        Thread t1 = new Thread(() -> {
            a = Optional.of(n).map(x -> x[0]++).map(x -> x + n[0]).get().toString();
        });
        Thread t2 = new Thread(() -> {
            n[0] = 5;
        });
        t1.start();
        t2.start();
        t1.join();
        t2.join();
        System.out.print(a);
    }
}
