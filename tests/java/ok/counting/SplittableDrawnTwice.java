//@ outputs: "false" | "true"
// A generator that is not made for two threads gives both the same number, or not.
import java.util.SplittableRandom;

public class SplittableDrawnTwice {
    static SplittableRandom r = new SplittableRandom(1);
    static String a = "", b = "";

    public static void main(String[] args) throws Exception {
        Thread t1 = new Thread(() -> {
            a = "" + r.nextInt(1000);
        });
        Thread t2 = new Thread(() -> {
            b = "" + r.nextInt(1000);
        });
        t1.start();
        t2.start();
        t1.join();
        t2.join();
        System.out.print(a.equals(b));
    }
}
