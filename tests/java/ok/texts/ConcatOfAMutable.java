//@ outputs: "[]:[]" | "[]:[1]" | "[1]:[1]" | "x"
// Arguments of a concatenation become texts one by one; a list that changes meanwhile may complain.
import java.util.ArrayList;
import java.util.ConcurrentModificationException;
import java.util.List;

public class ConcatOfAMutable {
    public static void main(String[] args) throws Exception {
        List<Integer> l = new ArrayList<>();
        Thread t = new Thread(() -> l.add(1));
        t.start();
        String s;
        try {
            s = l + ":" + l;
        } catch (ConcurrentModificationException e) {
            s = "x";
        }
        t.join();
        System.out.print(s);
    }
}
