//@ outputs: "early\n" | "late\n"
// java.time reads the clock for the program.
import java.time.Duration;
import java.time.Instant;

public class InstantBothWays {
    public static void main(String[] args) {
        Instant start = Instant.now();
        boolean late = Duration.between(start, Instant.now()).compareTo(Duration.ofMinutes(1)) > 0;
        System.out.println(late ? "late" : "early");
    }
}
