//@ outputs: "1" | "2"
// Others get at the object by VarHandle.setOpaque: it is shared from then on, and both count.
public class PublishedByOpaqueHandle {
    static class Box {
        int n;
    }

    static Box s;

    public static void main(String[] args) throws Throwable {
        java.lang.invoke.VarHandle v = java.lang.invoke.MethodHandles.lookup().findStaticVarHandle(PublishedByOpaqueHandle.class, "s", Box.class);
        Thread t = new Thread(() -> {
            try {
                Box b;
                while ((b = s) == null) Thread.yield();
                b.n++;
            } catch (Throwable e) {
                throw new Error(e);
            }
        });
        t.start();
        Box mine = new Box();
        v.setOpaque(mine);
        mine.n++;
        t.join();
        System.out.print(mine.n);
    }
}
