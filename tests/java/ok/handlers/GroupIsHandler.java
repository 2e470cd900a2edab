//@ native: yes
//@ outputs: "group took x\n"
// A thread group that overrides uncaughtException is a handler.
public class GroupIsHandler {
    public static void main(String[] args) throws Exception {
        ThreadGroup group = new ThreadGroup("g") {
            @Override
            public void uncaughtException(Thread t, Throwable e) {
                System.out.println("group took " + e.getMessage());
            }
        };
        Thread t = new Thread(group, () -> {
            throw new IllegalStateException("x");
        });
        t.start();
        t.join();
    }
}
