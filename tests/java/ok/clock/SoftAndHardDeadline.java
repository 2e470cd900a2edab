//@ outputs: "\n" | "soft\n" | "soft hard\n"
// A short deadline can pass without a long one; the long one does not pass alone.
public class SoftAndHardDeadline {
    public static void main(String[] args) {
        long start = System.nanoTime();
        long elapsed = System.nanoTime() - start;
        String passed = "";
        if (elapsed > 10_000_000L) passed += "soft";
        if (elapsed > 10_000_000_000L) passed += " hard";
        System.out.println(passed);
    }
}
