//@ outputs: "1" | "2"
// Others get at the object by an inner object: it is shared from then on, and both count.
public class PublishedByInnerObject {
    static class Box {
        int n;
        class In {
            Box out() {
                return Box.this;
            }
        }
    }

    static volatile Box.In s;

    public static void main(String[] args) throws Throwable {
        Thread t = new Thread(() -> {
            try {
                Box b;
                while ((b = (s == null ? null : s.out())) == null) Thread.yield();
                b.n++;
            } catch (Throwable e) {
                throw new Error(e);
            }
        });
        t.start();
        Box mine = new Box();
        s = mine.new In();
        mine.n++;
        t.join();
        System.out.print(mine.n);
    }
}
