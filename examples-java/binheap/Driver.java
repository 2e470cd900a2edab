package binheap;

import gov.nasa.jpf.vm.Verify;
import rjpf.Explore;

/**
 * Explores every sequence of at most n calls of {@code insert} and {@code delete} with values 1..n.
 */
public final class Driver {
  public static void main(String[] args) {
    int n = Integer.parseInt(args[0]);
    BinomialHeap heap = new BinomialHeap();
    for (int i = 0; i < n; i++) {
      // A path goes on only from a structure that no path has brought here before.
      Explore.ignoreIfSeen(heap);
      int method = Verify.getInt(0, 1);
      int value = Verify.getInt(1, n);
      if (method == 0) {
        heap.insert(value);
      } else {
        heap.delete(value);
      }
      assert heap.repOk();
    }
  }
}
