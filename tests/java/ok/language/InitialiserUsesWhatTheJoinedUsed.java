//@ native: yes
//@ outputs: "2" | "3"
// A thread, then an initialiser that waits for it, then the users of the class, of which there are two.
public class InitialiserUsesWhatTheJoinedUsed {
    static int n;
    static Thread first;
    static class H {
        static { try { first.join(); } catch (InterruptedException e) { throw new AssertionError(e); } }
        static void add() { n++; }
    }
    public static void main(String[] args) throws Exception {
        first = new Thread(() -> n++);
        first.start();
        Thread t = new Thread(H::add);
        t.start();
        H.add();
        t.join();
        System.out.print(n);
    }
}
