//@ outputs: "1" | "2"
// Others get at the object by a suppressed exception: it is shared from then on, and both count.
public class PublishedBySuppressedException {
    static class Box {
        int n;
    }

    static class E extends Exception {
        final Box b;
        E(Box b) {
            this.b = b;
        }
    }

    static final Throwable s = new Throwable();

    public static void main(String[] args) throws Throwable {
        Thread t = new Thread(() -> {
            try {
                Box b;
                while ((b = (s.getSuppressed().length == 0 ? null : ((E) s.getSuppressed()[0]).b)) == null) Thread.yield();
                b.n++;
            } catch (Throwable e) {
                throw new Error(e);
            }
        });
        t.start();
        Box mine = new Box();
        s.addSuppressed(new E(mine));
        mine.n++;
        t.join();
        System.out.print(mine.n);
    }
}
