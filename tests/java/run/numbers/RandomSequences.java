// java.util.Random and SplittableRandom sequences from fixed seeds.
import java.util.*;
import java.util.stream.*;
public class RandomSequences {
    static String h(double d) { return Long.toHexString(Double.doubleToLongBits(d)); }
    public static void main(String[] args) {
        for (long seed : new long[]{0, 1, 42, -1, Long.MIN_VALUE, 0x5DEECE66DL}) {
            Random r = new Random(seed);
            System.out.println(seed + " " + r.nextInt() + " " + r.nextInt(10) + " " + r.nextInt(16) + " " + r.nextInt(1 << 30)
                    + " " + r.nextInt((1 << 30) + 1) + " " + r.nextLong() + " " + r.nextBoolean() + " "
                    + Integer.toHexString(Float.floatToIntBits(r.nextFloat())) + " " + h(r.nextDouble()));
            byte[] b = new byte[7]; r.nextBytes(b); System.out.println(Arrays.toString(b));
            r.setSeed(seed + 1); System.out.println(r.nextInt() + " " + new Random(seed + 1).nextInt());
        }
        Random r = new Random(7);
        System.out.println(r.ints(5).boxed().collect(Collectors.toList()) + " "
                + r.ints(5, 0, 100).boxed().collect(Collectors.toList()) + " " + r.longs(3).boxed().collect(Collectors.toList())
                + " " + r.doubles(3).mapToObj(RandomSequences::h).collect(Collectors.toList()) + " " + r.ints(3, -5, 5).sum());
        List<Integer> l = IntStream.range(0, 20).boxed().collect(Collectors.toList());
        Collections.shuffle(l, new Random(3));
        System.out.println(l);
        int[] hist = new int[10]; for (int i = 0; i < 5000; i++) hist[r.nextInt(10)]++; System.out.println(Arrays.toString(hist));
        double s = 0;
        Random g = new Random(11);
        for (int i = 0; i < 10; i++) s += g.nextGaussian();
        System.out.println(s > -20 && s < 20);
        SplittableRandom sr = new SplittableRandom(5);
        SplittableRandom sp = sr.split();
        System.out.println(sr.nextInt() + " " + sr.nextLong() + " " + sr.nextInt(100) + " " + sr.nextInt(5, 10) + " "
                + sp.nextLong() + " " + sp.nextBoolean() + " " + h(sr.nextDouble()));
        try { r.nextInt(0); } catch (IllegalArgumentException e) { System.out.println(e.getMessage()); }
        class Fixed extends Random {
            int n; Fixed() { super(0); } @Override protected int next(int bits) { return n++ & ((1 << bits) - 1); }
        }
        Random f = new Fixed();
        System.out.println(f.nextInt() + " " + f.nextInt(5) + " " + f.nextLong() + " " + f.nextBoolean());
    }
}
