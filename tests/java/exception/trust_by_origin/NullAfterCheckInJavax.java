//@ expect: exception java.lang.NullPointerException
// The field is cleared between the check and the use.
// Confirmed on JDK 17 and 25: seen.
package javax.cache;

public class NullAfterCheckInJavax {
    static String cached = "x";

    public static void main(String[] args) {
        new Thread(() -> cached = null).start();
        if (cached != null) {
            cached.length(); //~ THROWS
        }
    }
}
