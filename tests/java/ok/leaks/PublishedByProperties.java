//@ outputs: "1" | "2"
// Others get at the object by System.getProperties as a table of objects: it is shared from then on, and both count.
public class PublishedByProperties {
    static class Box {
        int n;
    }

    public static void main(String[] args) throws Throwable {
        Thread t = new Thread(() -> {
            try {
                Box b;
                while ((b = (Box) System.getProperties().get("box")) == null) Thread.yield();
                b.n++;
            } catch (Throwable e) {
                throw new Error(e);
            }
        });
        t.start();
        Box mine = new Box();
        System.getProperties().put("box", mine);
        mine.n++;
        t.join();
        System.out.print(mine.n);
    }
}
