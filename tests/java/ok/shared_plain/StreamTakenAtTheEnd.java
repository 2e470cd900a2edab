//@ native: yes
//@ outputs: "1" | "2" | "changed"
// A stream of a list looks at it when it is asked for the result, not when it is made.
import java.util.*;
import java.util.stream.*;
public class StreamTakenAtTheEnd {
    public static void main(String[] args) throws Exception {
        List<Integer> l = new ArrayList<>(List.of(1));
        Stream<Integer> s = l.stream();
        Thread t = new Thread(() -> l.add(2));
        t.start();
        try {
            System.out.print(s.map(i -> i).collect(Collectors.toList()).size());
        } catch (ConcurrentModificationException e) {
            System.out.print("changed");
        }
        t.join();
    }
}
