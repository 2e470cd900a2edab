//@ outputs: "main]" | "]"
// The same by a list of threads, and by the console.
import java.util.*;
public class PrintedThreadShowsItsGroup {
    public static void main(String[] args) {
        Thread t = new Thread(() -> {}, "t");
        List<Thread> all = List.of(t);
        t.start();
        String text = all.toString();
        System.out.print(text.substring(text.lastIndexOf(',') + 1, text.length() - 1));
    }
}
