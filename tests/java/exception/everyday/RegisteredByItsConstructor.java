//@ expect: exception java.lang.NullPointerException
// A listener registers itself before its fields are set: an event may come in between.
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;

public class RegisteredByItsConstructor {
    interface Handler {
        void on(String event);
    }

    static class Source {
        private final List<Handler> handlers = new CopyOnWriteArrayList<>();

        void fire(String event) {
            for (Handler h : handlers) h.on(event);
        }
    }

    static class Audit implements Handler {
        private final List<String> seen;

        Audit(Source source) {
            source.handlers.add(this);
            seen = new ArrayList<>();
        }

        @Override
        public void on(String event) {
            seen.add(event); //~ THROWS
        }
    }

    public static void main(String[] args) throws Exception {
        Source source = new Source();
        Thread events = new Thread(() -> source.fire("login"));
        events.start();
        new Audit(source);
        events.join();
    }
}
