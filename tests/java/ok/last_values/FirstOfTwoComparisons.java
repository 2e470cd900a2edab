//@ outputs: "a,true,false" | "b,false,true"
// Who finds nothing there wins.
import java.util.concurrent.atomic.AtomicReference;

public class FirstOfTwoComparisons {


    public static void main(String[] args) throws Exception {
        AtomicReference<String> first = new AtomicReference<>();
        boolean[] won = new boolean[2];
        Thread other = new Thread(() -> won[1] = first.compareAndSet(null, "b"));
        other.start();
        won[0] = first.compareAndSet(null, "a");
        other.join();
        System.out.print(first + "," + won[0] + "," + won[1]);
    }
}
