//@ expect: exception java.lang.ArithmeticException
//@ flags: +cg.enumerate_random=true
// A division by zero for one pair of random numbers in six: found only if all of them are tried.

import java.util.Random;

public class DividesByRandom {
    public static void main(String[] args) {
        Random random = new Random(42);
        int a = random.nextInt(2);
        int b = random.nextInt(3);
        System.out.println(a / (b + a - 2)); //~ EXCEPTION
    }
}
