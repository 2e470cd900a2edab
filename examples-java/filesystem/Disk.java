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

  /** The inode if it is in use and of that kind; null otherwise. */
  Inode inode(int number, int kind) {
    boolean exists = number >= 0 && number < INODES && inodes[number].used;
    return exists && inodes[number].kind == kind ? inodes[number] : null;
  }

  /** Takes a free inode for that kind of use; NONE if there is none. */
  int allocateInode(int kind) {
    for (int i = 0; i < INODES; i++) {
      if (!inodes[i].used) {
        inodes[i].use(kind);
        return i;
      }
    }
    return NONE;
  }

  /** Gives the inode back, and its block with the contents wiped. */
  void freeInode(int number) {
    Inode inode = inodes[number];
    inode.used = false;
    if (inode.block != NONE) {
      blocks[inode.block] = 0;
      blockUsed[inode.block] = false;
    }
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

  /**
   * Is every used inode but the root reached by one entry, every used block by one file, and every
   * free block empty?
   */
  boolean isConsistent() {
    int[] inodeUses = new int[INODES];
    int[] blockUses = new int[BLOCKS];
    inodeUses[0] = 1;
    for (Inode inode : inodes) {
      if (inode.used && inode.kind == Inode.DIRECTORY) {
        for (int i = 0; i < inode.entries; i++) {
          inodeUses[inode.targets[i]]++;
          if (inode.find(inode.names[i]) != i) {
            return false;
          }
        }
      } else if (inode.used && inode.block != NONE) {
        blockUses[inode.block]++;
      }
    }
    for (int i = 0; i < INODES; i++) {
      if (inodeUses[i] != (inodes[i].used ? 1 : 0)) {
        return false;
      }
    }
    for (int i = 0; i < BLOCKS; i++) {
      boolean empty = blockUsed[i] || blocks[i] == 0;
      if (blockUses[i] != (blockUsed[i] ? 1 : 0) || !empty) {
        return false;
      }
    }
    return true;
  }
}
