//@ flags: +listener=race
//@ outputs: "true true"
// A pattern may be shared; matchers are each thread's own.
import java.util.regex.*;
public class RegexSharedPattern {
    static final Pattern P = Pattern.compile("a+b");
    static volatile boolean a;
    public static void main(String[] args) throws Exception {
        Thread t = new Thread(() -> a = P.matcher("aab").matches());
        t.start();
        boolean b = P.matcher("ab").matches();
        t.join();
        System.out.print(a + " " + b);
    }
}
