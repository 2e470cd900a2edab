//@ outputs: "none\n" | "first\n" | "second\n" | "both\n"
// Two deadlines one after the other, each set when the other is decided: each passes or not.
public class SecondDeadlineLater {
    static boolean late(long millis) {
        long start = System.currentTimeMillis();
        return System.currentTimeMillis() - start > millis;
    }

    public static void main(String[] args) {
        boolean first = late(5_000), second = late(5_000);
        System.out.println(first ? second ? "both" : "first" : second ? "second" : "none");
    }
}
