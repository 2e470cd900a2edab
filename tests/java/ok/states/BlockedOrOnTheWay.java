//@ native: yes
//@ outputs: "RUNNABLE" | "BLOCKED"
// A thread that wants a monitor is runnable until it asks for it.

public class BlockedOrOnTheWay {
    public static void main(String[] args) throws Exception {
        Object lock = new Object();
        Thread t = new Thread(() -> {
            synchronized (lock) {
            }
        });
        synchronized (lock) {
            t.start();
            System.out.print(t.getState());
        }
    }
}
