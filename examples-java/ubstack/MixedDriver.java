package ubstack;

import gov.nasa.jpf.vm.Verify;
import rjpf.Explore;

/**
 * As {@link Driver}, matching on what a call leaves behind instead of on what it finds: the
 * exploration of the mixed-execution paper.
 */
public final class MixedDriver {
  public static void main(String[] args) {
    int n = Integer.parseInt(args[0]);
    UbStack stack = new UbStack(n);
    for (int i = 0; i < n; i++) {
      int op = Verify.getInt(0, n);
      if (op > 0) {
        stack.push(op);
      } else {
        stack.pop();
      }
      assert stack.repOk();
      // As in the paper's driver, what is stored is the result: the empty structure counts again.
      Explore.ignoreIfSeen(stack);
    }
  }
}
