//@ native: yes
//@ outputs: "0\n" | "1\n" | "2\n"
// nextLong draws two numbers of 32 bits; main's nextInt is the first, the third, or the one between.
// Confirmed on JDK 17 and 25: every outcome was seen.
import java.util.Random;

public class RandomLongInTwoSteps {
    public static void main(String[] args) throws Exception {
        Random known = new Random(42), shared = new Random(42);
        int[] numbers = {known.nextInt(), known.nextInt(), known.nextInt()};
        Thread t = new Thread(() -> shared.nextLong());
        t.start();
        int mine = shared.nextInt();
        t.join();
        System.out.println(mine == numbers[0] ? 0 : mine == numbers[1] ? 1 : 2);
    }
}
