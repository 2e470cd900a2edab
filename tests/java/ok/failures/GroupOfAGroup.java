//@ outputs: "outer boom\n"
// A group that hands what it gets to its parent, which overrides the handler.
public class GroupOfAGroup {
    public static void main(String[] args) throws Exception {
        ThreadGroup outer = new ThreadGroup("outer") {
            @Override
            public void uncaughtException(Thread t, Throwable e) {
                System.out.println(getName() + " " + e.getMessage());
            }
        };
        ThreadGroup inner = new ThreadGroup(outer, "inner");
        Thread t = new Thread(inner, () -> {
            throw new IllegalStateException("boom");
        });
        t.start();
        t.join();
    }
}
