//@ expect: exception java.lang.NumberFormatException
// A builder shared without a lock: the reader parses a half-written number.
public class NumberMisread {
    static final StringBuffer digits = new StringBuffer();

    public static void main(String[] args) throws Exception {
        Thread t = new Thread(() -> {
            digits.append("-");
            digits.append("5");
        });
        t.start();
        String text = digits.toString();
        if (!text.isEmpty()) Integer.parseInt(text); //~ THROWS
        t.join();
    }
}
