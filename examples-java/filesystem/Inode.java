package filesystem;

/**
 * What the disk knows of one file or directory. As on a real disk, freeing only marks: a freed
 * inode keeps its kind and its block number until it is used again, and an entry removed from the
 * end of a directory stays in the array above the count.
 */
final class Inode {
  static final int DIRECTORY = 1;
  static final int FILE = 2;

  boolean used;
  int kind;

  /** How many of the places below are entries, which are in the order of their making. */
  int entries;

  final int[] names = new int[Disk.INODES];
  final int[] targets = new int[Disk.INODES];

  /** The block with a file's data; none before the first write. */
  int block = Disk.NONE;

  void use(int kind) {
    used = true;
    this.kind = kind;
    entries = 0;
    block = Disk.NONE;
  }

  int find(int name) {
    for (int i = 0; i < entries; i++) {
      if (names[i] == name) {
        return i;
      }
    }
    return -1;
  }

  /** There are as many places as inodes, so there is one whenever there is an inode to enter. */
  void addEntry(int name, int target) {
    names[entries] = name;
    targets[entries] = target;
    entries++;
  }

  /** Closes the gap by moving the later entries down. */
  void removeEntry(int at) {
    for (int i = at; i < entries - 1; i++) {
      names[i] = names[i + 1];
      targets[i] = targets[i + 1];
    }
    entries--;
  }
}
