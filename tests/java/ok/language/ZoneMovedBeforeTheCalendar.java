//@ native: yes
//@ outputs: "0" | "3600000"
// The same by a calendar of a class that the program names.
import java.util.*;
public class ZoneMovedBeforeTheCalendar {
    public static void main(String[] args) throws Exception {
        SimpleTimeZone zone = new SimpleTimeZone(0, "z");
        Thread t = new Thread(() -> zone.setRawOffset(3600000));
        t.start();
        int offset = new GregorianCalendar(zone, Locale.US).get(Calendar.ZONE_OFFSET);
        t.join();
        System.out.print(offset);
    }
}
