//@ native: yes
//@ outputs: "1" | "2"
// A hidden class that the program defines is code of the program: its increments may be lost.
import java.io.*;
import java.lang.invoke.*;
public class HiddenClassIsExplored {
    public static int n;
    public static class Adds implements Runnable { public void run() { n++; } }
    public static void main(String[] args) throws Exception {
        byte[] b;
        try (InputStream in = HiddenClassIsExplored.class.getResourceAsStream("HiddenClassIsExplored$Adds.class")) {
            b = in.readAllBytes();
        }
        Class<?> c = MethodHandles.lookup().defineHiddenClass(b, true).lookupClass();
        Runnable r = (Runnable) c.getConstructor().newInstance();
        Thread t = new Thread(r);
        t.start();
        r.run();
        t.join();
        System.out.print(n);
    }
}
