package aodv;

/**
 * The requests a node has seen, each named by its origin and broadcast id, so that a copy that
 * comes round again is dropped. Kept sorted and in an array of exact length, so that equal sets are
 * equal objects.
 */
final class BroadcastCache {
  private static final int[] NONE = new int[0];

  /** Pairs packed into one int: origin above, id below. */
  private int[] seen = NONE;

  private static int pack(int origin, int broadcastId) {
    return origin << 16 | broadcastId;
  }

  int size() {
    return seen.length;
  }

  boolean contains(int origin, int broadcastId) {
    return java.util.Arrays.binarySearch(seen, pack(origin, broadcastId)) >= 0;
  }

  void add(int origin, int broadcastId) {
    if (contains(origin, broadcastId)) {
      return;
    }
    int[] larger = java.util.Arrays.copyOf(seen, seen.length + 1);
    larger[seen.length] = pack(origin, broadcastId);
    java.util.Arrays.sort(larger);
    seen = larger;
  }

  /** The entry's lifetime is over. */
  void expire(int index) {
    int[] smaller = new int[seen.length - 1];
    System.arraycopy(seen, 0, smaller, 0, index);
    System.arraycopy(seen, index + 1, smaller, index, seen.length - 1 - index);
    seen = smaller.length == 0 ? NONE : smaller;
  }

  void clear() {
    seen = NONE;
  }

  String describe(int index) {
    return "(" + (seen[index] >> 16) + ", " + (seen[index] & 0xffff) + ")";
  }
}
