//@ native: yes
//@ outputs: "interrupted" | "slept"
// The initialiser sleeps: one of the two threads that need the class has been interrupted.
public class SleepInAnInitialiser {
    static class H {
        static String s;
        static { try { Thread.sleep(1); s = "slept"; } catch (InterruptedException e) { s = "interrupted"; } }
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
