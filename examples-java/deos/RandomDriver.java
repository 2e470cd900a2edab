package deos;

import java.util.Random;

/** The correct kernel under random calls on a plain JVM; run with {@code -ea}. */
public final class RandomDriver {
  public static void main(String[] args) {
    Random random = new Random(args.length > 0 ? Long.parseLong(args[0]) : 1);
    for (int run = 0; run < 10_000; run++) {
      Kernel kernel = new Kernel(false, 3);
      for (int i = 0; i < 5 * kernel.period(); i++) {
        int thread = kernel.running();
        int call = random.nextInt(kernel.threads() + 1);
        if (thread >= 0 && call == 1) {
          kernel.waitForNextPeriod(thread);
        } else if (thread >= 0 && call > 1 && kernel.canBeDeleted(call - 1)) {
          kernel.delete(call - 1);
        }
        kernel.tick();
      }
    }
    System.out.println("deos: 10000 random runs without starvation");
  }
}
