//@ outputs: "0" | "1" | "2"
// What two calls of a logger of the system write can be seen after the first of them.
import java.io.*;
import java.util.logging.*;
public class LoggedTwiceSeenOnce {
    public static void main(String[] args) throws Exception {
        Logger logger = Logger.getLogger("x");
        logger.setUseParentHandlers(false);
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        Formatter f = new Formatter() { public String format(LogRecord r) { return r.getMessage(); } };
        StreamHandler h = new StreamHandler(bytes, f) { public void publish(LogRecord r) { super.publish(r); super.flush(); } };
        logger.addHandler(h);
        System.Logger view = System.getLogger("x");
        view.isLoggable(System.Logger.Level.INFO);
        Thread other = new Thread(() -> { view.log(System.Logger.Level.INFO, "a"); view.log(System.Logger.Level.INFO, "b"); });
        other.start();
        int seen = bytes.size();
        other.join();
        System.out.print(seen);
    }
}
