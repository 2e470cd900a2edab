//@ native: yes
//@ outputs: "3600000 3600000" | "3600000 7200000" | "7200000 7200000"
// The default time zone is shared by all threads.
import java.util.*;

public class DefaultZoneChanges {
    static {
        TimeZone.setDefault(new SimpleTimeZone(3600000, "X"));
    }

    public static void main(String[] args) throws Exception {
        Thread t = new Thread(() -> TimeZone.setDefault(new SimpleTimeZone(7200000, "Y")));
        t.start();
        String seen = TimeZone.getDefault().getRawOffset() + " " + TimeZone.getDefault().getRawOffset();
        t.join();
        System.out.print(seen);
    }
}
