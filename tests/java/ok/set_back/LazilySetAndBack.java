//@ outputs: "00" | "01" | "10" | "11"
// A reference of the library, set and cleared lazily.
import java.util.concurrent.atomic.AtomicReference;

public class LazilySetAndBack {
    static final AtomicReference<Object> ref = new AtomicReference<>();

    static String look() {
        return ref.getPlain() == null ? "0" : "1";
    }

    public static void main(String[] args) throws Exception {
        Thread writer = new Thread(() -> {
            ref.lazySet("A");
            ref.lazySet(null);
        });
        writer.start();
        System.out.print(look() + look());
    }
}
