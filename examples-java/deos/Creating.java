package deos;

import gov.nasa.jpf.vm.Verify;

/**
 * As {@link Driver}, but only main is there at first, threads are created by calls and delete only
 * themselves, and it never ends: a counter of all ticks makes every tick a new state, as in the
 * kernel that the paper's authors did not abstract. Arguments: {@code at-once} or {@code
 * next-period}, and the number of threads.
 */
public final class Creating {
  private static long ticks;

  public static void main(String[] args) {
    Kernel kernel = Kernel.withMainOnly(args[0].equals("at-once"), Integer.parseInt(args[1]));
    while (true) {
      systemCall(kernel);
      kernel.tick();
      ticks++;
    }
  }

  private static void systemCall(Kernel kernel) {
    int thread = kernel.running();
    if (thread < 0) {
      return;
    }
    switch (Verify.getInt(0, 3)) {
      case 1:
        kernel.waitForNextPeriod(thread);
        break;
      case 2:
        kernel.create();
        break;
      case 3:
        if (kernel.canBeDeleted(thread)) {
          kernel.delete(thread);
        }
        break;
      default:
        break;
    }
  }
}
