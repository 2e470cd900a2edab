//@ native: yes
//@ outputs: "true false" | "false true"
// The initialiser clears the status of the thread that runs it: only one of the two was interrupted.
public class InterruptedTakenByAnInitialiser {
    static class H { static final boolean WAS = Thread.interrupted(); static void touch() {} }
    static boolean left;
    public static void main(String[] args) throws Exception {
        Thread t = new Thread(() -> { Thread.currentThread().interrupt(); H.touch(); left = Thread.interrupted(); });
        t.start();
        H.touch();
        t.join();
        System.out.print(H.WAS + " " + left);
    }
}
