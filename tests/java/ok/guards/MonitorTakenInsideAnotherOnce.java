//@ outputs: "ab" | "ba"
// The first thread takes the monitor of the log inside another one, then by itself; the second one takes it by itself.
public class MonitorTakenInsideAnotherOnce {
    static final Object outer = new Object();
    static final StringBuilder log = new StringBuilder();

    public static void main(String[] args) throws Exception {
        Thread other = new Thread(() -> {
            synchronized (log) {
                log.append('b');
            }
        });
        other.start();
        synchronized (outer) {
            synchronized (log) {
                log.append("");
            }
        }
        synchronized (log) {
            log.append('a');
        }
        other.join();
        System.out.print(log);
    }
}
