//@ outputs: "early\n" | "late\n"
// A method reference to the clock reads it for the program.
import java.util.function.LongSupplier;

public class ClockByReference {
    public static void main(String[] args) {
        LongSupplier clock = System::nanoTime;
        long start = clock.getAsLong();
        System.out.println(clock.getAsLong() - start > 1_000_000_000L ? "late" : "early");
    }
}
