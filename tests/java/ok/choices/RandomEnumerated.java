//@ flags: +cg.enumerate_random=true
//@ outputs: "false 0" | "false 1" | "false 2" | "true 0" | "true 1" | "true 2"
// Each answer of a Random is tried; an impossible bound is refused as ever.

import java.util.Random;

public class RandomEnumerated {
    public static void main(String[] args) {
        Random random = new Random();
        try {
            random.nextInt(0);
            throw new AssertionError("a bound of zero");
        } catch (IllegalArgumentException expected) {
            System.out.print(random.nextBoolean() + " " + random.nextInt(3));
        }
    }
}
