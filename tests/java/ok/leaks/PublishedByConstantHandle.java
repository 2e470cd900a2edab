//@ outputs: "1" | "2"
// Others get at the object by a bound method handle: it is shared from then on, and both count.
public class PublishedByConstantHandle {
    static class Box {
        int n;
    }

    static volatile java.lang.invoke.MethodHandle s;

    public static void main(String[] args) throws Throwable {
        Thread t = new Thread(() -> {
            try {
                Box b;
                while ((b = (s == null ? null : (Box) s.invoke())) == null) Thread.yield();
                b.n++;
            } catch (Throwable e) {
                throw new Error(e);
            }
        });
        t.start();
        Box mine = new Box();
        s = java.lang.invoke.MethodHandles.constant(Box.class, mine);
        mine.n++;
        t.join();
        System.out.print(mine.n);
    }
}
