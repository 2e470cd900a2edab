//@ native: yes
//@ outputs: "true" | "false"
// The level of a logger is shared.
import java.util.logging.*;

public class LevelOfALogger {
    static final Logger KEPT = Logger.getLogger("x");

    public static void main(String[] args) throws Exception {
        Thread t = new Thread(() -> Logger.getLogger("x").setLevel(Level.OFF));
        t.start();
        String seen = "" + Logger.getLogger("x").isLoggable(Level.INFO);
        t.join();
        System.out.print(seen);
    }
}
