// Two readings of Instant.now need not be equal.
// Confirmed on JDK 17 and 25: seen.
import java.time.Instant;

public class InstantMovesOn {
    public static void main(String[] args) {
        assert Instant.now().equals(Instant.now()); //~ ASSERT
    }
}
