//@ native: yes
//@ outputs: "Thu Jan 01 00:00:00 GMT 1970" | "Thu Jan 01 05:00:00 GMT+05:00 1970"
// A date is turned into text when it is printed, in the zone that is the default then.
import java.util.*;
public class PrintsADate {
    public static void main(String[] args) throws Exception {
        TimeZone.setDefault(TimeZone.getTimeZone("GMT"));
        Date d = new Date(0);
        TimeZone z = TimeZone.getTimeZone("GMT+5");
        Thread t = new Thread(() -> TimeZone.setDefault(z));
        t.start();
        System.out.print(d);
        t.join();
    }
}
