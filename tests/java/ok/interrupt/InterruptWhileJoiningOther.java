//@ native: yes
//@ outputs: "interrupted" | "joined false" | "joined true"
// The thread that is waited for ends by itself; another one interrupts.
public class InterruptWhileJoiningOther {
    public static void main(String[] args) throws Exception {
        Thread main = Thread.currentThread();
        Thread t = new Thread(() -> {});
        Thread u = new Thread(main::interrupt);
        t.start();
        u.start();
        try {
            t.join();
            System.out.print("joined " + Thread.interrupted());
        } catch (InterruptedException e) {
            System.out.print("interrupted");
        }
    }
}
