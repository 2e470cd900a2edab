//@ outputs: "first\n"
// The default handler takes what main throws.
// Confirmed on JDK 17 and 25: every outcome was seen.
public class DefaultTakesMainsToo {
    public static void main(String[] args) {
        Thread.setDefaultUncaughtExceptionHandler((thread, e) -> System.out.println(e.getMessage()));
        throw new IllegalArgumentException("first");
    }
}
