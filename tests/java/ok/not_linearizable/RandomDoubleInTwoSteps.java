//@ native: yes
//@ outputs: "0\n" | "1\n" | "2\n"
// nextDouble draws 26 bits, then 27; main's nextInt comes before, between or after.
// Confirmed on JDK 17 and 25: every outcome was seen.
import java.util.Random;

public class RandomDoubleInTwoSteps {
    public static void main(String[] args) throws Exception {
        Random known = new Random(7), shared = new Random(7);
        int[] numbers = {known.nextInt(), known.nextInt(), known.nextInt()};
        Thread t = new Thread(() -> shared.nextDouble());
        t.start();
        int mine = shared.nextInt();
        t.join();
        System.out.println(mine == numbers[0] ? 0 : mine == numbers[1] ? 1 : 2);
    }
}
