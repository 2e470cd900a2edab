//@ outputs: "0" | "1" | "2" | "10" | "11" | "12" | "20" | "21" | "22"
// Two threads count in one packed word, one adds 10 twice, the other 1 twice; main reads the word at any
// moment. It sees every pair of progress: (2 + 1) * (2 + 1) = 9 values.
import java.util.concurrent.atomic.AtomicInteger;

public class AtomicSnapshots {
    public static void main(String[] args) throws Exception {
        AtomicInteger word = new AtomicInteger();
        Thread a = new Thread(() -> {
            word.addAndGet(10);
            word.addAndGet(10);
        });
        Thread b = new Thread(() -> {
            word.addAndGet(1);
            word.addAndGet(1);
        });
        a.start();
        b.start();
        System.out.print(word.get());
        a.join();
        b.join();
    }
}
