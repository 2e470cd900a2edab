//@ outputs: "1" | "2"
// Others get at the object by arraycopy: it is shared from then on, and both count.
public class PublishedByArraycopy {
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
        System.arraycopy(new Box[] { mine }, 0, a, 0, 1);
        mine.n++;
        t.join();
        System.out.print(mine.n);
    }
}
