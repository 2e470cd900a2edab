//@ outputs: "1" | "2"
// Others get at the object by a ClassValue: it is shared from then on, and both count.
public class PublishedByClassValue {
    static class Box {
        int n;
    }

    static volatile boolean set;
    static volatile Box given;

    static final ClassValue<Box[]> v = new ClassValue<>() {
        protected Box[] computeValue(Class<?> c) {
            return new Box[1];
        }
    };

    public static void main(String[] args) throws Throwable {
        Thread t = new Thread(() -> {
            try {
                Box b;
                while ((b = v.get(String.class)[0]) == null) Thread.yield();
                b.n++;
            } catch (Throwable e) {
                throw new Error(e);
            }
        });
        t.start();
        Box mine = new Box();
        v.get(String.class)[0] = mine;
        mine.n++;
        t.join();
        System.out.print(mine.n);
    }
}
