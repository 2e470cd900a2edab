//@ native: yes
//@ outputs: "interrupted" | "waited"
// The initialiser waits for a moment: one of the two threads that need the class has been interrupted.
public class WaitInAnInitialiser {
    static class H {
        static String s;
        static {
            Object own = new Object();
            synchronized (own) { try { own.wait(1); s = "waited"; } catch (InterruptedException e) { s = "interrupted"; } }
        }
        static void touch() {}
    }
    public static void main(String[] args) throws Exception {
        Thread t = new Thread(() -> { Thread.currentThread().interrupt(); H.touch(); });
        t.start();
        H.touch();
        t.join();
        System.out.print(H.s);
    }
}
