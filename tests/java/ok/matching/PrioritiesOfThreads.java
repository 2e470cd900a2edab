//@ native: yes
//@ outputs: "3\n" | "4\n"
// setPriority is state, also of a thread that was never started.
// Confirmed on JDK 17 and 25: every outcome was seen.
public class PrioritiesOfThreads {
    public static void main(String[] args) throws Exception {
        Thread shared = new Thread(() -> {});
        Thread t = new Thread(() -> shared.setPriority(3));
        Thread u = new Thread(() -> shared.setPriority(4));
        t.start();
        u.start();
        t.join();
        u.join();
        System.out.println(shared.getPriority());
    }
}
