//@ needs: jdk>=25
//@ outputs: "12none3" | "21none3"
// Every thread has its own bindings; a thread that was started inside has none.
public class BoundPerThread {
    static final ScopedValue<Integer> V = ScopedValue.newInstance();
    static String log = "", inner;

    static synchronized void note(String s) {
        log += s;
    }

    public static void main(String[] args) throws Exception {
        Thread a = new Thread(() -> ScopedValue.where(V, 1).run(() -> note("" + V.get())));
        Thread b = new Thread(() -> ScopedValue.where(V, 2).run(() -> note("" + V.get())));
        a.start();
        b.start();
        a.join();
        b.join();
        int got = ScopedValue.where(V, 3).call(() -> {
            Thread c = Thread.ofVirtual().start(() -> inner = V.isBound() ? "bound" : "none");
            c.join();
            return V.get();
        });
        System.out.print(log + inner + got);
    }
}
