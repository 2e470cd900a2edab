//@ assumes: random
// Which numbers an unseeded generator gives is fixed unless the choice is enumerated.
import java.util.concurrent.ThreadLocalRandom;

public class DrawsNumbers {
    public static void main(String[] args) {
        System.out.println(ThreadLocalRandom.current().nextInt(10) < 5);
    }
}
