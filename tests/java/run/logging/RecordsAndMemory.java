// LogRecord fields, SimpleFormatter-free XML head, MemoryHandler, LogManager levels.
import java.util.*;
import java.util.logging.*;

public class RecordsAndMemory {
    public static void main(String[] args) {
        LogRecord r = new LogRecord(Level.WARNING, "msg {0}");
        r.setParameters(new Object[] {7});
        r.setLoggerName("n");
        r.setSourceClassName("C");
        r.setSourceMethodName("m");
        r.setInstant(java.time.Instant.EPOCH);
        r.setSequenceNumber(5);
        System.out.println(r.getLevel() + " " + r.getMessage() + " " + r.getMillis() + " " + r.getSequenceNumber() + " " + r.getSourceClassName() + " " + r.getThrown() + " " + r.getParameters().length);
        java.util.logging.Formatter f = new java.util.logging.Formatter() {
            @Override
            public String format(LogRecord x) {
                return "[" + formatMessage(x) + "]";
            }
        };
        System.out.println(f.format(r) + " " + f.getHead(null).isEmpty());
        List<String> out = new ArrayList<>();
        Handler target = new Handler() {
            @Override
            public void publish(LogRecord x) {
                out.add(x.getLevel() + ":" + x.getMessage());
            }

            @Override
            public void flush() {
                out.add("flush");
            }

            @Override
            public void close() {
                out.add("close");
            }
        };
        MemoryHandler m = new MemoryHandler(target, 3, Level.SEVERE);
        Logger l = Logger.getLogger("mem.test");
        l.setUseParentHandlers(false);
        l.setLevel(Level.ALL);
        l.addHandler(m);
        for (int i = 0; i < 5; i++) l.info("i" + i);
        System.out.println(out + " " + m.getPushLevel());
        l.severe("push");
        System.out.println(out);
        out.clear();
        l.fine("later");
        m.push();
        m.flush();
        m.close();
        System.out.println(out);
        ResourceBundle rb = new ListResourceBundle() {
            protected Object[][] getContents() {
                return new Object[][] {{"key", "localized {0}"}};
            }
        };
        LogRecord lr = new LogRecord(Level.INFO, "key");
        lr.setResourceBundle(rb);
        lr.setParameters(new Object[] {"arg"});
        System.out.println(f.format(lr));
        System.out.println(LogManager.getLogManager().getLogger("mem.test") == l);
        l.setUseParentHandlers(false);
        l.addHandler(new Handler() {
            @Override
            public void publish(LogRecord x) {
                System.out.println("caller " + x.getSourceClassName() + "." + x.getSourceMethodName() + " thread id positive " + (x.getLongThreadID() > 0));
            }

            @Override
            public void flush() {
            }

            @Override
            public void close() {
            }
        });
        l.info("who calls");
        helper(l);
    }

    static void helper(Logger l) {
        l.info("from helper");
    }
}
