//@ outputs: "2 false" | "2 true" | "9 false"
// Interrupted before they have met, or after that: then the value is there, and the flag too, if the interrupt was early enough.
import java.util.concurrent.*;
public class InterruptedWhileExchanging {
    public static void main(String[] args) throws Exception {
        Exchanger<Integer> e = new Exchanger<>();
        String[] r = new String[1];
        Thread a = new Thread(() -> {
            int v;
            try { v = e.exchange(1); } catch (InterruptedException x) { v = 9; }
            r[0] = v + " " + Thread.currentThread().isInterrupted();
        });
        Thread b = new Thread(() -> { try { e.exchange(2, 10, TimeUnit.MILLISECONDS); } catch (Exception x) { } });
        a.start(); b.start();
        a.interrupt();
        a.join(); b.join();
        System.out.print(r[0]);
    }
}
