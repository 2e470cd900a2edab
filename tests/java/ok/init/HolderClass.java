//@ native: yes
//@ outputs: "1\n"
// The class initialiser runs once, whoever comes first; the other waits for it.
public class HolderClass {
    static int made;

    static class Holder {
        static final Object INSTANCE = make();

        static Object make() {
            made++;
            return new Object();
        }
    }

    public static void main(String[] args) throws Exception {
        Object[] other = new Object[1];
        Thread t = new Thread(() -> other[0] = Holder.INSTANCE);
        t.start();
        Object mine = Holder.INSTANCE;
        t.join();
        assert mine != null && mine == other[0];
        System.out.println(made);
    }
}
