//@ outputs: "1" | "3"
// forEach of the wrapper holds the lock all the time.
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

public class SynchronizedForEach {
    static int sum;

    public static void main(String[] args) throws Exception {
        List<Integer> list = Collections.synchronizedList(new ArrayList<>(List.of(1)));
        Thread other = new Thread(() -> list.add(2));
        other.start();
        list.forEach(x -> sum += x);
        System.out.print(sum);
    }
}
