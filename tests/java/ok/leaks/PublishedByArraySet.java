//@ outputs: "1" | "2"
// Others get at the object by Array.set: it is shared from then on, and both count.
public class PublishedByArraySet {
    static class Box {
        int n;
    }

    static final Box[] a = new Box[1];

    public static void main(String[] args) throws Throwable {
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
        java.lang.reflect.Array.set(a, 0, mine);
        mine.n++;
        t.join();
        System.out.print(mine.n);
    }
}
