//@ outputs: "a and 1|b and 2"
// MessageFormat in two threads.
import java.text.MessageFormat;

public class MessagesOfTheirOwn {
    static String x;

    public static void main(String[] args) throws Exception {
        Thread t = new Thread(() -> x = MessageFormat.format("{0} and {1}", "a", 1));
        t.start();
        String y = MessageFormat.format("{0} and {1}", "b", 2);
        t.join();
        System.out.print(x + "|" + y);
    }
}
