//@ native: yes
//@ outputs: "true\n"
// new Date lies between two readings of the clock.
// Confirmed on JDK 17 and 25: every outcome was seen.
import java.util.Date;

public class DateIsTheClock {
    public static void main(String[] args) {
        long before = System.currentTimeMillis();
        long now = new Date().getTime();
        long after = System.currentTimeMillis();
        System.out.println(before <= now && now <= after);
    }
}
