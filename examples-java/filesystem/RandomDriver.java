package filesystem;

import java.util.HashMap;
import java.util.Map;
import java.util.Random;

/** Random calls on a plain JVM, compared with a map from paths to contents. */
public final class RandomDriver {
  private static final int DIRECTORY = -2;

  public static void main(String[] args) {
    long seed = args.length > 0 ? Long.parseLong(args[0]) : 1;
    Random random = new Random(seed);
    FileSystem system = new FileSystem();
    Map<String, Integer> model = new HashMap<>();
    model.put("", DIRECTORY);
    for (int i = 0; i < 100_000; i++) {
      String[] paths = model.keySet().toArray(new String[0]);
      String path = paths[random.nextInt(paths.length)];
      int value = 1 + random.nextInt(3);
      FileHandle handle = new FileHandle(resolve(system, path));
      int method = random.nextInt(6);
      int result =
          method == 4 ? system.write(handle, value) : Driver.call(system, method, handle, value);
      boolean ok = (result != FileSystem.FAILED) == call(model, method, path, value);
      for (Map.Entry<String, Integer> entry : model.entrySet()) {
        int inode = resolve(system, entry.getKey());
        int content = system.read(new FileHandle(inode));
        ok = ok && inode >= 0 && content == Math.max(entry.getValue(), FileSystem.FAILED);
      }
      if (!ok || !system.repOk()) {
        throw new AssertionError("seed " + seed + ", call " + i);
      }
    }
    System.out.println("filesystem: 100000 random calls agree");
  }

  private static int resolve(FileSystem system, String path) {
    int inode = FileSystem.ROOT;
    for (char name : path.toCharArray()) {
      inode = system.lookup(new FileHandle(inode), name - '0');
    }
    return inode;
  }

  /** The same call on the model, in which a path is its names in a row; could it be done? */
  private static boolean call(Map<String, Integer> model, int method, String path, int value) {
    boolean directory = model.get(path) == DIRECTORY;
    if (method >= 4) {
      if (!directory && method == 4) {
        model.put(path, value);
      }
      return !directory;
    }
    if (!directory) {
      return false;
    }
    String child = path + value;
    if (method == 0 || method == 2) {
      if (model.containsKey(child) || model.size() == Disk.INODES) {
        return false;
      }
      model.put(child, method == 0 ? DIRECTORY : 0);
      return true;
    }
    boolean wantsDirectory = method == 1;
    if (!model.containsKey(child) || (model.get(child) == DIRECTORY) != wantsDirectory) {
      return false;
    }
    for (String other : model.keySet()) {
      if (other.length() == child.length() + 1 && other.startsWith(child)) {
        return false;
      }
    }
    model.remove(child);
    return true;
  }
}
