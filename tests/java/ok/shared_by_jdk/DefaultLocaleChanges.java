//@ native: yes
//@ outputs: "USUS" | "USFR" | "FRFR"
// The default locale is shared by all threads.
import java.util.*;

public class DefaultLocaleChanges {
    static {
        Locale.setDefault(Locale.US);
    }

    public static void main(String[] args) throws Exception {
        Thread t = new Thread(() -> Locale.setDefault(Locale.FRANCE));
        t.start();
        String seen = Locale.getDefault().getCountry() + Locale.getDefault().getCountry();
        t.join();
        System.out.print(seen);
    }
}
