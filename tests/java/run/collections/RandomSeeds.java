// Seeded generators: Random, SplittableRandom, and the generators by name.
import java.util.*;
import java.util.random.*;
import java.util.stream.*;

public class RandomSeeds {
    public static void main(String[] args) {
        Random r = new Random(12345);
        System.out.println(r.nextInt() + " " + r.nextInt(100) + " " + r.nextInt(64) + " " + r.nextLong() + " " + r.nextBoolean());
        System.out.println(r.nextDouble() + " " + r.nextFloat() + " " + r.nextGaussian() + " " + r.nextGaussian() + " " + r.nextInt((1 << 30) + 1));
        byte[] b = new byte[11];
        r.nextBytes(b);
        System.out.println(Arrays.toString(b));
        System.out.println(r.ints(5, -10, 10).boxed().collect(Collectors.toList()) + " " + r.longs(2).boxed().collect(Collectors.toList()) + " " + r.doubles(2, 1, 2).boxed().collect(Collectors.toList()));
        r.setSeed(0);
        System.out.println(r.nextInt() + " " + r.nextInt(5, 8) + " " + r.nextLong(10) + " " + r.nextDouble(5.0, 6.0));
        System.out.println(new Random(-1).nextInt() + " " + new Random(Long.MIN_VALUE).nextLong());
        try {
            r.nextInt(0);
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
        try {
            r.nextInt(5, 5);
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
        SplittableRandom s = new SplittableRandom(42);
        SplittableRandom t = s.split();
        System.out.println(s.nextInt() + " " + t.nextInt() + " " + s.nextLong() + " " + t.nextDouble() + " " + s.nextInt(3, 9) + " " + t.nextBoolean());
        System.out.println(s.ints(4, 0, 50).boxed().collect(Collectors.toList()));
        int[] histogram = new int[10];
        for (int i = 0; i < 2000; i++) histogram[s.nextInt(10)]++;
        System.out.println(Arrays.toString(histogram));
        for (String name : new String[] {"L64X128MixRandom", "L32X64MixRandom", "L128X256MixRandom", "Xoshiro256PlusPlus", "Xoroshiro128PlusPlus"}) {
            RandomGenerator g = RandomGeneratorFactory.of(name).create(2024L);
            System.out.println(name + " " + g.nextInt() + " " + g.nextLong() + " " + g.nextInt(1000) + " " + g.nextDouble());
        }
        try {
            RandomGeneratorFactory.of("NoSuchGenerator");
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
    }
}
