//@ native: yes
//@ outputs: "fine\n"
// java.time reads the same clock (nobody sets it here).
// Confirmed on JDK 17 and 25: every outcome was seen.
import java.time.Instant;

public class InstantNeverGoesBack {
    public static void main(String[] args) {
        Instant first = Instant.now();
        Instant second = Instant.now();
        assert !second.isBefore(first);
        System.out.println("fine");
    }
}
