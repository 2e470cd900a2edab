//@ outputs: "1" | "2"
// Others get at the object by key of a WeakHashMap: it is shared from then on, and both count.
public class PublishedByWeakKey {
    static Box first() {
        synchronized (m) {
            return m.isEmpty() ? null : m.keySet().iterator().next();
        }
    }

    static class Box {
        int n;
    }

    static final java.util.Map<Box,Integer> m = java.util.Collections.synchronizedMap(new java.util.WeakHashMap<>());

    public static void main(String[] args) throws Throwable {
        Thread t = new Thread(() -> {
            try {
                Box b;
                while ((b = first()) == null) Thread.yield();
                b.n++;
            } catch (Throwable e) {
                throw new Error(e);
            }
        });
        t.start();
        Box mine = new Box();
        m.put(mine, 1);
        mine.n++;
        t.join();
        System.out.print(mine.n);
    }
}
