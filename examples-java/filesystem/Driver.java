package filesystem;

import gov.nasa.jpf.vm.Verify;
import rjpf.Explore;

/**
 * Explores every sequence of at most n calls of the six methods, with handles for all six inodes
 * and with n names. What is written is always the same.
 */
public final class Driver {
  private static final int METHODS = 6;

  public static void main(String[] args) {
    int n = Integer.parseInt(args[0]);
    FileSystem system = new FileSystem();
    for (int i = 0; i < n; i++) {
      // A path goes on only from a file system that no path has brought here before.
      Explore.ignoreIfSeen(system);
      int method = Verify.getInt(0, METHODS - 1);
      FileHandle handle = new FileHandle(Verify.getInt(0, Disk.INODES - 1));
      call(system, method, handle, Verify.getInt(1, n));
      assert system.repOk();
    }
  }

  /** One call; reading and writing have no use for the name. */
  static int call(FileSystem system, int method, FileHandle handle, int name) {
    switch (method) {
      case 0:
        return system.mkdir(handle, name);
      case 1:
        return system.rmdir(handle, name);
      case 2:
        return system.creat(handle, name);
      case 3:
        return system.unlink(handle, name);
      case 4:
        return system.write(handle, 1);
      default:
        return system.read(handle);
    }
  }
}
