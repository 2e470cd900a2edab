//@ outputs: "" | "a" | "b"
// A handler is added before, between and after two messages, the second after its removal.
import java.util.logging.Handler;
import java.util.logging.LogRecord;
import java.util.logging.Logger;

public class HandlerAddedMeanwhile {
    static Logger log = Logger.getLogger("x");
    static StringBuffer o = new StringBuffer();
    static Handler h = new Handler() {
        public void publish(LogRecord r) { o.append(r.getMessage()); }
        public void flush() { }
        public void close() { }
    };

    public static void main(String[] args) throws Exception {
        log.setUseParentHandlers(false);
        Thread t1 = new Thread(() -> {
            log.addHandler(h);
        });
        Thread t2 = new Thread(() -> {
            log.info("a");
            log.removeHandler(h);
            log.info("b");
        });
        t1.start();
        t2.start();
        t1.join();
        t2.join();
        System.out.print(o);
    }
}
