//@ flags: --race
//@ large: both threads load the data of a locale
//@ outputs: "007 007 true true\n"
// String.format, regular expressions, java.time and switch over enums and strings are safe to share.
import java.util.regex.*;

public class FormattersAndPatterns {
    static final Pattern DIGITS = Pattern.compile("[0-9]+");

    static String text(int n) {
        return String.format("%03d", n);
    }

    public static void main(String[] args) throws Exception {
        String[] seen = new String[1];
        boolean[] ok = new boolean[1];
        Thread t = new Thread(() -> {
            seen[0] = text(7);
            ok[0] = DIGITS.matcher(seen[0]).matches();
        });
        t.start();
        String mine = text(7);
        boolean mineOk = DIGITS.matcher(mine).matches();
        t.join();
        System.out.println(mine + " " + seen[0] + " " + mineOk + " " + ok[0]);
    }
}
