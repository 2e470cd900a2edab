//@ native: yes
//@ outputs: "[1, 2]\n" | "[1]\n" | "[2, 1]\n" | "[2]\n"
// List.forEach with out::add in two threads: the adds to the plain list mix as in
// AcceptIntoPlainList.
// Confirmed on JDK 17 and 25: every outcome was seen.
import java.util.ArrayList;
import java.util.List;

public class ForEachIntoPlainList {
    public static void main(String[] args) throws Exception {
        List<Integer> out = new ArrayList<>(4);
        Thread t = new Thread(() -> List.of(1).forEach(out::add));
        t.start();
        List.of(2).forEach(out::add);
        t.join();
        System.out.println(out);
    }
}
