//@ outputs: "1" | "2"
// Others get at the object by a context class loader: it is shared from then on, and both count.
public class PublishedByContextLoader {
    static class Box {
        int n;
    }

    static class L extends ClassLoader {
        Box b;
    }

    public static void main(String[] args) throws Throwable {
        Thread m = Thread.currentThread();
        Thread t = new Thread(() -> {
            try {
                Box b;
                while ((b = (m.getContextClassLoader() instanceof L l2 ? l2.b : null)) == null) Thread.yield();
                b.n++;
            } catch (Throwable e) {
                throw new Error(e);
            }
        });
        t.start();
        Box mine = new Box();
        L l = new L();
        l.b = mine;
        m.setContextClassLoader(l);
        mine.n++;
        t.join();
        System.out.print(mine.n);
    }
}
