//@ expect: exception java.lang.IllegalArgumentException
// What leaves a handler is a finding.
public class HandlerOfAGroupFails {
    public static void main(String[] args) {
        ThreadGroup g = new ThreadGroup("g") {
            public void uncaughtException(Thread t, Throwable e) {
                throw new IllegalArgumentException(e.getMessage());
            }
        };
        new Thread(g, () -> {
            throw new IllegalStateException("x");
        }).start();
    }
}
