// Two daemons meet after main's end, before the program's.
public class DaemonsMeetAtTheEnd {
    static int x;

    public static void main(String[] a) throws Exception {
        Thread t = new Thread(() -> {
            x++;
        });
        Thread u = new Thread(() -> {
            int v = x;
            assert v != 1;
        });
        t.setDaemon(true);
        u.setDaemon(true);
        t.start();
        u.start();
    }
}
