package ubstack;

import gov.nasa.jpf.vm.Verify;
import rjpf.Explore;

/** Explores every sequence of at most n calls of {@code push} and {@code pop} with values 1..n. */
public final class Driver {
  public static void main(String[] args) {
    int n = Integer.parseInt(args[0]);
    UbStack stack = new UbStack(n);
    for (int i = 0; i < n; i++) {
      // A path goes on only from a structure that no path has brought here before.
      Explore.ignoreIfSeen(stack);
      int op = Verify.getInt(0, n);
      if (op > 0) {
        stack.push(op);
      } else {
        stack.pop();
      }
      assert stack.repOk();
    }
  }
}
