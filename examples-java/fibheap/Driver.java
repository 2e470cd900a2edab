package fibheap;

import gov.nasa.jpf.vm.Verify;
import rjpf.Explore;

/**
 * Explores every sequence of at most n calls of {@code insert} and {@code removeMin} with values
 * 1..n.
 */
public final class Driver {
  public static void main(String[] args) {
    int n = Integer.parseInt(args[0]);
    FibonacciHeap heap = new FibonacciHeap();
    for (int i = 0; i < n; i++) {
      // A path goes on only from a structure that no path has brought here before.
      Explore.ignoreIfSeen(heap);
      int op = Verify.getInt(0, n);
      if (op > 0) {
        heap.insert(op);
      } else {
        heap.removeMin();
      }
      assert heap.repOk();
    }
  }
}
