//@ outputs: "" | "n"
// Who is started by a daemon inherits being one.
public class DaemonStartsAThread {
    public static void main(String[] args) {
        Thread d = new Thread(() -> new Thread(() -> System.out.print(Thread.currentThread().isDaemon() ? "n" : "?")).start());
        d.setDaemon(true);
        d.start();
    }
}
