//@ flags: +vm.clock_steps=25h
//@ outputs: "ok\n"
//@ native: yes
// Calendars and local dates go by the same clock.
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.Calendar;

public class CalendarsAgree {
    public static void main(String[] args) {
        LocalDate first = LocalDate.now(ZoneOffset.UTC);
        long millis = Calendar.getInstance().getTimeInMillis();
        assert !LocalDate.now(ZoneOffset.UTC).isBefore(first);
        assert System.currentTimeMillis() >= millis;
        System.out.println("ok");
    }
}
