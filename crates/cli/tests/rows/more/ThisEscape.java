import java.util.*;
public class ThisEscape {
    interface Listener { void event(String s); }
    static class Bus { final List<Listener> all = Collections.synchronizedList(new ArrayList<>());
        void fire(String s) { synchronized (all) { for (Listener l : all) l.event(s); } } }
    static class Logger implements Listener {
        private final StringBuilder log;
        Logger(Bus bus) { bus.all.add(this); log = new StringBuilder(); }
        public void event(String s) { log.append(s); }
    }
    public static void main(String[] args) throws Exception {
        Bus bus = new Bus();
        Thread t = new Thread(() -> bus.fire("hello"), "firer"); t.start();
        new Logger(bus);
        t.join();
    }
}
