//@ outputs: "1" | "2"
// Others get at the object by VarHandle of elements: it is shared from then on, and both count.
public class PublishedByHandleOfElements {
    static class Box {
        int n;
    }

    static final Box[] a = new Box[1];

    public static void main(String[] args) throws Throwable {
        java.lang.invoke.VarHandle v = java.lang.invoke.MethodHandles.arrayElementVarHandle(Box[].class);
        Thread t = new Thread(() -> {
            try {
                Box b;
                while ((b = a[0]) == null) Thread.yield();
                b.n++;
            } catch (Throwable e) {
                throw new Error(e);
            }
        });
        t.start();
        Box mine = new Box();
        v.setRelease(a, 0, mine);
        mine.n++;
        t.join();
        System.out.print(mine.n);
    }
}
