// java.util.logging with own handler and formatter to stdout.
import java.util.*;
import java.util.logging.*;

public class CustomHandler {
    static class Out extends Handler {
        final String tag;

        Out(String tag) {
            this.tag = tag;
            setFormatter(new java.util.logging.Formatter() {
                @Override
                public String format(LogRecord r) {
                    return tag + " " + r.getLevel() + " " + r.getLoggerName() + " " + formatMessage(r) + (r.getThrown() != null ? " !" + r.getThrown().getMessage() : "");
                }
            });
            setLevel(Level.ALL);
        }

        @Override
        public void publish(LogRecord r) {
            if (isLoggable(r)) System.out.println(getFormatter().format(r));
        }

        @Override
        public void flush() {
        }

        @Override
        public void close() {
            System.out.println("closed " + tag);
        }
    }

    public static void main(String[] args) {
        Logger l = Logger.getLogger("test.custom");
        l.setUseParentHandlers(false);
        l.addHandler(new Out("A"));
        l.setLevel(Level.FINE);
        for (Level v : new Level[] {Level.SEVERE, Level.WARNING, Level.INFO, Level.CONFIG, Level.FINE, Level.FINER, Level.FINEST}) l.log(v, "at " + v + " loggable " + l.isLoggable(v));
        l.log(Level.INFO, "params {0} and {1} {0}", new Object[] {1, "two"});
        l.log(Level.INFO, "one {0}", "x");
        l.log(Level.SEVERE, "thrown", new IllegalStateException("boom"));
        l.info(() -> "supplied");
        boolean[] called = {false};
        l.finest(() -> {
            called[0] = true;
            return "never";
        });
        System.out.println(called[0]);
        l.setLevel(Level.ALL);
        l.entering("Cls", "meth", 5);
        l.exiting("Cls", "meth", "r");
        l.throwing("Cls", "meth", new Error("t"));
        l.logp(Level.WARNING, "C", "m", "logp");
        l.setLevel(Level.OFF);
        l.severe("off");
        System.out.println(l.getLevel() + " " + l.getName() + " " + l.getHandlers().length + " " + (Logger.getLogger("test.custom") == l) + " " + Level.parse("800") + " " + Level.parse("FINE").intValue());
        try {
            Level.parse("NOPE");
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
    }
}
