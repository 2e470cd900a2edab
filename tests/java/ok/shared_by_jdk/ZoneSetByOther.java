//@ outputs: "0" | "3600000"
import java.util.*;

// The default time zone is set before it is asked for or after.
public class ZoneSetByOther {
    public static void main(String[] a) throws Exception {
        TimeZone.setDefault(TimeZone.getTimeZone("UTC"));
        Thread t = new Thread(() -> TimeZone.setDefault(TimeZone.getTimeZone("GMT+1")));
        t.start();
        int s = TimeZone.getDefault().getRawOffset();
        t.join();
        System.out.print(s);
    }
}
