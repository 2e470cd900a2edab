//@ outputs: "true" | "false"
// Who loses keeps its own.
public class MadeTwiceWithoutComparison {
    static volatile Object ref;

    static Object get() {
        Object seen = ref;
        if (seen == null) {
            seen = new Object();
            ref = seen;
        }
        return seen;
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
