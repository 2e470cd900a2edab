//@ outputs: "2:[a, b]" | "2:[b, a]" | "1:[a]" | "1:[b]" | "2:[a]" | "2:[b]" | "1:[a, b]" | "1:[b, a]"
// Two unsynchronised additions to a linked list: nodes and count may get lost by themselves.
import java.util.Iterator;
import java.util.LinkedList;

public class LinkedListLosesANode {
    public static void main(String[] args) throws Exception {
        LinkedList<String> l = new LinkedList<>();
        Thread t = new Thread(() -> l.add("a"));
        t.start();
        l.add("b");
        t.join();
        int size = l.size();
        String s = "";
        String first = l.peekFirst(), last = l.peekLast();
        System.out.print(size + ":[" + (first.equals(last) ? first : first + ", " + last) + "]");
    }
}
