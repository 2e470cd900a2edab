//@ native: yes
//@ outputs: "true false" | "false true"
// The status is cleared by whoever asks first.

public class InterruptedOnce {
    static boolean other;

    public static void main(String[] args) throws Exception {
        Thread main = Thread.currentThread();
        Thread t = new Thread(main::interrupt);
        t.start();
        boolean first = Thread.interrupted();
        try {
            t.join();
            other = Thread.interrupted();
        } catch (InterruptedException e) {
            other = true;
        }
        System.out.print(first + " " + other);
    }
}
