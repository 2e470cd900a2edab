//@ native: yes
//@ outputs: "1" | "2"
// An initialiser starts a thread with what it has put into its own static field: both add to it.
public class InitialiserGivesItsListAway {
    static class Box { int n; }
    static Runnable adds(Box b) { return () -> b.n++; }
    static class H {
        static Box box = new Box();
        static {
            Box mine = box;
            Thread t = new Thread(adds(mine));
            t.start();
            box.n++;
            try { t.join(); } catch (InterruptedException e) { throw new AssertionError(e); }
        }
    }
    public static void main(String[] args) { System.out.print(H.box.n); }
}
