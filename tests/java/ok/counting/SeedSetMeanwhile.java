//@ outputs: "8,72" | "85,8" | "85,88"
// The seed is set before, between and after two draws.
import java.util.Random;

public class SeedSetMeanwhile {
    static Random r = new Random(1);
    static String b = "";

    public static void main(String[] args) throws Exception {
        Thread t1 = new Thread(() -> {
            r.setSeed(2);
        });
        Thread t2 = new Thread(() -> {
            b = "" + r.nextInt(100) + "," + r.nextInt(100);
        });
        t1.start();
        t2.start();
        t1.join();
        t2.join();
        System.out.print(b);
    }
}
