//@ flags: +vm.clock_steps=25h
//@ outputs: "ok\n"
//@ native: yes
// All clocks of the library are one clock.
import java.time.Clock;
import java.time.Instant;
import java.util.Date;

public class ClocksAgree {
    public static void main(String[] args) {
        Instant instant = Instant.now();
        long millis = System.currentTimeMillis();
        Date date = new Date();
        long ofClock = Clock.systemUTC().millis();
        Instant last = Instant.now();
        assert millis >= instant.toEpochMilli();
        assert date.getTime() >= millis;
        assert ofClock >= date.getTime();
        assert last.toEpochMilli() >= ofClock;
        System.out.println("ok");
    }
}
