//@ outputs: "1" | "2"
// A handler of the program's own counts without a lock; publish is called by both threads.
import java.util.logging.*;

public class LibraryLogger {
    static int n;

    static class Counts extends Handler {
        public void publish(LogRecord r) {
            n++;
        }

        public void flush() {
        }

        public void close() {
        }
    }

    public static void main(String[] args) throws Exception {
        Logger log = Logger.getLogger("x");
        log.setUseParentHandlers(false);
        log.addHandler(new Counts());
        Thread t = new Thread(() -> log.info("a"));
        t.start();
        log.info("b");
        t.join();
        System.out.print(n);
    }
}
