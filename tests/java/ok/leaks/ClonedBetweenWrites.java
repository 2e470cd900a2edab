//@ outputs: "00" | "10" | "11"
// A clone is taken at one moment, between two writes too.
public class ClonedBetweenWrites {
    static class D implements Cloneable { int x, y; D copy() throws Exception { return (D) clone(); } }
    static D d = new D();
    static String a = "";

    interface Body {
        void run() throws Exception;
    }

    static Thread thread(Body body) {
        return new Thread(() -> {
            try {
                body.run();
            } catch (Exception e) {
                throw new IllegalStateException(e);
            }
        });
    }

    public static void main(String[] args) throws Exception {
        Thread t1 = thread(() -> {
            D r = d.copy();
            a = "" + r.x + r.y;
        });
        Thread t2 = thread(() -> {
            d.x = 1;
            d.y = 1;
        });
        t1.start();
        t2.start();
        t1.join();
        t2.join();
        System.out.print(a);
    }
}
