// SecureRandom: only facts that hold for every seed.
import java.security.*;
import java.util.*;

public class RandomFacts {
    public static void main(String[] args) throws Exception {
        SecureRandom r = new SecureRandom();
        byte[] a = new byte[32], b = new byte[32];
        r.nextBytes(a);
        r.nextBytes(b);
        System.out.println(!Arrays.equals(a, b));
        boolean ok = true;
        for (int i = 0; i < 100; i++) {
            int x = r.nextInt(10);
            ok &= x >= 0 && x < 10;
            double d = r.nextDouble();
            ok &= d >= 0 && d < 1;
        }
        System.out.println(ok + " " + r.generateSeed(5).length);
        SecureRandom s1 = SecureRandom.getInstance("SHA1PRNG");
        s1.setSeed(42);
        SecureRandom s2 = SecureRandom.getInstance("SHA1PRNG");
        s2.setSeed(42);
        System.out.println(s1.nextInt() == s2.nextInt());
        System.out.println(s1.nextLong() + " " + s1.getAlgorithm());
        System.out.println(UUID.randomUUID().equals(UUID.randomUUID()));
        r.setSeed(1);
        System.out.println(r.ints(20, 5, 8).allMatch(x -> x >= 5 && x < 8));
    }
}
