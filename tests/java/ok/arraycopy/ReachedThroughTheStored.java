//@ native: yes
//@ outputs: "1\n" | "not seen\n" | "2\n"
// What the stored object leads to is shared too: when the thread finds it, both increment the box, and
// one of the increments can be lost.
// Confirmed on JDK 17 and 25: every outcome was seen.
public class ReachedThroughTheStored {
    static class Box {
        int n;
    }

    static class Holder {
        final Box box = new Box();
    }

    static final Holder[] shared = new Holder[2];
    static boolean seen;

    public static void main(String[] args) throws Exception {
        Thread t = new Thread(() -> {
            Holder holder = shared[0];
            if (holder != null) {
                seen = true;
                holder.box.n++;
            }
        });
        t.start();
        Holder mine = new Holder();
        try {
            System.arraycopy(new Object[] {mine, "no holder"}, 0, shared, 0, 2);
        } catch (ArrayStoreException e) {
            mine.box.n++;
        }
        t.join();
        System.out.println(seen ? "" + mine.box.n : "not seen");
    }
}
