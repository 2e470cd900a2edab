package common;

/** A set of 128-bit fingerprints in one open-addressed table; (0, 0) marks an empty place. */
final class FingerprintSet {
  private long[] table = new long[1 << 12];
  private int size;

  /** Adds; was it new? */
  boolean add(long high, long low) {
    if (high == 0 && low == 0) {
      low = 1;
    }
    if (2 * (size + 1) > table.length / 2) {
      grow();
    }
    boolean added = insert(table, high, low);
    if (added) {
      size++;
    }
    return added;
  }

  private static boolean insert(long[] table, long high, long low) {
    int mask = table.length / 2 - 1;
    int place = (int) (low ^ (low >>> 32)) & mask;
    while (table[2 * place] != 0 || table[2 * place + 1] != 0) {
      if (table[2 * place] == high && table[2 * place + 1] == low) {
        return false;
      }
      place = (place + 1) & mask;
    }
    table[2 * place] = high;
    table[2 * place + 1] = low;
    return true;
  }

  private void grow() {
    long[] larger = new long[2 * table.length];
    for (int i = 0; i < table.length; i += 2) {
      if (table[i] != 0 || table[i + 1] != 0) {
        insert(larger, table[i], table[i + 1]);
      }
    }
    table = larger;
  }
}
