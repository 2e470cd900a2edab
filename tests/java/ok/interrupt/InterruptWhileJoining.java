//@ native: yes
//@ outputs: "interrupted" | "joined interrupted"
// The main thread is interrupted by the thread that it waits for.
public class InterruptWhileJoining {
    public static void main(String[] args) throws Exception {
        Thread main = Thread.currentThread();
        Thread t = new Thread(main::interrupt);
        t.start();
        try {
            t.join();
            System.out.print(Thread.currentThread().isInterrupted() ? "joined interrupted" : "lost");
        } catch (InterruptedException e) {
            System.out.print("interrupted");
        }
    }
}
