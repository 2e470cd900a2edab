// A daemon that waits for the end of main may go on before the program ends.
public class DaemonOutlivesMain {
    public static void main(String[] a) throws Exception {
        Thread m = Thread.currentThread();
        Thread t = new Thread(() -> {
            try {
                m.join();
            } catch (InterruptedException e) {}
            assert false;
        });
        t.setDaemon(true);
        t.start();
    }
}
