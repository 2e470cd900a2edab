//@ native: yes
//@ outputs: "1\n"
// Double-checked locking with a volatile field makes one instance.
public class DoubleCheckedVolatile {
    static volatile DoubleCheckedVolatile instance;
    static int made;

    DoubleCheckedVolatile() {
        made++;
    }

    static DoubleCheckedVolatile get() {
        if (instance == null) {
            synchronized (DoubleCheckedVolatile.class) {
                if (instance == null) instance = new DoubleCheckedVolatile();
            }
        }
        return instance;
    }

    public static void main(String[] args) throws Exception {
        DoubleCheckedVolatile[] other = new DoubleCheckedVolatile[1];
        Thread t = new Thread(() -> other[0] = get());
        t.start();
        DoubleCheckedVolatile mine = get();
        t.join();
        assert mine == other[0];
        System.out.println(made);
    }
}
