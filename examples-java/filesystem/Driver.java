package filesystem;

import gov.nasa.jpf.vm.Verify;
import rjpf.Explore;

/**
 * Explores every sequence of at most n calls of the six methods, with handles for all six inodes
 * and with n names and n values to write.
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

  /** One call; the value is a name or what to write. */
  static int call(FileSystem system, int method, FileHandle handle, int value) {
    switch (method) {
      case 0:
        return system.mkdir(handle, value);
      case 1:
        return system.rmdir(handle, value);
      case 2:
        return system.creat(handle, value);
      case 3:
        return system.unlink(handle, value);
      case 4:
        return system.write(handle, value);
      default:
        return system.read(handle);
    }
  }
}
