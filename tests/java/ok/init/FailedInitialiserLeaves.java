//@ outputs: "0\n" | "1\n" | "none\n"
// The initialiser fails after its object was given away inside another one.
public class FailedInitialiserLeaves {
    static class Box {
        int value;
        Box inner;
    }

    static final Box[] SHELF = new Box[1];

    static class Broken {
        static Box box = new Box();

        static {
            Box outer = new Box();
            outer.inner = box;
            SHELF[0] = outer;
            box.value = 1;
            if (outer.inner == box) {
                throw new IllegalStateException();
            }
        }
    }

    static String seen = "none";

    public static void main(String[] args) throws Exception {
        Thread t = new Thread(() -> {
            Box outer = SHELF[0];
            if (outer != null) {
                seen = String.valueOf(outer.inner.value);
            }
        });
        t.start();
        try {
            Broken.box.value++;
        } catch (ExceptionInInitializerError expected) {
            // The leak stays.
        }
        t.join();
        System.out.println(seen);
    }
}
