//@ outputs: "same"
// Random draws by compare and swap: the two numbers are the first two of the sequence, in either order.
import java.util.Random;

public class RandomIsSafe {
    static int x, y;

    public static void main(String[] args) throws Exception {
        Random r = new Random(7), q = new Random(7);
        int a = q.nextInt(), b = q.nextInt();
        Thread t = new Thread(() -> x = r.nextInt());
        t.start();
        y = r.nextInt();
        t.join();
        System.out.print(x == a && y == b || x == b && y == a ? "same" : "other");
    }
}
