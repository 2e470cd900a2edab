//@ flags: --livelock
//@ note: none
// Drawing numbers until one is zero: the chance that it never comes is none.
import java.util.concurrent.ThreadLocalRandom;

public class RandomUntilZero {
    public static void main(String[] args) {
        while (ThreadLocalRandom.current().nextInt(3) != 0) Thread.onSpinWait();
    }
}
