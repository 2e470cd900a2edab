//@ native: yes
//@ outputs: "1" | "2"
// An initialiser waits for the end of a thread and goes on with what it has used; a third thread uses it too.
public class JoinedByAnInitialiser {
    static int n;
    static Thread first;
    static class H {
        static { try { first.join(); } catch (InterruptedException e) { throw new AssertionError(e); } n++; }
        static void touch() {}
    }
    public static void main(String[] args) throws Exception {
        first = new Thread(() -> {});
        first.start();
        Thread t = new Thread(() -> n++);
        t.start();
        H.touch();
        t.join();
        System.out.print(n);
    }
}
