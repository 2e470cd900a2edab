//@ needs: jdk>=21
//@ outputs: "1" | "2"
// The reversed view of a list writes through to it: increments get lost.
import java.util.*;

public class ReversedViewShared {
    public static void main(String[] args) throws Exception {
        List<Integer> list = new ArrayList<>(List.of(0));
        List<Integer> reversed = list.reversed();
        Thread t = new Thread(() -> reversed.set(0, reversed.get(0) + 1));
        t.start();
        list.set(0, list.get(0) + 1);
        t.join();
        System.out.print(list.get(0));
    }
}
