//@ outputs: "1" | "2"
// Others get at the object by a bound method reference: it is shared from then on, and both count.
public class PublishedByBoundReference {
    static class Box {
        int n;
        Box self() {
            return this;
        }
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
        s = mine::self;
        mine.n++;
        t.join();
        System.out.print(mine.n);
    }
}
