//@ outputs: "1" | "2"
// Others get at the object by a proxy: it is shared from then on, and both count.
public class PublishedByProxy {
    static class Box {
        int n;
    }

    static volatile java.util.function.Supplier<Box> s;

    public static void main(String[] args) throws Throwable {
        Thread t = new Thread(() -> {
            try {
                Box b;
                while ((b = (s == null ? null : s.get())) == null) Thread.yield();
                b.n++;
            } catch (Throwable e) {
                throw new Error(e);
            }
        });
        t.start();
        Box mine = new Box();
        s = (java.util.function.Supplier<Box>) java.lang.reflect.Proxy.newProxyInstance(Box.class.getClassLoader(), new Class<?>[] { java.util.function.Supplier.class }, (p, m, x) -> mine);
        mine.n++;
        t.join();
        System.out.print(mine.n);
    }
}
