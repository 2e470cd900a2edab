//@ outputs: "1" | "2"
// Others get at the object by MethodHandle setter: it is shared from then on, and both count.
public class PublishedBySetterHandle {
    static class Box {
        int n;
    }

    static Box s;

    public static void main(String[] args) throws Throwable {
        java.lang.invoke.MethodHandle v = java.lang.invoke.MethodHandles.lookup().findStaticSetter(PublishedBySetterHandle.class, "s", Box.class);
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
        v.invoke(mine);
        mine.n++;
        t.join();
        System.out.print(mine.n);
    }
}
