package filesystem;

/** How callers name a directory or file: by its inode. */
final class FileHandle {
  final int inode;

  FileHandle(int inode) {
    this.inode = inode;
  }
}
