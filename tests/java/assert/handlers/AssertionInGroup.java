// What the group's own handler throws is reported as well.
public class AssertionInGroup {
    static volatile int handled;

    public static void main(String[] args) throws Exception {
        ThreadGroup group = new ThreadGroup("g") {
            @Override
            public void uncaughtException(Thread t, Throwable e) {
                handled++;
                assert handled == 1; //~ ASSERT
            }
        };
        for (int i = 0; i < 2; i++) {
            Thread t = new Thread(group, () -> {
                throw new IllegalStateException("x");
            });
            t.start();
            t.join();
        }
    }
}
