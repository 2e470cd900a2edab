//@ needs: jdk<=19
//@ native: yes
//@ outputs: "end\n"
// Main resumes the thread before it wants the monitor.
// Confirmed on JDK 17: every outcome was seen.
public class ResumedBeforeLocking {
    @SuppressWarnings("removal")
    public static void main(String[] args) throws Exception {
        Object lock = new Object();
        Thread t = new Thread(() -> {
            synchronized (lock) {
            }
        });
        t.start();
        t.suspend();
        t.resume();
        synchronized (lock) {
            System.out.println("end");
        }
        t.join();
    }
}
