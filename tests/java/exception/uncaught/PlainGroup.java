//@ expect: exception java.lang.IllegalArgumentException
// A group that does not override it, below one that does not either: nobody takes it.
// Confirmed on JDK 17 and 25: seen.
public class PlainGroup {
    public static void main(String[] args) {
        new Thread(new ThreadGroup("g"), () -> {
            throw new IllegalArgumentException("first"); //~ THROWS
        }).start();
    }
}
