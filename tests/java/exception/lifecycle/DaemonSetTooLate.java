//@ expect: exception java.lang.IllegalThreadStateException
// setDaemon on a thread that is alive; if the thread has already ended the call goes through.
public class DaemonSetTooLate {
    public static void main(String[] args) throws Exception {
        Thread t = new Thread(() -> {});
        t.start();
        t.setDaemon(true); //~ THROWS
    }
}
