//@ native: yes
//@ outputs: "0\n" | "1\n" | "2\n"
// nextBytes of eight bytes draws two numbers.
// Confirmed on JDK 17 and 25: every outcome was seen.
import java.util.Random;

public class RandomBytesInTwoSteps {
    public static void main(String[] args) throws Exception {
        Random known = new Random(9), shared = new Random(9);
        int[] numbers = {known.nextInt(), known.nextInt(), known.nextInt()};
        Thread t = new Thread(() -> shared.nextBytes(new byte[8]));
        t.start();
        int mine = shared.nextInt();
        t.join();
        System.out.println(mine == numbers[0] ? 0 : mine == numbers[1] ? 1 : 2);
    }
}
