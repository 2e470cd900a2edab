//@ native: yes
//@ outputs: "g first\n"
// A group that does not override it asks its parent.
// Confirmed on JDK 17 and 25: every outcome was seen.
public class ParentGroupTakesIt {
    static volatile String caught;

    public static void main(String[] args) throws Exception {
        ThreadGroup group = new ThreadGroup("g") {
            @Override
            public void uncaughtException(Thread thread, Throwable e) {
                caught = getName() + " " + e.getMessage();
            }
        };
        Thread t = new Thread(new ThreadGroup(group, "child"), () -> {
            throw new IllegalArgumentException("first");
        });
        t.start();
        t.join();
        System.out.println(caught);
    }
}
