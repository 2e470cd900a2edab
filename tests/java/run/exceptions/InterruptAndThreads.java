// Exceptions crossing threads: join sees death, interrupt status, ThreadGroup-free, Future-like rethrow.
public class InterruptAndThreads {
    static Throwable caught; static String log = "";
    static Throwable run(Runnable r) throws InterruptedException {
        Throwable[] box = {null};
        Thread t = new Thread(() -> { try { r.run(); } catch (Throwable e) { box[0] = e; } });
        t.start();
        t.join();
        return box[0];
    }
    public static void main(String[] args) throws Exception {
        System.out.println(run(() -> { throw new IllegalStateException("one"); }));
        System.out.println(run(() -> { Object o = "x"; ((Integer) o).intValue(); }) instanceof ClassCastException);
        System.out.println(run(() -> {}));
        Thread self = Thread.currentThread();
        self.interrupt();
        try {
            new Thread(() -> {}).join(); System.out.println("join of unstarted returns " + Thread.interrupted());
        } catch (InterruptedException e) { System.out.println("join interrupted " + self.isInterrupted()); }
        Thread s = new Thread(() -> { try { Thread.sleep(100000); } catch (InterruptedException e) { log += "woken "
                + Thread.currentThread().isInterrupted(); } });
        s.start();
        s.interrupt();
        s.join();
        System.out.println(log);
        try { s.start(); } catch (IllegalThreadStateException e) { System.out.println("restart " + e.getMessage()); }
        try { Thread.sleep(-1); } catch (IllegalArgumentException e) { System.out.println(e.getMessage()); }
        try { self.setPriority(99); } catch (IllegalArgumentException e) { System.out.println("priority"); }
        try { self.join(-5); } catch (IllegalArgumentException e) { System.out.println(e.getMessage()); }
        System.out.println(s.getState() + " " + new Thread("nm").getState() + " " + new Thread(null, () -> {}, "named").getName()
                + " " + self.getName() + " " + self.isDaemon());
    }
}
