//@ native: yes
//@ outputs: "0" | "3600000"
// A calendar that is made for a zone takes the zone's offset then, before it is moved by another thread or after that.
import java.util.*;
public class ZoneMovedMeanwhile {
    public static void main(String[] args) throws Exception {
        SimpleTimeZone zone = new SimpleTimeZone(0, "z");
        Thread t = new Thread(() -> zone.setRawOffset(3600000));
        t.start();
        int offset = Calendar.getInstance(zone, Locale.US).get(Calendar.ZONE_OFFSET);
        t.join();
        System.out.print(offset);
    }
}
