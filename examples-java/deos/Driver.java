package deos;

import gov.nasa.jpf.vm.Verify;

/**
 * Lets the running thread call the kernel in every way between timer ticks: compute, rest, or
 * delete one of the others or itself. Arguments: {@code at-once} or {@code next-period}, and the
 * number of periods.
 */
public final class Driver {
  private static final int THREADS = 3;

  public static void main(String[] args) {
    Kernel kernel = new Kernel(args[0].equals("at-once"), THREADS);
    int periods = Integer.parseInt(args[1]);
    for (int i = 0; i < periods * kernel.period(); i++) {
      systemCall(kernel);
      kernel.tick();
    }
  }

  /** 0 is no call, 1 rests until the next period, the others delete a thread. */
  private static void systemCall(Kernel kernel) {
    int thread = kernel.running();
    if (thread < 0) {
      return;
    }
    int call = Verify.getInt(0, THREADS);
    if (call == 1) {
      kernel.waitForNextPeriod(thread);
    } else if (call > 1 && kernel.canBeDeleted(call - 1)) {
      kernel.delete(call - 1);
    }
  }
}
