//@ outputs: "1" | "2"
// A class is initialised by its name, before or after its source changes.
public class InitialisedByReflection {
    static int source = 1;
    static class H { static int v = source; }
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
            source = 2;
        });
        Thread t2 = thread(() -> {
            a = "" + Class.forName("InitialisedByReflection$H").getDeclaredField("v").get(null);
        });
        t1.start();
        t2.start();
        t1.join();
        t2.join();
        System.out.print(a);
    }
}
