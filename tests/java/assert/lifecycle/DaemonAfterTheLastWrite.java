// The daemon may come between the last write of main and its end.
public class DaemonAfterTheLastWrite {
    static int x;

    public static void main(String[] a) throws Exception {
        Thread t = new Thread(() -> {
            assert x != 2;
        });
        t.setDaemon(true);
        t.start();
        x = 2;
    }
}
