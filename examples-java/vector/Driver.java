package vector;

import gov.nasa.jpf.vm.Verify;
import java.util.Vector;
import rjpf.Explore;

/**
 * Explores every sequence of at most n calls of {@code addElement},
 * {@code removeElement} and {@code elementAt} over n values.
 */
public final class Driver {
  public static void main(String[] args) {
    int n = Integer.parseInt(args[0]);
    Integer[] values = new Integer[n];
    for (int i = 0; i < n; i++) {
      values[i] = i;
    }
    Vector<Integer> vector = new Vector<>();
    for (int i = 0; i < n; i++) {
      int method = Verify.getInt(0, 2);
      int value = Verify.getInt(0, n - 1);
      if (method == 0) {
        vector.addElement(values[value]);
      } else if (method == 1) {
        vector.removeElement(values[value]);
      } else if (value < vector.size()) {
        vector.elementAt(value);
      }
      // As in the paper's driver, what is stored is the result: the empty structure counts again.
      Explore.ignoreIfSeen(vector);
    }
  }
}
