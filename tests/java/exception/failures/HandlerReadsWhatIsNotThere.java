//@ expect: exception java.lang.NullPointerException
// A default handler that uses what another thread has yet to set.
public class HandlerReadsWhatIsNotThere {
    static volatile StringBuffer log;

    public static void main(String[] args) throws Exception {
        Thread.setDefaultUncaughtExceptionHandler((t, e) -> log.append(e)); //~ THROWS
        Thread t = new Thread(() -> {
            throw new IllegalStateException();
        });
        t.start();
        log = new StringBuffer();
        t.join();
    }
}
