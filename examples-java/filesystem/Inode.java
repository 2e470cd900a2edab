package filesystem;

/** What the disk knows of one file or directory. */
final class Inode {
  /** What an inode is used for. */
  static final int FREE = 0;

  static final int DIRECTORY = 1;
  static final int FILE = 2;

  int kind;

  /** Entries of a directory, in the order of their making; arrays of exact length. */
  int[] names = new int[0];

  int[] targets = new int[0];

  /** The block with a file's data; none before the first write. */
  int block = Disk.NONE;

  int find(int name) {
    for (int i = 0; i < names.length; i++) {
      if (names[i] == name) {
        return i;
      }
    }
    return -1;
  }

  void addEntry(int name, int target) {
    int n = names.length;
    names = java.util.Arrays.copyOf(names, n + 1);
    targets = java.util.Arrays.copyOf(targets, n + 1);
    names[n] = name;
    targets[n] = target;
  }

  void removeEntry(int at) {
    names = without(names, at);
    targets = without(targets, at);
  }

  private static int[] without(int[] array, int at) {
    int[] shorter = new int[array.length - 1];
    System.arraycopy(array, 0, shorter, 0, at);
    System.arraycopy(array, at + 1, shorter, at, shorter.length - at);
    return shorter;
  }
}
