package remoteagent;

/**
 * Tasks that change properties, and the daemon that must notice. Arguments: {@code racy} or
 * {@code correct}, the number of tasks, and the changes of each.
 */
public final class RemoteAgent {
  public static void main(String[] args) throws InterruptedException {
    boolean correct = args[0].equals("correct");
    int tasks = Integer.parseInt(args[1]);
    int changes = Integer.parseInt(args[2]);
    Event change = new Event();
    PropertyDaemon daemon = new PropertyDaemon(change, tasks * changes, correct);
    daemon.start();
    for (int i = 0; i < tasks; i++) {
      new Thread(() -> signal(change, changes), "task " + i).start();
    }
    daemon.join();
  }

  private static void signal(Event change, int times) {
    for (int i = 0; i < times; i++) {
      change.signal();
    }
  }
}
