//@ expect: exception java.util.ConcurrentModificationException
// As ok/plain_below_trusted/PrintWhileAdding, and nobody catches it.
// Confirmed on JDK 17 and 25: seen.
import java.util.ArrayList;
import java.util.List;

public class PrintedWhileAdding {
    public static void main(String[] args) {
        List<Integer> list = new ArrayList<>();
        list.add(1);
        new Thread(() -> list.add(2)).start();
        System.out.println(list); //~ THROWS
    }
}
