//@ native: yes
//@ outputs: "parent took x\n"
// The library's uncaughtException passes exceptions on to the parent group.
public class ParentGroupIsHandler {
    public static void main(String[] args) throws Exception {
        ThreadGroup parent = new ThreadGroup("parent") {
            @Override
            public void uncaughtException(Thread t, Throwable e) {
                System.out.println("parent took " + e.getMessage());
            }
        };
        Thread t = new Thread(new ThreadGroup(parent, "child"), () -> {
            throw new IllegalStateException("x");
        });
        t.start();
        t.join();
    }
}
