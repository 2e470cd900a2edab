//@ outputs: "1" | "2"
// Others get at the object by sun.misc.Unsafe: it is shared from then on, and both count.
public class PublishedByUnsafe {
    static class Box {
        int n;
    }

    static class H {
        Box b;
    }

    static final H h = new H();

    public static void main(String[] args) throws Throwable {
        java.lang.reflect.Field u = sun.misc.Unsafe.class.getDeclaredField("theUnsafe");
        u.setAccessible(true);
        sun.misc.Unsafe un = (sun.misc.Unsafe) u.get(null);
        long off = un.objectFieldOffset(H.class.getDeclaredField("b"));
        Thread t = new Thread(() -> {
            try {
                Box b;
                while ((b = h.b) == null) Thread.yield();
                b.n++;
            } catch (Throwable e) {
                throw new Error(e);
            }
        });
        t.start();
        Box mine = new Box();
        un.putObject(h, off, mine);
        mine.n++;
        t.join();
        System.out.print(mine.n);
    }
}
