//@ native: yes
//@ outputs: "first\n"
// An overridden ThreadGroup.uncaughtException is a handler.
// Confirmed on JDK 17 and 25: every outcome was seen.
public class GroupTakesIt {
    static volatile String caught;

    public static void main(String[] args) throws Exception {
        ThreadGroup group = new ThreadGroup("g") {
            @Override
            public void uncaughtException(Thread thread, Throwable e) {
                caught = e.getMessage();
            }
        };
        Thread t = new Thread(group, () -> {
            throw new IllegalArgumentException("first");
        });
        t.start();
        t.join();
        System.out.println(caught);
    }
}
