//@ native: yes
//@ outputs: "true"
// Whoever wants a monitor goes on wanting it when interrupted, and finds its status set inside.
public class MonitorIgnoresInterrupt {
    public static void main(String[] args) throws Exception {
        Object monitor = new Object();
        Thread t = new Thread(() -> {
            synchronized (monitor) {
                System.out.print(Thread.currentThread().isInterrupted());
            }
        });
        synchronized (monitor) {
            t.start();
            t.interrupt();
        }
        t.join();
    }
}
