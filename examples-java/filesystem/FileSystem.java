package filesystem;

/**
 * A small file system in the manner of Daisy: directories and files with inodes, and blocks for
 * what files contain. Calls that cannot be carried out change nothing and give {@link #FAILED}.
 */
public final class FileSystem {
  static final int OK = 0;
  static final int FAILED = -1;

  /** The inode of the root directory. */
  static final int ROOT = 0;

  private final Disk disk = new Disk();

  public FileSystem() {
    disk.allocateInode(Inode.DIRECTORY);
  }

  int mkdir(FileHandle dir, int name) {
    return create(dir, name, Inode.DIRECTORY);
  }

  int creat(FileHandle dir, int name) {
    return create(dir, name, Inode.FILE);
  }

  private int create(FileHandle dir, int name, int kind) {
    Inode directory = disk.inode(dir.inode, Inode.DIRECTORY);
    if (directory == null || directory.find(name) >= 0) {
      return FAILED;
    }
    int made = disk.allocateInode(kind);
    if (made == Disk.NONE) {
      return FAILED;
    }
    directory.addEntry(name, made);
    return made;
  }

  /** Removes an empty directory. */
  int rmdir(FileHandle dir, int name) {
    return remove(dir, name, Inode.DIRECTORY);
  }

  int unlink(FileHandle dir, int name) {
    return remove(dir, name, Inode.FILE);
  }

  private int remove(FileHandle dir, int name, int kind) {
    Inode directory = disk.inode(dir.inode, Inode.DIRECTORY);
    int entry = directory == null ? -1 : directory.find(name);
    if (entry < 0) {
      return FAILED;
    }
    int target = directory.targets[entry];
    Inode removed = disk.inode(target, kind);
    if (removed == null || removed.entries > 0) {
      return FAILED;
    }
    directory.removeEntry(entry);
    disk.freeInode(target);
    return OK;
  }

  /** Replaces what the file contains. */
  int write(FileHandle file, int value) {
    Inode inode = disk.inode(file.inode, Inode.FILE);
    if (inode == null) {
      return FAILED;
    }
    if (inode.block == Disk.NONE) {
      inode.block = disk.allocateBlock();
    }
    if (inode.block == Disk.NONE) {
      return FAILED;
    }
    disk.setBlock(inode.block, value);
    return OK;
  }

  /** What the file contains, 0 if nothing was written; FAILED if it is no file. */
  int read(FileHandle file) {
    Inode inode = disk.inode(file.inode, Inode.FILE);
    if (inode == null) {
      return FAILED;
    }
    return inode.block == Disk.NONE ? 0 : disk.block(inode.block);
  }

  /** The inode an entry leads to; FAILED if there is no such entry. */
  int lookup(FileHandle dir, int name) {
    Inode directory = disk.inode(dir.inode, Inode.DIRECTORY);
    int entry = directory == null ? -1 : directory.find(name);
    return entry < 0 ? FAILED : directory.targets[entry];
  }

  boolean repOk() {
    return disk.isConsistent();
  }
}
