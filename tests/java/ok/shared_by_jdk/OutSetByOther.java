//@ outputs: "mo|" | "m|o" | "|mo"
import java.io.*;

// Each prints to what is out at that moment: the swapped stream collects.
public class OutSetByOther {
    public static void main(String[] a) throws Exception {
        ByteArrayOutputStream b = new ByteArrayOutputStream();
        PrintStream mine = new PrintStream(b, true), old = System.out;
        Thread t = new Thread(() -> System.setOut(mine));
        t.start();
        System.out.print("m");
        System.out.print("o");
        t.join();
        old.print("|" + b);
    }
}
