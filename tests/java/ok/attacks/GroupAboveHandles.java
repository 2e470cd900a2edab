//@ outputs: "gx"
//@ native: yes
// A group passes what its threads throw to its parent, which handles it.

public class GroupAboveHandles {
    public static void main(String[] args) throws Exception {
        ThreadGroup above = new ThreadGroup("above") {
            @Override
            public void uncaughtException(Thread t, Throwable e) {
                System.out.print("g" + e.getMessage());
            }
        };
        Thread t = new Thread(new ThreadGroup(above, "below"), () -> {
            throw new IllegalStateException("x");
        });
        t.start();
        t.join();
    }
}
