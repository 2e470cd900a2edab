//@ outputs: "1" | "2"
// Others get at the object by an inheritable thread local: it is shared from then on, and both count.
public class PublishedByInheritedLocal {
    static class Box {
        int n;
    }

    static final InheritableThreadLocal<Box[]> v = new InheritableThreadLocal<>();

    static {
        v.set(new Box[1]);
    }

    public static void main(String[] args) throws Throwable {
        Thread t = new Thread(() -> {
            try {
                Box b;
                while ((b = v.get()[0]) == null) Thread.yield();
                b.n++;
            } catch (Throwable e) {
                throw new Error(e);
            }
        });
        t.start();
        Box mine = new Box();
        v.get()[0] = mine;
        mine.n++;
        t.join();
        System.out.print(mine.n);
    }
}
