//@ outputs: "false" | "true"
// Two threads may both find nothing, and make an object each.
public class LazilyMadeTwice {
    static Object instance;

    static Object get() {
        if (instance == null) {
            instance = new Object();
        }
        return instance;
    }

    public static void main(String[] args) throws Exception {
        Object[] got = new Object[1];
        Thread other = new Thread(() -> got[0] = get());
        other.start();
        Object mine = get();
        other.join();
        System.out.print(mine == got[0]);
    }
}
