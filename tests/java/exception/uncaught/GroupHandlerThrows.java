//@ expect: exception java.lang.IllegalStateException
// An overridden ThreadGroup.uncaughtException is a handler, and what it throws is thrown in a handler.
// Not seen on JDK 17 and 25: a Java machine swallows what a handler throws.
public class GroupHandlerThrows {
    public static void main(String[] args) {
        ThreadGroup group = new ThreadGroup("g") {
            @Override
            public void uncaughtException(Thread thread, Throwable e) {
                throw new IllegalStateException("second"); //~ THROWS
            }
        };
        new Thread(group, () -> {
            throw new IllegalArgumentException("first");
        }).start();
    }
}
