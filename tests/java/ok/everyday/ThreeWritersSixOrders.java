//@ native: yes
//@ outputs: "acb" | "bac" | "bca" | "abc" | "cab" | "cba"
// Three threads write one letter each: six orders.
import java.io.*;

public class ThreeWritersSixOrders {
    public static void main(String[] args) throws Exception {
        StringWriter text = new StringWriter();
        Thread t = new Thread(() -> text.append('a'));
        Thread u = new Thread(() -> text.append('b'));
        t.start();
        u.start();
        text.append('c');
        t.join();
        u.join();
        System.out.print(text);
    }
}
