package disjset;

import gov.nasa.jpf.vm.Verify;
import rjpf.Explore;

/**
 * Explores every sequence of at most n calls of {@code union} and {@code find} over n - 1 elements.
 */
public final class Driver {
  public static void main(String[] args) {
    int n = Integer.parseInt(args[0]);
    DisjSet sets = new DisjSet(n - 1);
    for (int i = 0; i < n; i++) {
      int method = Verify.getInt(0, 1);
      int x = Verify.getInt(0, n - 2);
      // Chosen for find too, where it is not used: all paths of a level have equally many choices.
      int y = Verify.getInt(0, n - 2);
      if (method == 0) {
        sets.union(x, y);
      } else {
        sets.find(x);
      }
      assert sets.repOk();
      // As in the paper's driver, what is stored is the result: the empty structure counts again.
      Explore.ignoreIfSeen(sets);
    }
  }
}
