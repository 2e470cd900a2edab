//@ outputs: "" | "m"
import java.util.logging.*;

// The logger is switched off before the message or after.
public class LevelSetByOther {
    public static void main(String[] a) throws Exception {
        Logger l = Logger.getLogger("x");
        l.setUseParentHandlers(false);
        l.addHandler(new Handler() {
            public void publish(LogRecord r) {
                System.out.print(r.getMessage());
            }
            public void flush() {}
            public void close() {}
        });
        Thread t = new Thread(() -> l.setLevel(Level.OFF));
        t.start();
        l.info("m");
        t.join();
    }
}
