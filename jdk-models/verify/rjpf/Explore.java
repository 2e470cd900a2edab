package rjpf;

import gov.nasa.jpf.vm.Verify;

/**
 * Our own additions to {@link Verify}: matching on a part of the heap.
 *
 * <p>The set of seen graphs belongs to the whole search, not to a path: it does not backtrack. It
 * is kept per call site, so that two places in a program do not hide states from each other. The
 * call that asks also adds: the second call with an isomorphic graph gives {@code true}.
 *
 * <p>"Isomorphic" means the same object graph from {@code root}: same classes, same primitive
 * values, same array lengths and elements, same sharing; addresses and identity hash codes do not
 * count. "Shape" leaves out primitive values (not array lengths), so it is an under-approximation
 * when used to prune.
 *
 * <p>As with {@link Verify}, native peers answer under the checker and the bodies are for a plain
 * JVM, where there is one path and nothing has been seen before.
 */
public final class Explore {
  private Explore() {}

  /** Has a heap isomorphic to this object's graph been seen at this call before? Exact. */
  public static boolean seen(Object root) {
    return false;
  }

  /**
   * Has a graph of the same shape, whatever its primitive values, been seen at this call before?
   */
  public static boolean seenShape(Object root) {
    return false;
  }

  /** Gives up the path if {@link #seen}. */
  public static void ignoreIfSeen(Object root) {
    Verify.ignoreIf(seen(root));
  }

  /** Gives up the path if {@link #seenShape}. */
  public static void ignoreIfSeenShape(Object root) {
    Verify.ignoreIf(seenShape(root));
  }

  /** Any int from {@code lo} to {@code hi}, both included. */
  public static int any(int lo, int hi) {
    return Verify.getInt(lo, hi);
  }

  /**
   * Reserved: a place where paths that differ only in the graph of {@code root} may be merged into
   * one run over many states. Means nothing yet, under the checker as on a plain JVM.
   */
  public static void mergePoint(Object root) {}
}
