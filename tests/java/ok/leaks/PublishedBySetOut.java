//@ outputs: "1" | "2"
// Others get at the object by System.setOut: it is shared from then on, and both count.
public class PublishedBySetOut {
    static class Box {
        int n;
    }

    static class O extends java.io.PrintStream {
        Box b;
        O() {
            super(System.out);
        }
    }

    public static void main(String[] args) throws Throwable {
        java.io.PrintStream old = System.out;
        Thread t = new Thread(() -> {
            try {
                Box b;
                while ((b = (System.out instanceof O o2 ? o2.b : null)) == null) Thread.yield();
                b.n++;
            } catch (Throwable e) {
                throw new Error(e);
            }
        });
        t.start();
        Box mine = new Box();
        O o = new O();
        o.b = mine;
        System.setOut(o);
        mine.n++;
        t.join();
        System.out.print(mine.n);
    }
}
