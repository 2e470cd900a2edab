// Other threads go on while hooks run.
public class OthersGoOnBesideHooks {
    static volatile int x;

    public static void main(String[] a) throws Exception {
        Runtime.getRuntime().addShutdownHook(new Thread(() -> x = 2));
        Thread t = new Thread(() -> {
            assert x != 2;
        });
        t.start();
        System.exit(0);
    }
}
