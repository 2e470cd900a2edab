//@ native: yes
//@ outputs: "1" | "interrupted"
import java.util.concurrent.*;
public class InterruptedGet {
    public static void main(String[] args) throws Exception {
        CompletableFuture<Integer> a = new CompletableFuture<>();
        Thread main = Thread.currentThread();
        Thread t = new Thread(() -> { main.interrupt(); a.complete(1); });
        t.start();
        try {
            System.out.print(a.get());
        } catch (InterruptedException e) {
            System.out.print("interrupted");
        }
    }
}
