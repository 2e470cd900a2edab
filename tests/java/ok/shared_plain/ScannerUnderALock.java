//@ outputs: "12" | "21"
// Under a lock, two threads share the tokens.
import java.util.Scanner;

public class ScannerUnderALock {
    static String x = "?", y = "?";

    public static void main(String[] args) throws Exception {
        Scanner s = new Scanner("1 2");
        Thread t = new Thread(() -> {
            synchronized (s) {
                x = s.next();
            }
        });
        t.start();
        synchronized (s) {
            y = s.next();
        }
        t.join();
        System.out.print(x + y);
    }
}
