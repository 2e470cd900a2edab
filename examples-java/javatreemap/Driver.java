package javatreemap;

import gov.nasa.jpf.vm.Verify;
import java.util.TreeMap;
import rjpf.Explore;

/**
 * Explores every sequence of at most n calls of {@code put}, {@code remove} and {@code get} over n
 * values.
 */
public final class Driver {
  public static void main(String[] args) {
    int n = Integer.parseInt(args[0]);
    Integer[] keys = new Integer[n];
    for (int i = 0; i < n; i++) {
      keys[i] = i;
    }
    TreeMap<Integer, Object> map = new TreeMap<>();
    for (int i = 0; i < n; i++) {
      int method = Verify.getInt(0, 2);
      Integer key = keys[Verify.getInt(0, n - 1)];
      if (method == 0) {
        map.put(key, null);
        assert map.containsKey(key);
      } else if (method == 1) {
        map.remove(key);
        assert !map.containsKey(key);
      } else {
        map.get(key);
      }
      // As in the paper's driver, what is stored is the result: the empty structure counts again.
      Explore.ignoreIfSeen(map);
    }
  }
}
