//@ native: yes
//@ outputs: "GMT+01:00" | "GMT+02:00"
// The default zone is copied: what is done to the copy does not count.
import java.util.*;
public class DefaultZoneMeanwhile {
    public static void main(String[] args) throws Exception {
        TimeZone.setDefault(TimeZone.getTimeZone("GMT+1"));
        Thread t = new Thread(() -> { TimeZone.getDefault().setID("x"); TimeZone.setDefault(TimeZone.getTimeZone("GMT+2")); });
        t.start();
        System.out.print(java.time.ZoneId.systemDefault());
        t.join();
    }
}
