//@ outputs: "1" | "2"
// Others get at the object by a weak reference that is shared: it is shared from then on, and both count.
public class PublishedByWeakReference {
    static class Box {
        int n;
    }

    static volatile java.lang.ref.WeakReference<Box> w;

    public static void main(String[] args) throws Throwable {
        Thread t = new Thread(() -> {
            try {
                Box b;
                while ((b = (w == null ? null : w.get())) == null) Thread.yield();
                b.n++;
            } catch (Throwable e) {
                throw new Error(e);
            }
        });
        t.start();
        Box mine = new Box();
        w = new java.lang.ref.WeakReference<>(mine);
        mine.n++;
        t.join();
        System.out.print(mine.n);
    }
}
