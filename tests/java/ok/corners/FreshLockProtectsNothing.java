//@ outputs: "1" | "2"
// A lock that nobody else can have protects nothing: an increment gets lost.
public class FreshLockProtectsNothing {
    static int n;
    static void add() { synchronized (new Object()) { n++; } }
    public static void main(String[] args) throws Exception {
        Thread t = new Thread(FreshLockProtectsNothing::add);
        t.start();
        add();
        t.join();
        System.out.print(n);
    }
}
