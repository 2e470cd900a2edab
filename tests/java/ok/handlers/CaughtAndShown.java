//@ native: yes
//@ outputs: "went on\n"
// The exception is caught; that the group is asked to show it ends no thread.
public class CaughtAndShown {
    public static void main(String[] args) throws Exception {
        Thread t = new Thread(() -> {
            try {
                throw new IllegalStateException("caught");
            } catch (IllegalStateException e) {
                Thread me = Thread.currentThread();
                me.getThreadGroup().uncaughtException(me, e);
            }
            System.out.println("went on");
        });
        t.start();
        t.join();
    }
}
