//@ native: yes
//@ outputs: "2" | "3"
// Over the initialiser (and getStackTrace) there is run, or deeper and main.
public class InitializerCountsFrames {
    static class H {
        static final int DEPTH = Thread.currentThread().getStackTrace().length;
        static void touch() {}
    }
    static void deeper() { H.touch(); }
    public static void main(String[] args) throws Exception {
        Thread t = new Thread() { public void run() { H.touch(); } };
        t.start();
        deeper();
        t.join();
        System.out.print(H.DEPTH - 1);
    }
}
