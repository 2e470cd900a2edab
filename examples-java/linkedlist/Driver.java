package linkedlist;

import gov.nasa.jpf.vm.Verify;
import java.util.LinkedList;
import rjpf.Explore;

/**
 * Explores every sequence of at most n calls of {@code add}, {@code removeLast} and
 * {@code contains} over n values.
 */
public final class Driver {
  public static void main(String[] args) {
    int n = Integer.parseInt(args[0]);
    Integer[] values = new Integer[n];
    for (int i = 0; i < n; i++) {
      values[i] = i;
    }
    LinkedList<Integer> list = new LinkedList<>();
    for (int i = 0; i < n; i++) {
      int method = Verify.getInt(0, 2);
      int value = Verify.getInt(0, n - 1);
      if (method == 0) {
        list.add(values[value]);
      } else if (method == 1) {
        if (!list.isEmpty()) {
          list.removeLast();
        }
      } else {
        list.contains(values[value]);
      }
      // As in the paper's driver, what is stored is the result: the empty structure counts again.
      Explore.ignoreIfSeen(list);
    }
  }
}
