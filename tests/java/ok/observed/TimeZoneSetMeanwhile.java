//@ outputs: "A" | "B"
import java.util.*;
public class TimeZoneSetMeanwhile {
    public static void main(String[] args) throws Exception {
        TimeZone.setDefault(new SimpleTimeZone(0, "A"));
        Thread t = new Thread(() -> TimeZone.setDefault(new SimpleTimeZone(0, "B")));
        t.start();
        System.out.print(TimeZone.getDefault().getID());
        t.join();
    }
}
