//@ flags: --race
//@ outputs: "7\n"
// Double-checked locking with a volatile field; the object behind it is plain and written before.
public class CheckedWithVolatile {
    static volatile CheckedWithVolatile instance;
    int value;

    static CheckedWithVolatile get() {
        CheckedWithVolatile seen = instance;
        if (seen == null) {
            synchronized (CheckedWithVolatile.class) {
                seen = instance;
                if (seen == null) {
                    seen = new CheckedWithVolatile();
                    seen.value = 7;
                    instance = seen;
                }
            }
        }
        return seen;
    }

    public static void main(String[] args) throws Exception {
        Thread t = new Thread(() -> get());
        t.start();
        System.out.println(get().value);
        t.join();
    }
}
