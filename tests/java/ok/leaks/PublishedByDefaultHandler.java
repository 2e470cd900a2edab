//@ outputs: "1" | "2"
// Others get at the object by the handler of a thread: it is shared from then on, and both count.
public class PublishedByDefaultHandler {
    static class Box {
        int n;
    }

    static class H implements Thread.UncaughtExceptionHandler {
        Box b;
        public void uncaughtException(Thread t, Throwable e) {}
    }

    public static void main(String[] args) throws Throwable {
        Thread t = new Thread(() -> {
            try {
                Box b;
                while ((b = (Thread.getDefaultUncaughtExceptionHandler() instanceof H h2 ? h2.b : null)) == null) Thread.yield();
                b.n++;
            } catch (Throwable e) {
                throw new Error(e);
            }
        });
        t.start();
        Box mine = new Box();
        H h = new H();
        h.b = mine;
        Thread.setDefaultUncaughtExceptionHandler(h);
        mine.n++;
        t.join();
        System.out.print(mine.n);
    }
}
