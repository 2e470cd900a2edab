//@ native: yes
//@ outputs: "fine\n"
// nanoTime never goes back.
// Confirmed on JDK 17 and 25: every outcome was seen.
public class ElapsedIsNeverNegative {
    public static void main(String[] args) {
        long before = System.nanoTime();
        long after = System.nanoTime();
        assert after - before >= 0;
        System.out.println("fine");
    }
}
