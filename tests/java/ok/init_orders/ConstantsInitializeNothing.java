//@ native: yes
//@ outputs: "1"
// A compile-time constant is read without initialising its class.

public class ConstantsInitializeNothing {
    static String seen = "";

    static class C {
        static final int ONE = 1;
        static final int[] ARRAY = touch();

        static int[] touch() {
            seen += "!";
            return null;
        }
    }

    public static void main(String[] args) throws Exception {
        Thread t = new Thread(() -> {
            C[] none = new C[1];
            none[0] = null;
        });
        t.start();
        int one = C.ONE;
        t.join();
        System.out.print(seen + one);
    }
}
