public class DoubleStart {
    private boolean running; private Thread worker; private int starts;
    void start() { if (!running) { running = true; worker = new Thread(this::loop, "service"); worker.start(); } }
    void loop() { synchronized (this) { starts++; } }
    public static void main(String[] args) throws Exception {
        DoubleStart s = new DoubleStart();
        Thread t = new Thread(s::start, "starter"); t.start(); s.start(); t.join();
        s.worker.join();
        synchronized (s) { if (s.starts != 1) throw new IllegalStateException("started " + s.starts + " times"); }
    }
}
