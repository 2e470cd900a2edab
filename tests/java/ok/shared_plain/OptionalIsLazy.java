//@ native: yes
//@ outputs: "0" | "1"
import java.util.*;
public class OptionalIsLazy {
    static int x;
    public static void main(String[] args) throws Exception {
        Thread t = new Thread(() -> x = 1);
        Optional<Integer> none = Optional.empty();
        t.start();
        System.out.print(none.orElseGet(() -> x));
        t.join();
    }
}
