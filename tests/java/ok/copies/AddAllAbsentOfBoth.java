//@ native: yes
//@ outputs: "[1, 2]" | "[2, 1]"
import java.util.*;
import java.util.concurrent.*;
public class AddAllAbsentOfBoth {
    public static void main(String[] args) throws Exception {
        CopyOnWriteArrayList<Integer> l = new CopyOnWriteArrayList<>();
        Thread t = new Thread(() -> l.addAllAbsent(List.of(1, 2)));
        t.start();
        l.addAllAbsent(List.of(2, 1));
        t.join();
        System.out.print(l);
    }
}
