// Parent handlers, inherited levels, filters on loggers and handlers.
import java.util.logging.*;

public class HierarchyAndFilters {
    static Handler handler(String tag) {
        return new StreamHandler() {
            @Override
            public synchronized void publish(LogRecord r) {
                if (isLoggable(r)) System.out.println(tag + ":" + r.getLoggerName() + ":" + r.getMessage());
            }
        };
    }

    public static void main(String[] args) {
        Logger a = Logger.getLogger("h.a"), b = Logger.getLogger("h.a.b"), c = Logger.getLogger("h.a.b.c");
        Logger.getLogger("").setLevel(Level.INFO);
        a.setUseParentHandlers(false);
        a.addHandler(handler("A"));
        b.addHandler(handler("B"));
        System.out.println(c.getParent().getName() + " " + b.getParent().getName() + " " + c.getLevel() + " " + c.isLoggable(Level.INFO) + c.isLoggable(Level.FINE));
        c.info("up the tree");
        a.setLevel(Level.FINE);
        System.out.println(c.isLoggable(Level.FINE));
        c.fine("handlers still at INFO");
        for (Handler h : a.getHandlers()) h.setLevel(Level.ALL);
        c.fine("now A shows it");
        b.setUseParentHandlers(false);
        c.warning("stops at B");
        b.setUseParentHandlers(true);
        c.setFilter(r -> !r.getMessage().contains("secret"));
        c.warning("secret filtered");
        c.warning("public passes");
        b.getHandlers()[0].setFilter(r -> r.getLevel() == Level.SEVERE);
        c.warning("B filters");
        c.severe("B shows");
        Logger mid = Logger.getLogger("h.x.y.z");
        System.out.println(mid.getParent().getName().isEmpty());
        Logger between = Logger.getLogger("h.x.y");
        System.out.println(mid.getParent() == between);
        Logger anon = Logger.getAnonymousLogger();
        System.out.println(anon.getName() + " " + (anon.getParent() == Logger.getLogger("")));
        a.removeHandler(a.getHandlers()[0]);
        c.severe("only B");
    }
}
