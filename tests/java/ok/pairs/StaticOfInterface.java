//@ outputs: "1 1 1\n"
// An interface is initialised once, when a static method of it is called.
public class StaticOfInterface {
    static int made;

    interface Lazy {
        int X = make();

        static int make() {
            return ++made;
        }

        static int get() {
            return X;
        }
    }

    public static void main(String[] args) throws Exception {
        int[] seen = new int[1];
        Thread t = new Thread(() -> seen[0] = Lazy.get());
        t.start();
        int mine = Lazy.get();
        t.join();
        System.out.println(mine + " " + seen[0] + " " + made);
    }
}
