//@ outputs: "first other\n" | "other first\n"
// The one that initialises the holder gets what its initialiser threw, the other one, who waits or comes later, finds it unusable.
public class HolderFailsOnce {
    static class Holder {
        static final int VALUE = fail();

        static int fail() {
            throw new IllegalStateException();
        }
    }

    static String get() {
        try {
            return "" + Holder.VALUE;
        } catch (ExceptionInInitializerError e) {
            return "first";
        } catch (NoClassDefFoundError e) {
            return "other";
        }
    }

    public static void main(String[] args) throws Exception {
        String[] got = new String[1];
        Thread t = new Thread(() -> got[0] = get());
        t.start();
        String mine = get();
        t.join();
        System.out.println(mine + " " + got[0]);
    }
}
