//@ outputs: "0" | "1"
import java.util.*;

// The bundle is made by whoever asks first.
public class BundleMadeByOne {
    static int x;

    public static class B extends ListResourceBundle {
        final int v = x;
        protected Object[][] getContents() {
            return new Object[][] { { "k", "" + v } };
        }
    }

    public static void main(String[] a) throws Exception {
        Thread t = new Thread(() -> ResourceBundle.getBundle("BundleMadeByOne$B", Locale.ROOT).getString("k"));
        t.start();
        x = 1;
        String s = ResourceBundle.getBundle("BundleMadeByOne$B", Locale.ROOT).getString("k");
        t.join();
        System.out.print(s);
    }
}
