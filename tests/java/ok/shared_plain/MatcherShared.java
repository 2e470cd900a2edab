//@ native: yes
//@ outputs: "true" | "false"
// A matcher that both ask to look from the beginning: reset and find are not one step.
import java.util.regex.*;
public class MatcherShared {
    public static void main(String[] args) throws Exception {
        Matcher m = Pattern.compile("a").matcher("a");
        boolean[] found = { false };
        Thread t = new Thread(() -> m.find());
        t.start();
        System.out.print(m.find());
        t.join();
    }
}
