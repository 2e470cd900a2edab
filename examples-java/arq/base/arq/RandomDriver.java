package arq;

import java.util.Random;

/** Random event sequences on a plain JVM; every transfer must end. */
public final class RandomDriver {
  public static void main(String[] args) {
    long seed = args.length > 0 ? Long.parseLong(args[0]) : 1;
    Random random = new Random(seed);
    for (int run = 0; run < 1_000; run++) {
      Arq arq = new Arq(20);
      int steps = 0;
      while (!arq.isFinished()) {
        arq.fire(arq.enabled(random.nextInt(arq.countEnabled())));
        if (!arq.isSafe() || !arq.isWithoutDuplicates() || ++steps > 1_000_000) {
          throw new AssertionError("seed " + seed + ", run " + run + ", step " + steps);
        }
      }
    }
    System.out.println("arq: 1000 random transfers of 20 packets are safe");
  }
}
