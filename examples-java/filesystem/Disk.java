package filesystem;

/** Inodes and blocks; both are given out lowest number first. */
final class Disk {
  static final int NONE = -1;
  static final int INODES = 6;
  static final int BLOCKS = 6;

  private final Inode[] inodes = new Inode[INODES];
  private final boolean[] blockUsed = new boolean[BLOCKS];
  private final int[] blocks = new int[BLOCKS];

  Disk() {
    for (int i = 0; i < INODES; i++) {
      inodes[i] = new Inode();
    }
  }

  /** The inode if it is of that kind; null otherwise. */
  Inode inode(int number, int kind) {
    boolean exists = number >= 0 && number < INODES && inodes[number].kind == kind;
    return exists ? inodes[number] : null;
  }

  /** Takes a free inode for that kind of use; NONE if there is none. */
  int allocateInode(int kind) {
    for (int i = 0; i < INODES; i++) {
      if (inodes[i].kind == Inode.FREE) {
        inodes[i].kind = kind;
        return i;
      }
    }
    return NONE;
  }

  /** Gives the inode and its block back, as clean as new. */
  void freeInode(int number) {
    Inode inode = inodes[number];
    if (inode.block != NONE) {
      blocks[inode.block] = 0;
      blockUsed[inode.block] = false;
    }
    inodes[number] = new Inode();
  }

  int allocateBlock() {
    for (int i = 0; i < BLOCKS; i++) {
      if (!blockUsed[i]) {
        blockUsed[i] = true;
        return i;
      }
    }
    return NONE;
  }

  int block(int number) {
    return blocks[number];
  }

  void setBlock(int number, int value) {
    blocks[number] = value;
  }

  /** Is every used inode but the root reached by one entry, and every used block by one inode? */
  boolean isConsistent() {
    int[] inodeUses = new int[INODES];
    int[] blockUses = new int[BLOCKS];
    inodeUses[0] = 1;
    for (Inode inode : inodes) {
      for (int i = 0; i < inode.targets.length; i++) {
        inodeUses[inode.targets[i]]++;
        if (inode.kind != Inode.DIRECTORY || inode.find(inode.names[i]) != i) {
          return false;
        }
      }
      if (inode.block != NONE) {
        blockUses[inode.block]++;
      }
    }
    for (int i = 0; i < INODES; i++) {
      if (inodeUses[i] != (inodes[i].kind == Inode.FREE ? 0 : 1)) {
        return false;
      }
    }
    for (int i = 0; i < BLOCKS; i++) {
      boolean cleared = blockUsed[i] || blocks[i] == 0;
      if (blockUses[i] != (blockUsed[i] ? 1 : 0) || !cleared) {
        return false;
      }
    }
    return true;
  }
}
