//@ outputs: "1" | "2"
// Others get at the object by Field.set of an object: it is shared from then on, and both count.
public class PublishedByFieldSetOfAnObject {
    static class Box {
        int n;
    }

    static class H {
        Box b;
    }

    static final H h = new H();

    public static void main(String[] args) throws Throwable {
        java.lang.reflect.Field f = H.class.getDeclaredField("b");
        Thread t = new Thread(() -> {
            try {
                Box b;
                while ((b = h.b) == null) Thread.yield();
                b.n++;
            } catch (Throwable e) {
                throw new Error(e);
            }
        });
        t.start();
        Box mine = new Box();
        f.set(h, mine);
        mine.n++;
        t.join();
        System.out.print(mine.n);
    }
}
