//@ native: yes
//@ outputs: "0 1\n" | "1 0\n"
// nextInt is one draw: the two threads get the first two numbers.
// Confirmed on JDK 17 and 25: every outcome was seen.
import java.util.Random;

public class RandomIntIsOneStep {
    static int theirs;

    public static void main(String[] args) throws Exception {
        Random known = new Random(42), shared = new Random(42);
        int first = known.nextInt();
        Thread t = new Thread(() -> theirs = shared.nextInt());
        t.start();
        int mine = shared.nextInt();
        t.join();
        System.out.println((mine == first ? 0 : 1) + " " + (theirs == first ? 0 : 1));
    }
}
