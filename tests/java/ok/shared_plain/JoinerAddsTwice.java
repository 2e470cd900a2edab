//@ native: yes
//@ outputs: "2" | "1" | "broken"
// Each may make the array, put its text into the same place, or count on an array that is thrown away.
import java.util.*;
public class JoinerAddsTwice {
    public static void main(String[] args) throws Exception {
        StringJoiner j = new StringJoiner("");
        Thread t = new Thread(() -> j.add("a"));
        t.start();
        j.add("b");
        t.join();
        try {
            System.out.print(j.toString().length());
        } catch (RuntimeException e) {
            System.out.print("broken");
        }
    }
}
