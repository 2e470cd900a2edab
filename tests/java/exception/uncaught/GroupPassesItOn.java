//@ expect: exception java.lang.IllegalArgumentException
// The override calls the inherited method, which finds nobody.
// Confirmed on JDK 17 and 25: seen.
public class GroupPassesItOn {
    static volatile int seen;

    public static void main(String[] args) {
        ThreadGroup group = new ThreadGroup("g") {
            @Override
            public void uncaughtException(Thread thread, Throwable e) {
                seen++;
                super.uncaughtException(thread, e);
            }
        };
        new Thread(group, () -> {
            throw new IllegalArgumentException("first"); //~ THROWS
        }).start();
    }
}
