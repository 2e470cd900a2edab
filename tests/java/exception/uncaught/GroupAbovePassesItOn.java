//@ expect: exception java.lang.IllegalStateException
// The group above the thread's own overrides the method and passes the exception on to nobody.
public class GroupAbovePassesItOn {
    public static void main(String[] args) {
        ThreadGroup above = new ThreadGroup("above") {
            @Override
            public void uncaughtException(Thread thread, Throwable e) {
                super.uncaughtException(thread, e);
            }
        };
        new Thread(new ThreadGroup(above, "own"), () -> {
            throw new IllegalStateException("first"); //~ THROWS
        }).start();
    }
}
