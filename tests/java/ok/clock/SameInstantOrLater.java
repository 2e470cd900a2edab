//@ native: yes
//@ outputs: "later\n" | "same\n"
// Two readings of a clock of milliseconds are equal or not.
// Confirmed on JDK 17 and 25: every outcome was seen.
public class SameInstantOrLater {
    public static void main(String[] args) {
        long first = System.currentTimeMillis();
        long second = System.currentTimeMillis();
        System.out.println(first == second ? "same" : "later");
    }
}
