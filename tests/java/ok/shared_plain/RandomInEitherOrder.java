//@ outputs: "true" | "false"
// Who draws first gets the first number.
import java.util.Random;

public class RandomInEitherOrder {
    static int x;

    public static void main(String[] args) throws Exception {
        Random r = new Random(7);
        int a = new Random(7).nextInt(100);
        Thread t = new Thread(() -> x = r.nextInt(100));
        t.start();
        r.nextInt(100);
        t.join();
        System.out.print(x == a);
    }
}
