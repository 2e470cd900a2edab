//@ native: yes
//@ outputs: "true" | "false"
// To interrupt a thread that has not started counts once it runs.
public class InterruptOfANewThread {
    static boolean seen;
    public static void main(String[] args) throws Exception {
        Thread t = new Thread(() -> seen = Thread.interrupted());
        Thread other = new Thread(t::interrupt);
        other.start();
        t.start();
        t.join();
        other.join();
        System.out.print(seen);
    }
}
