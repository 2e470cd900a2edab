//@ expect: exception java.lang.IllegalStateException
// A group that overrides something else handles nothing.
public class PlainGroupIsNone {
    public static void main(String[] args) throws Exception {
        ThreadGroup group = new ThreadGroup("g") {
            @Override
            public String toString() {
                return "mine";
            }
        };
        Thread t = new Thread(group, () -> {
            throw new IllegalStateException("x"); //~ THROWS
        });
        t.start();
        t.join();
    }
}
