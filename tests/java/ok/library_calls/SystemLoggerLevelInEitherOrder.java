//@ outputs: "false" | "true"
// A logger of the system asks the logger below it each time, whose level another thread changes and changes back.
import java.util.logging.*;
public class SystemLoggerLevelInEitherOrder {
    public static void main(String[] args) throws Exception {
        Logger logger = Logger.getLogger("x");
        System.Logger view = System.getLogger("x");
        logger.setLevel(Level.INFO);
        boolean first = view.isLoggable(System.Logger.Level.DEBUG);
        Thread other = new Thread(() -> { logger.setLevel(Level.FINE); logger.setLevel(Level.INFO); });
        other.start();
        boolean seen = view.isLoggable(System.Logger.Level.DEBUG);
        other.join();
        System.out.print(seen);
    }
}
