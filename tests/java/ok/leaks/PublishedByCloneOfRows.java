//@ outputs: "1" | "2"
// Others get at the object by clone of an array of arrays shares the inner ones: it is shared from then on, and both count.
public class PublishedByCloneOfRows {
    static class Box {
        int n;
    }

    static volatile Box[][] s;

    public static void main(String[] args) throws Throwable {
        Thread t = new Thread(() -> {
            try {
                Box b;
                while ((b = (s == null ? null : s[0][0])) == null) Thread.yield();
                b.n++;
            } catch (Throwable e) {
                throw new Error(e);
            }
        });
        t.start();
        Box mine = new Box();
        Box[][] grid = { { mine } };
        s = grid.clone();
        mine.n++;
        t.join();
        System.out.print(mine.n);
    }
}
