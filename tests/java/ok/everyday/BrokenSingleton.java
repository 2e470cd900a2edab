//@ outputs: "true" | "false"
// Check and make without a lock: two objects may be around.
public class BrokenSingleton {
    static class One {
    }

    static One one;
    static One a, b;

    static One get() {
        if (one == null) {
            one = new One();
        }
        return one;
    }

    public static void main(String[] args) throws Exception {
        Thread t = new Thread(() -> a = get());
        t.start();
        b = get();
        t.join();
        System.out.print(a == b);
    }
}
