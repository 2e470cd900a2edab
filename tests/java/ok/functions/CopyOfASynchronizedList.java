//@ outputs: "[1]" | "[1, 2]"
// The array is made with the lock held.
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

public class CopyOfASynchronizedList {
    public static void main(String[] args) throws Exception {
        List<Integer> list = Collections.synchronizedList(new ArrayList<>(List.of(1)));
        Thread other = new Thread(() -> list.add(2));
        other.start();
        System.out.print(new ArrayList<>(list));
    }
}
