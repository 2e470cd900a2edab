//@ outputs: "1" | "2"
// Others get at the object by varargs: it is shared from then on, and both count.
public class PublishedByVarargs {
    static class Box {
        int n;
    }

    static volatile Object[] s;

    static void keep(Object... o) {
        s = o;
    }

    public static void main(String[] args) throws Throwable {
        Thread t = new Thread(() -> {
            try {
                Box b;
                while ((b = (s == null ? null : (Box) s[1])) == null) Thread.yield();
                b.n++;
            } catch (Throwable e) {
                throw new Error(e);
            }
        });
        t.start();
        Box mine = new Box();
        keep("a", mine);
        mine.n++;
        t.join();
        System.out.print(mine.n);
    }
}
