package filesystem;

/** The driver's operations under one number, for the enumeration on a plain JVM. */
public final class Operations {
  private Operations() {}

  public static int count(int n) {
    return 6 * Disk.INODES * n;
  }

  public static void apply(FileSystem system, int operation, int n) {
    int method = operation / (Disk.INODES * n);
    int rest = operation % (Disk.INODES * n);
    Driver.call(system, method, new FileHandle(rest / n), rest % n + 1);
  }
}
