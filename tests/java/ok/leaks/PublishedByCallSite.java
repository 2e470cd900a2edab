//@ outputs: "1" | "2"
// Others get at the object by a mutable call site: it is shared from then on, and both count.
public class PublishedByCallSite {
    static class Box {
        int n;
    }

    static final java.lang.invoke.MutableCallSite s = new java.lang.invoke.MutableCallSite(java.lang.invoke.MethodHandles.constant(Box.class, null));
    static final java.lang.invoke.MethodHandle inv = s.dynamicInvoker();

    public static void main(String[] args) throws Throwable {
        Thread t = new Thread(() -> {
            try {
                Box b;
                while ((b = (Box) inv.invoke()) == null) Thread.yield();
                b.n++;
            } catch (Throwable e) {
                throw new Error(e);
            }
        });
        t.start();
        Box mine = new Box();
        s.setTarget(java.lang.invoke.MethodHandles.constant(Box.class, mine));
        mine.n++;
        t.join();
        System.out.print(mine.n);
    }
}
