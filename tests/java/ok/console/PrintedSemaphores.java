//@ native: yes
//@ outputs: "1" | "0"
// A permit is taken and given back while the text of the semaphore is printed.
import java.util.concurrent.*;
public class PrintedSemaphores {
    public static void main(String[] args) throws Exception {
        Semaphore s = new Semaphore(1) {
            public String toString() { String x = super.toString(); return x.substring(x.indexOf("= ") + 2, x.length() - 1); }
        };
        Thread t = new Thread(() -> { s.tryAcquire(); s.release(); });
        t.start();
        System.out.print(s);
        t.join();
    }
}
