//@ outputs: "1" | "2"
// Others get at the object by Field.set: it is shared from then on, and both count.
public class PublishedByFieldSet {
    static class Box {
        int n;
    }

    static Box s;

    public static void main(String[] args) throws Throwable {
        java.lang.reflect.Field f = PublishedByFieldSet.class.getDeclaredField("s");
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
        f.set(null, mine);
        mine.n++;
        t.join();
        System.out.print(mine.n);
    }
}
