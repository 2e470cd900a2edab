// Code that takes two readings for one instant.
// Confirmed on JDK 17 and 25: seen.
public class TwoReadingsDiffer {
    public static void main(String[] args) {
        assert System.nanoTime() == System.nanoTime(); //~ ASSERT
    }
}
